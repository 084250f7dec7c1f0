import { z } from 'zod';
import type { SearchResult, SearchType } from '../../types';
import type { Paging } from '../paging';
import { hostBrand } from './brand';
import { hostCoupon, hostDeal } from './offer';
import { getData, readPage } from './page';
import { count, optionalId } from './values';

const sections = z.object({
  total: count.nullable().catch(null),
  page_size: optionalId,
  brands: z.unknown().optional(),
  coupons: z.unknown().optional(),
  deals: z.unknown().optional(),
});

/** What a host found (spec §3), for the search it was asked. A section may be null or left out. Throws ZodError. */
export function readSearchResult(
  body: unknown,
  asked: Paging & { query: string; type: SearchType },
): SearchResult {
  const data = sections.parse(getData(body));
  const readSection = <T>(section: unknown, name: string, item: z.ZodType<T>) => {
    const { items, total } = readPage(section ?? { [name]: null }, name, item, asked);
    return { items, total };
  };
  const brands = readSection(data.brands, 'brand_list', hostBrand);
  const coupons = readSection(data.coupons, 'coupon_list', hostCoupon);
  const deals = readSection(data.deals, 'deal_list', hostDeal);
  const total = data.total ?? brands.total + coupons.total + deals.total;
  return { ...asked, pageSize: data.page_size ?? asked.pageSize, total, brands, coupons, deals };
}
