import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { buildArticleHref, buildBrandHref } from '@/lib/url/paths';

/** Pages that say something else than before: brands by unique name, articles by slug. */
export type ChangedPages = { brands?: string[]; articles?: string[] };

/** The absolute addresses of these pages in every language, each once. */
export function listChangedAddresses(
  { brands = [], articles = [] }: ChangedPages,
  siteUrl: string,
  locales = SPOKEN_LOCALES,
): string[] {
  const paths = locales.flatMap((locale) => [
    ...brands.map((uniqueName) => buildBrandHref(locale, uniqueName)),
    ...articles.map((slug) => buildArticleHref(locale, slug)),
  ]);
  return [...new Set(paths)].map((path) => siteUrl + path);
}
