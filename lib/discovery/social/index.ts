export { serveSocialImage, keepDrawings } from './serve-social-image';
export { fitLettering, LINE_HEIGHT_EM } from './fit-lettering';
export { HEADING_FACE, MARK_PATH, readFonts, readOwnPicture, TEXT_FACE } from './read-files';
export { SOCIAL_IMAGE_SIZE_PX, type SocialCard, type SocialStub } from './social-card';
export { pickTitle, toDrawable } from './to-drawable';
