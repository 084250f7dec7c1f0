export { openPreview, type OpenedPreview } from './open-preview';
export {
  buildForgottenCookies,
  buildPreviewCookies,
  buildPreviewExitHref,
  buildPreviewHref,
  MAX_PREVIEW_HOURS,
  PREVIEW_COOKIE,
  verifyPreview,
} from './preview-token';
export { formatMoment, pickPublication, type Publication } from './publication';
