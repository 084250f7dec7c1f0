/** The languages the site speaks (spec §1); the default has no prefix in its addresses. */
export const LOCALES = ['en', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Tells whether a path segment names a language of the site. */
export function isLocale(value: string): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
