export { openPreview, type OpenedPreview } from './open-preview';
export { buildForgottenCookies, buildPreviewCookies, PREVIEW_COOKIE } from './preview-cookie';
export { buildPreviewExitHref, buildPreviewHref, MAX_PREVIEW_HOURS, verifyPreview } from './preview-token';
export { formatMoment, pickPublication, type Publication } from './publication';
