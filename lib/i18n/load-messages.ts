import type { CategoryDictionary } from './category-name';
import type { Locale } from './locales';

// Texts that only the browser needs, and only once a visitor has asked for something: each file is a chunk of its own.

/** A language that is missing does not compile. */
type Loaders<T> = Record<Locale, () => Promise<{ default: T }>>;

/** The texts of an open offer. Rejects if they cannot be fetched. */
export function loadOfferMessages(locale: Locale) {
  const loaders = {
    en: () => import('./messages/en/offer.json'),
    es: () => import('./messages/es/offer.json'),
    fr: () => import('./messages/fr/offer.json'),
  };
  return load(loaders, locale);
}

/** The texts beside advertisements. Rejects if they cannot be fetched. */
export function loadAdMessages(locale: Locale) {
  const loaders = {
    en: () => import('./messages/en/ads.json'),
    es: () => import('./messages/es/ads.json'),
    fr: () => import('./messages/fr/ads.json'),
  };
  return load(loaders, locale);
}

/** The texts of the suggestions under a search field. Rejects if they cannot be fetched. */
export function loadSuggestionMessages(locale: Locale) {
  const loaders = {
    en: () => import('./messages/en/suggestions.json'),
    es: () => import('./messages/es/suggestions.json'),
    fr: () => import('./messages/fr/suggestions.json'),
  };
  return load(loaders, locale);
}

/** What the default set of categories is called. Rejects if it cannot be fetched. */
export async function loadCategoryDictionary(locale: Locale): Promise<CategoryDictionary> {
  const loaders = {
    en: () => import('./messages/en/categories.json'),
    es: () => import('./messages/es/categories.json'),
    fr: () => import('./messages/fr/categories.json'),
  };
  const [english, own] = await Promise.all([load(loaders, 'en'), load(loaders, locale)]);
  return { english, own };
}

/** The texts of the cookie banner. Rejects if they cannot be fetched. */
export function loadConsentMessages(locale: Locale) {
  const loaders = {
    en: () => import('./messages/en/consent.json'),
    es: () => import('./messages/es/consent.json'),
    fr: () => import('./messages/fr/consent.json'),
  };
  return load(loaders, locale);
}

async function load<T>(loaders: Loaders<T>, locale: Locale): Promise<T> {
  return (await loaders[locale]()).default;
}
