import { DEFAULT_LOCALE as defaultLocale, PREFIXED_LOCALES } from './spoken-locales.js';

/** The languages of the site (docs/specification.md §1.5). Those that have pages are listed in spoken-locales.js. */
export const LOCALES = ['en', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = defaultLocale;
/** The languages that have pages, the default one first. */
export const SPOKEN_LOCALES: readonly Locale[] = LOCALES.filter((locale) => parseLocale(locale) === locale);

/** The language a path segment names, in any case, as Next matches it; the default one for anything else. */
export function parseLocale(value: string): Locale {
  const name = value.toLowerCase();
  return LOCALES.find((locale) => locale === name && PREFIXED_LOCALES.includes(locale)) ?? DEFAULT_LOCALE;
}
