import { DEFAULT_LOCALE, SPOKEN_LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/url/paths';

/** Where Open Graph wants a country, the one the texts are written for. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR' };

/** The name of a language in Open Graph, and those of the others that the page is written in. */
export function buildOpenGraphLocales(locale: Locale, spoken = SPOKEN_LOCALES) {
  const others = spoken.filter((other) => other !== locale);
  return {
    locale: OPEN_GRAPH_LOCALES[locale],
    alternateLocale: others.map((other) => OPEN_GRAPH_LOCALES[other]),
  };
}

/**
 * Takes a public path without a language prefix and returns the page's address in every language (hreflang), itself
 * included, so that all name each other; undefined while there is only one language.
 */
export function buildLanguageAddresses(path: string, spoken = SPOKEN_LOCALES) {
  if (spoken.length < 2) return undefined;
  const addresses = spoken.map((locale) => [locale, localizePath(locale, path)]);
  return Object.fromEntries([...addresses, ['x-default', localizePath(DEFAULT_LOCALE, path)]]);
}
