import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { ItemId } from './item-id';

/**
 * The static pages of docs/specification.md §2.1.11. Each has a route, and a file in lib/content/info-pages/content.
 */
export const INFO_PAGE_NAMES = ['about', 'contact', 'privacy', 'terms', 'careers', 'cookies'] as const;
export type InfoPageName = (typeof INFO_PAGE_NAMES)[number];

/** The first segment of every page but home, without the prefix of a language: the public folders of app/[locale]. */
export const PAGE_NAMES: readonly string[] = [
  ...['coupons', 'deals', 'brands', 'categories', 'search', 'blog', 'saved', 'unsubscribe', 'confirm'],
  ...INFO_PAGE_NAMES,
];

export type OfferKind = 'coupon' | 'deal';

/** A list that can be browsed by page and category. */
export type ListName = 'brands' | 'coupons' | 'deals';
export type OfferListName = Exclude<ListName, 'brands'>;
export type ListState = {
  text?: string;
  category?: string;
  /** Coupons only: those with a code, or those that need none. (path-parts.js knows which list has which values.) */
  type?: 'code' | 'no-code';
  /** Coupons and deals: only what ends soon. */
  ending?: 'soon';
  /** Coupons and deals; the default order where left out. */
  sort?: 'newest' | 'ending' | 'az';
  /** Brands only: 'a' to 'z', or '0' for any other beginning. */
  letter?: string;
  page?: number;
};
/** Choices that replace others; those that are undefined are dropped. */
export type ListChange = Omit<ListState, 'page'>;

/** The public path in a language: the default one has no prefix. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Where a list stands with these choices; page 1 and empty values are left out. parseListState reads it. */
export function buildListHref(locale: Locale, list: ListName, state: ListState = {}): string {
  const { text: q, category, type, ending, sort, letter, page } = state;
  return localizePath(locale, `/${list}`) + toQuery({ q, category, type, ending, sort, letter, page });
}

/** The same list with some choices changed, back on page 1 (docs/specification.md §4.1). */
export function buildChoiceHref(
  locale: Locale,
  list: ListName,
  state: ListState,
  change: ListChange,
): string {
  return buildListHref(locale, list, { ...state, ...change, page: 1 });
}

/**
 * What the search form of a list carries along: every choice but the text and the page, in the order of the address.
 */
export function buildListFormValues(state: ListState): Record<string, string> {
  const { category, type, ending, sort, letter } = state;
  return Object.fromEntries(toParams({ category, type, ending, sort, letter }));
}

/** The results of a search. */
export function buildSearchHref(locale: Locale, text: string, page = 1): string {
  return localizePath(locale, '/search') + toQuery({ q: text, page });
}

export function buildBrandHref(locale: Locale, uniqueName: string): string {
  return localizePath(locale, `/brands/${encodeURIComponent(uniqueName)}`);
}

export function buildCategoryHref(locale: Locale, slug: string): string {
  return localizePath(locale, `/categories/${encodeURIComponent(slug)}`);
}

/** A page of the blog; page 1 is the bare path. */
export function buildBlogHref(locale: Locale, page = 1): string {
  return localizePath(locale, '/blog') + toQuery({ page });
}

export function buildArticleHref(locale: Locale, slug: string): string {
  return localizePath(locale, `/blog/${encodeURIComponent(slug)}`);
}

/** How a form to unsubscribe ended that was sent without JavaScript. */
export type UnsubscribeStatus = 'done' | 'invalid' | 'failed';

/** The page to unsubscribe on, with an address filled in and, after a plain form, how it ended. */
export function buildUnsubscribeHref(
  locale: Locale,
  state: { email?: string; status?: UnsubscribeStatus } = {},
): string {
  return localizePath(locale, '/unsubscribe') + toQuery({ email: state.email, status: state.status });
}

/** Says how browsers search the site (OpenSearch). */
export function buildOpenSearchHref(locale: Locale): string {
  return localizePath(locale, '/opensearch.xml');
}

/** What a browser needs to keep the site beside its apps, in a language. */
export function buildManifestHref(locale: Locale): string {
  return localizePath(locale, '/manifest.webmanifest');
}

/** The offers that the visitor saved or opened lately. */
export function buildSavedHref(locale: Locale): string {
  return localizePath(locale, '/saved');
}

/** The address of one offer: its brand's page with the offer open, so that an offer can be shared. */
export function buildOfferHref(
  locale: Locale,
  uniqueName: string,
  offer: { kind: OfferKind; id: ItemId },
): string {
  return `${buildBrandHref(locale, uniqueName)}?${offer.kind}=${encodeURIComponent(offer.id)}`;
}

/**
 * The picture that stands for a page in social networks. Its version changes with what it says, so that their caches
 * do not outlive it; the home picture has none. parseSocialPath reads it.
 */
export function buildSocialImageHref(locale: Locale, subject: SocialSubject, version = 'latest'): string {
  if (subject.kind === 'home') return `/social/${locale}/home.png`;
  const name = 'slug' in subject ? subject.slug : subject.uniqueName;
  const id = 'id' in subject ? `${encodeURIComponent(subject.id)}/` : '';
  return `/social/${locale}/${subject.kind}/${encodeURIComponent(name)}/${id}${version}.png`;
}

/** The kind, in the addresses of pictures, of those that an operator stored. */
export const STORED_PICTURE = 'stored';

/** The address of a picture that an operator stored. */
export function buildStoredPictureHref(name: string): string {
  return `/art/${STORED_PICTURE}/${name}`;
}

/** What a feed lists: all new offers, those of a brand, a category or a search, or the articles of the blog. */
export type FeedSubject =
  | { kind: 'offers' | 'blog' }
  | { kind: 'brand'; uniqueName: string }
  | { kind: 'category'; slug: string }
  | { kind: 'search'; text: string };

/** The address of a feed (RSS) in a language. */
export function buildFeedHref(locale: Locale, feed: FeedSubject): string {
  const path = localizePath(locale, '/feeds');
  switch (feed.kind) {
    case 'brand':
      return `${path}/brands/${encodeURIComponent(feed.uniqueName)}`;
    case 'category':
      return `${path}/categories/${encodeURIComponent(feed.slug)}`;
    case 'search':
      return `${path}/search${toQuery({ q: feed.text })}`;
    default:
      return `${path}/${feed.kind}`;
  }
}

/** The file by which the site proves a key of IndexNow; listRewrites knows it. */
export function buildIndexNowKeyHref(key: string): string {
  return `/${key}.txt`;
}

/** A page of one tab: the first page of the default tab is the bare path, other tabs are kept in the hash. */
export function buildTabHref(path: string, tab: string, defaultTab: string, page = 1): string {
  const query = page > 1 ? toQuery({ tab, page }) : '';
  return path + query + (tab === defaultTab ? '' : `#${tab}`);
}

type QueryValues = Record<string, string | number | undefined>;

function toQuery(values: QueryValues): string {
  const text = toParams(values).toString();
  return text === '' ? '' : `?${text}`;
}

/** Parameters in the order given, so that every page has one address. */
function toParams(values: QueryValues): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'number' ? (value > 1 ? String(value) : '') : (value?.trim() ?? '');
    if (text !== '') params.set(name, text);
  }
  return params;
}

/** What a social picture is about: everything that its address says. */
export type SocialSubject =
  | { kind: 'home' }
  | { kind: 'brand'; uniqueName: string }
  /** Of a list, the part in the category of that slug. */
  | { kind: 'category' | 'article' | ListName; slug: string }
  | { kind: OfferKind; uniqueName: string; id: ItemId };
