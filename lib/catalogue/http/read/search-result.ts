import { z } from 'zod';
import type { SearchResult, SearchType } from '../../types';
import type { PageWindow } from '../../page-window';
import { hostBrand } from './brand';
import { hostCoupon, hostDeal } from './offer';
import { getData, readPage, toldPageSize } from './page';
import type { Reading } from './reading';
import { count } from './values';

type Section<T> = Reading<{ items: T[]; total: number }>;

const section = z
  .looseObject({ total: count.nullable().catch(null), data: z.unknown().optional() })
  .nullish();

const sections = z
  .object({
    total: count.nullable().catch(null),
    page_size: toldPageSize,
    brands: section,
    coupons: section,
    deals: section,
  })
  .refine(({ total, brands, coupons, deals }) => total !== null || brands || coupons || deals);

/**
 * What a host found (spec §3), for the search it was asked; doubtful where a list of it is. A section may be null or left
 * out, but not all of them and the total. Throws ZodError.
 */
export function readSearchResult(
  body: unknown,
  asked: Omit<PageWindow, 'offset'> & { query: string; type: SearchType },
): Reading<SearchResult> {
  const data = sections.parse(getData(body));
  const pageSize = data.page_size ?? asked.pageSize;
  const readSection = <T>(
    name: 'brands' | 'coupons' | 'deals',
    list: string,
    item: z.ZodType<T>,
  ): Section<T> => {
    const sent = data[name];
    if (isWithoutList(sent, list))
      return { value: { items: [], total: sent?.total ?? 0 }, isDoubtful: false };
    const { value, isDoubtful } = readPage(sent, list, item, { page: asked.page, pageSize });
    const { items, total } = value;
    // Of what was not searched a host may tell the total and nothing else.
    const isSearched = asked.type === 'all' || asked.type === name;
    return { value: { items, total }, isDoubtful: isDoubtful && isSearched };
  };
  const brands = readSection('brands', 'brand_list', hostBrand);
  const coupons = readSection('coupons', 'coupon_list', hostCoupon);
  const deals = readSection('deals', 'deal_list', hostDeal);
  const lists = { brands: brands.value, coupons: coupons.value, deals: deals.value };
  const total = data.total ?? lists.brands.total + lists.coupons.total + lists.deals.total;
  return {
    value: { ...asked, pageSize, total, ...lists },
    isDoubtful: [brands, coupons, deals].some(({ isDoubtful }) => isDoubtful),
  };
}

/** A search of one type may leave the others out, or tell no more than their totals. */
function isWithoutList(sent: z.output<typeof section>, name: string): boolean {
  if (!sent) return true;
  const hasList = (sent[name] ?? sent.data ?? null) !== null;
  return !hasList && (name in sent || sent.total !== null);
}
