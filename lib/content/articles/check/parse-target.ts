import type { ItemId, OfferKind } from '@/lib/catalogue';
import { LOCALES } from '@/lib/i18n/locales';
import { parseItemId } from '@/lib/url/item-id';
import { decodeSegment } from '@/lib/url/parse-path';
import { PAGE_NAMES } from '@/lib/url/paths';

/** What an address of the site leads to. */
export type Target =
  | { kind: 'page' }
  | { kind: 'brand'; name: string; offer: { kind: OfferKind; id: ItemId } | null }
  | { kind: 'category'; slug: string }
  | { kind: 'article'; slug: string }
  | { kind: 'file'; path: string }
  /** Served by code that no rule here knows. */
  | { kind: 'other' };

/** Lists that a category can be chosen of. */
const LISTS = ['brands', 'coupons', 'deals'];

/** First segments of what the site generates for machines. */
const GENERATED = [
  'api',
  'feeds',
  'social',
  'manifest.webmanifest',
  'opensearch.xml',
  'robots.txt',
  'sitemap.xml',
];

/** Takes an address of the site and returns what it leads to; a file is whatever is nothing else. */
export function parseTarget({ pathname, searchParams }: URL): Target {
  const segments = pathname.split('/').filter(Boolean).map(decodeSegment);
  if (LOCALES.some((locale) => locale === segments[0])) segments.shift();
  const [first, second, ...rest] = segments;
  if (first === undefined) return { kind: 'page' };
  if (GENERATED.includes(first)) return { kind: 'other' };
  if (second === undefined && PAGE_NAMES.includes(first)) return parseList(first, searchParams);
  if (second !== undefined && rest.length === 0) {
    if (first === 'brands') return { kind: 'brand', name: second, offer: parseOffer(searchParams) };
    if (first === 'categories') return { kind: 'category', slug: second };
    if (first === 'blog') return { kind: 'article', slug: second };
  }
  return { kind: 'file', path: pathname };
}

function parseList(name: string, query: URLSearchParams): Target {
  const slug = LISTS.includes(name) ? query.get('category')?.trim() : '';
  return slug ? { kind: 'category', slug } : { kind: 'page' };
}

/** The offer that the query of a brand's address opens. */
export function parseOffer(query: URLSearchParams): { kind: OfferKind; id: ItemId } | null {
  for (const kind of ['coupon', 'deal'] as const) {
    // The site ignores what is no id, and shows the brand.
    const id = parseItemId(query.get(kind) ?? '');
    if (id !== null) return { kind, id };
  }
  return null;
}
