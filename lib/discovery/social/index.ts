export { serveSocialImage, keepDrawings } from './serve-social-image';
export { fitLettering, LINE_HEIGHT_EM } from './fit-lettering';
export { HEADING_FACE, readFonts, TEXT_FACE } from './read-fonts';
export { MARK_PATH, readOwnPicture } from './read-own-picture';
export { SOCIAL_IMAGE_SIZE_PX, type SocialCard, type SocialStub } from './social-card';
export { pickTitle, toDrawable } from './to-drawable';
