import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';

/** A list that can be browsed by page and category. */
export type ListName = 'brands' | 'coupons' | 'deals';
export type ListState = {
  text?: string;
  category?: string;
  /** Coupons only: those with a code, or those that need none. */
  type?: 'code' | 'no-code';
  /** Coupons and deals: only what ends soon. */
  ending?: 'soon';
  /** Coupons and deals; house order where left out. */
  sort?: 'newest' | 'ending' | 'az';
  /** Brands only: 'a' to 'z', or '0' for any other beginning. */
  letter?: string;
  page?: number;
};

/** The public path in a language: the default one has no prefix. */
export function localizePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Where a list stands with this text, category and page; page 1 and empty values are left out. */
export function buildListHref(locale: Locale, list: ListName, state: ListState = {}): string {
  return (
    localizePath(locale, `/${list}`) + toQuery({ q: state.text, category: state.category, page: state.page })
  );
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

/** The address of one offer: its brand's page with the offer open (product.md, "better" 1). */
export function buildOfferHref(
  locale: Locale,
  uniqueName: string,
  offer: { kind: 'coupon' | 'deal'; id: number },
): string {
  return `${buildBrandHref(locale, uniqueName)}?${offer.kind}=${offer.id}`;
}

/** A page of one tab: the first page of the default tab is the bare path, other tabs are kept in the hash. */
export function buildTabHref(path: string, tab: string, defaultTab: string, page = 1): string {
  const query = page > 1 ? toQuery({ tab, page }) : '';
  return path + query + (tab === defaultTab ? '' : `#${tab}`);
}

type QueryValues = Record<string, string | number | undefined>;

/** Parameters in the order given, so that every page has one address. */
function toQuery(values: QueryValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === 'number' ? (value > 1 ? String(value) : '') : (value?.trim() ?? '');
    if (text !== '') query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
