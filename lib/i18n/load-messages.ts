import type { Locale } from './locales';

// Texts that only the browser needs, and only once a visitor has asked for something: each file is a chunk of its own.

type Loader<T> = () => Promise<{ default: T }>;
/** English, and the other languages as they come to be spoken. */
type Loaders<T> = { en: Loader<T> } & Partial<Record<Locale, Loader<T>>>;

/** The texts of an open offer. Rejects if they cannot be fetched. */
export function loadOfferMessages(locale: Locale) {
  return load({ en: () => import('./messages/en/offer.json') }, locale);
}

/** The texts beside advertisements. Rejects if they cannot be fetched. */
export function loadAdMessages(locale: Locale) {
  return load({ en: () => import('./messages/en/ads.json') }, locale);
}

/** The texts of the suggestions under a search field. Rejects if they cannot be fetched. */
export function loadSuggestionMessages(locale: Locale) {
  return load({ en: () => import('./messages/en/suggestions.json') }, locale);
}

/** The texts of the cookie banner. Rejects if they cannot be fetched. */
export function loadConsentMessages(locale: Locale) {
  return load({ en: () => import('./messages/en/consent.json') }, locale);
}

async function load<T>(loaders: Loaders<T>, locale: Locale): Promise<T> {
  return (await (loaders[locale] ?? loaders.en)()).default;
}
