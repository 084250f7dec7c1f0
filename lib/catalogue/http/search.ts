import { z } from 'zod';
import { buildEmptyResult, toWindow, type PageWindow } from '../rules/page-window';
import type { SearchQuery } from '../source';
import type { SearchResult, SearchType } from '../types';
import { hostBrand } from '../wire/brand';
import { optionalCount } from '../wire/fields';
import { hostCoupon, hostDeal } from '../wire/offer';
import type { Host } from './host';
import { getData, hostPageSize, isMostlyUnread, readPage, type Reading, type RowCounts } from './read-page';

type Requested = Omit<PageWindow, 'offset'> & { query: string; type: SearchType };
type Section<T> = Reading<{ items: T[]; total: number }>;

const section = z.looseObject({ total: optionalCount, data: z.unknown().optional() }).nullish();

const sections = z
  .object({
    total: optionalCount,
    page_size: hostPageSize,
    brands: section,
    coupons: section,
    deals: section,
  })
  .refine(({ total, brands, coupons, deals }) => total === 0 || brands || coupons || deals);

/** What the host finds (docs/specification.md §7.7); nothing for white space. Throws HostError. */
export async function search(host: Host, search: SearchQuery): Promise<SearchResult> {
  const { query, type = 'all' } = search;
  const { page, pageSize } = toWindow(search);
  const requested = { query, type, page, pageSize };
  if (query.trim() === '') return buildEmptyResult(requested);
  const parameters = { query, type, page, page_size: pageSize };
  return host.get('search', parameters, (body) => readSearchResult(body, requested));
}

/**
 * What a host found (docs/specification.md §3.8); suspect where a list of it is. A section may be null or left out, all
 * of them only where the total is 0. Throws ZodError.
 */
function readSearchResult(body: unknown, requested: Requested): Reading<SearchResult> {
  const data = sections.parse(getData(body));
  const pageSize = data.page_size ?? requested.pageSize;
  const readSection = <T>(
    name: 'brands' | 'coupons' | 'deals',
    list: string,
    item: z.ZodType<T>,
  ): Section<T> => {
    const sent = data[name];
    if (isWithoutList(sent, list)) return { value: { items: [], total: sent?.total ?? 0 }, isSuspect: false };
    const { value, isSuspect, counts } = readPage(sent, list, item, { page: requested.page, pageSize });
    const { items, total } = value;
    // Of what was not searched a host may send the total and nothing else.
    const isSearched = requested.type === 'all' || requested.type === name;
    return { value: { items, total }, isSuspect: isSuspect && isSearched, counts };
  };
  const brands = readSection('brands', 'brand_list', hostBrand);
  const coupons = readSection('coupons', 'coupon_list', hostCoupon);
  const deals = readSection('deals', 'deal_list', hostDeal);
  const lists = { brands: brands.value, coupons: coupons.value, deals: deals.value };
  const total = data.total ?? lists.brands.total + lists.coupons.total + lists.deals.total;
  return {
    value: { ...requested, pageSize, total, ...lists },
    isSuspect: [brands, coupons, deals].some(({ isSuspect }) => isSuspect),
    counts: pickCounts([brands, coupons, deals]),
  };
}

/** Those of the section that is read worst. */
function pickCounts(sections: Section<unknown>[]): RowCounts | undefined {
  const counts = sections.flatMap((section) => section.counts ?? []);
  return counts.find(isMostlyUnread) ?? counts.find(({ unread }) => unread > 0);
}

/** A search of one type may leave the others out, or send no more than their totals. */
function isWithoutList(sent: z.output<typeof section>, name: string): boolean {
  if (!sent) return true;
  const hasList = (sent[name] ?? sent.data ?? null) !== null;
  return !hasList && (name in sent || sent.total !== null);
}
