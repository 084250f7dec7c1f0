import { getTranslator } from '.';
import type { Locale } from './locales';

/** The line under the site's name: the setting in every language where it is set, else each language's own (docs/specification.md §1.3). */
export function pickTagline(locale: Locale, siteTagline: string | undefined): string {
  return siteTagline ?? getTranslator(locale)('layout.tagline');
}
