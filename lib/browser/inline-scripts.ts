import { SHOW_REMEMBERED_SCRIPT } from './storage/remembered-language';
import { THEME_SCRIPT } from './storage/theme-script';

/** Every inline script of the site: browsers run no other, because the Content-Security-Policy names these alone. */
export const INLINE_SCRIPTS = [THEME_SCRIPT, SHOW_REMEMBERED_SCRIPT] as const;
