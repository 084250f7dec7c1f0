/** Drawn pictures: their addresses, and the pictures themselves. */
export { buildBannerUrl, buildDealPictureUrl, buildLogoUrl } from './art-url';
export { renderArt } from './render-art';
