export {
  createRandom,
  hashText,
  pickInteger,
  pickOne,
  pickWeighted,
  pickWhere,
  toShuffled,
  type Random,
} from './random';
export { buildBannerUrl, buildDealPictureUrl, buildLogoUrl, renderArt } from './render-art';
