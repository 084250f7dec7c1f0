import type { SearchQuery } from '../../source';
import type { SearchResult } from '../../types';
import { getBrandsAt } from '../brands';
import { getOfferRowsAt } from '../offers';
import type { Executor } from '../executor';
import { toWindow } from '../../page-window';
import type { ListingKind } from '../place';
import { toCoupon, toDeal } from '../rows';
import { searchPlaces } from './search-places';
import { parseWords } from './words';

const NOTHING = { total: 0, places: [] };

/** The sections asked for, each with its own total and its own page. Text without a letter or digit finds nothing. */
export async function searchCatalogue(executor: Executor, search: SearchQuery): Promise<SearchResult> {
  const { query, type = 'all' } = search;
  const window = toWindow(search);
  const words = parseWords(query);
  const find = (section: 'brands' | 'coupons' | 'deals', kind: ListingKind) =>
    type === 'all' || type === section
      ? searchPlaces(executor, kind, words, { filter: {} }, window)
      : NOTHING;
  const brands = await find('brands', 'brand');
  const coupons = await find('coupons', 'coupon');
  const deals = await find('deals', 'deal');
  const couponRows = await getOfferRowsAt(executor, coupons.places);
  const dealRows = await getOfferRowsAt(executor, deals.places);
  return {
    query,
    type,
    total: brands.total + coupons.total + deals.total,
    page: window.page,
    pageSize: window.pageSize,
    brands: { total: brands.total, items: await getBrandsAt(executor, brands.places) },
    coupons: { total: coupons.total, items: couponRows.map((row) => toCoupon(row.offer, row.brand)) },
    deals: { total: deals.total, items: dealRows.map((row) => toDeal(row.offer, row.brand)) },
  };
}
