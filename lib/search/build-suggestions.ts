import { pickCategoryIcon } from '@/lib/art';
import type { OfferKind } from '@/lib/catalogue/types';
import type { ApiBrand } from '@/lib/catalogue/wire/brand';
import type { ApiCategory } from '@/lib/catalogue/wire/category';
import type { ApiCoupon, ApiDeal } from '@/lib/catalogue/wire/offer';
import type { ApiSearchResult } from '@/lib/catalogue/wire/search-result';
import { translateCategoryName, type CategoryDictionary } from '@/lib/i18n/category-name';
import type { Locale } from '@/lib/i18n/locales';
import { isExpired } from '@/lib/offers/expiry';
import { buildBrandHref, buildCategoryHref, buildOfferHref } from '@/lib/url/paths';
import { parseSearchWords, toFoldedWords } from './split-by-match';

/** How many brands and how many offers are suggested. */
export const SUGGESTION_LIMIT = 4;
const CATEGORY_LIMIT = 3;

/** What was found for a text, as the site's own API says it, and the categories there are. */
export type FoundItems = {
  text: string;
  result: ApiSearchResult;
  categories: ApiCategory[];
  dictionary: CategoryDictionary;
};

/** The groups to suggest for a text, empty ones left out. Offers that are over at `now` are not suggested. */
export function buildSuggestions(locale: Locale, found: FoundItems, now: Date): SuggestionGroup[] {
  const { text, result } = found;
  const categories = found.categories.map((category) => ({
    ...category,
    shownName: translateCategoryName(category, found.dictionary),
  }));
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

/** A category with its name in the visitor's language. */
type NamedCategory = ApiCategory & { shownName: string };

/** The categories in whose names, the catalogue's or the shown ones, every word of the text begins a word. */
function listMatches(categories: NamedCategory[], text: string): NamedCategory[] {
  const wanted = parseSearchWords(text);
  if (wanted.length === 0) return [];
  const isMatch = ({ name, shownName }: NamedCategory) => {
    const words = toFoldedWords(`${shownName} ${name}`);
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

function toCategorySuggestion(locale: Locale, category: NamedCategory): Suggestion {
  const { id, name, slug, icon, shownName } = category;
  return {
    key: `category-${id}`,
    title: shownName,
    note: null,
    href: buildCategoryHref(locale, slug),
    tile: { name: shownName, logo: pickCategoryIcon({ icon, name, slug }) },
  };
}

/** The coupons and deals of a search that are good at `now`, by turns, best first. */
function listOfferSuggestions(locale: Locale, { coupons, deals }: ApiSearchResult, now: Date): Suggestion[] {
  const isGood = (offer: ApiCoupon | ApiDeal) => !isExpired(offer.end_date, now);
  const ofCoupons = coupons.coupon_list
    .filter(isGood)
    .map((coupon) => toOfferSuggestion(locale, 'coupon', coupon.name, coupon));
  const ofDeals = deals.deal_list
    .filter(isGood)
    .map((deal) => toOfferSuggestion(locale, 'deal', deal.title, deal));
  return takeTurns(ofCoupons, ofDeals);
}

function toOfferSuggestion(
  locale: Locale,
  kind: OfferKind,
  title: string,
  { id, brand, brand_id }: ApiCoupon | ApiDeal,
): Suggestion {
  return {
    key: `${kind}-${id}`,
    title,
    note: brand?.name ?? null,
    // A brand that is not embedded is known by its id (docs/specification.md §2.7.3).
    href: buildOfferHref(locale, brand?.unique_name ?? String(brand_id), { kind, id }),
    tile: { name: brand?.name ?? title, logo: brand?.logo ?? null },
  };
}

/** The first of each list, then the second of each, until both are used. */
function takeTurns<T>(some: T[], others: T[]): T[] {
  const rounds = Math.max(some.length, others.length);
  return Array.from({ length: rounds }, (_, turn) =>
    [some, others].flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

/** One thing to choose under a search field. */
export type Suggestion = {
  /** Unlike any other's in the list. */
  key: string;
  title: string;
  /** A second line, such as whose offer it is. */
  note: string | null;
  /** Where it leads; null for a text to search for again. */
  href: string | null;
  /** What its picture shows: a logo, or else the first letter of a name. */
  tile: { name: string; logo: string | null } | null;
};

export type SuggestionGroup = { kind: 'brands' | 'categories' | 'offers' | 'recent'; items: Suggestion[] };
