import { DEFAULT_LOCALE, parseLocale } from '@/lib/i18n/locales';
import { PREFIXED_LOCALES } from '@/lib/i18n/spoken-locales.js';
import { buildSavedHref } from '@/lib/url/paths';

/** The page of saved offers in every language that has pages. */
export const SAVED_PATHS = [DEFAULT_LOCALE, ...PREFIXED_LOCALES.map(parseLocale)].map(buildSavedHref);

/** The page of saved offers in the language of a public path. */
export function pickSavedPath(path: string): string {
  return buildSavedHref(parseLocale(path.split('/')[1] ?? ''));
}
