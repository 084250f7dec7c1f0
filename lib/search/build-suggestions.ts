import { pickCategoryIcon } from '@/lib/art';
import type { ApiBrand } from '@/lib/catalogue/wire/brand';
import type { ApiCategory } from '@/lib/catalogue/wire/category';
import type { ApiSearchResult } from '@/lib/catalogue/wire/search-result';
import type { Locale } from '@/lib/i18n/locales';
import { buildBrandHref, buildCategoryHref } from '@/lib/url/paths';
import { listOfferSuggestions } from './list-offer-suggestions';
import { parseSearchWords, toFoldedWords } from './search-words';
import type { Suggestion, SuggestionGroup } from './suggestion';

/** How many brands and how many offers are suggested. */
export const SUGGESTION_LIMIT = 4;
const CATEGORY_LIMIT = 3;

/** What was found for a text, as the site's own API says it, and the categories there are. */
export type FoundItems = { text: string; result: ApiSearchResult; categories: ApiCategory[] };

/** The groups to suggest for a text, empty ones left out. Offers that are over at `now` are not suggested. */
export function buildSuggestions(locale: Locale, found: FoundItems, now: Date): SuggestionGroup[] {
  const { text, result, categories } = found;
  const groups: SuggestionGroup[] = [
    { kind: 'brands', items: result.brands.brand_list.map((brand) => toBrandSuggestion(locale, brand)) },
    {
      kind: 'categories',
      items: listMatches(categories, text).map((category) => toCategorySuggestion(locale, category)),
    },
    { kind: 'offers', items: listOfferSuggestions(locale, result, now) },
  ];
  return groups
    .map(({ kind, items }) => ({ kind, items: items.slice(0, SUGGESTION_LIMIT) }))
    .filter(({ items }) => items.length > 0);
}

/** The categories in whose names every word of the text begins a word. */
function listMatches(categories: ApiCategory[], text: string): ApiCategory[] {
  const wanted = parseSearchWords(text);
  if (wanted.length === 0) return [];
  const isMatch = ({ name }: ApiCategory) => {
    const words = toFoldedWords(name);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  };
  return categories.filter(isMatch).slice(0, CATEGORY_LIMIT);
}

function toBrandSuggestion(locale: Locale, brand: ApiBrand): Suggestion {
  return {
    key: `brand-${brand.id}`,
    title: brand.name,
    note: null,
    href: buildBrandHref(locale, brand.unique_name),
    tile: { name: brand.name, logo: brand.logo },
  };
}

function toCategorySuggestion(locale: Locale, { id, name, slug, icon }: ApiCategory): Suggestion {
  return {
    key: `category-${id}`,
    title: name,
    note: null,
    href: buildCategoryHref(locale, slug),
    tile: { name, logo: pickCategoryIcon(icon, name) },
  };
}
