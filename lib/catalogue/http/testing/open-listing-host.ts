import { createHttpCatalogue } from '../index';
import { createFakeFetch } from './create-fake-fetch';

export const LISTED_COUPON = { id: 11, brand_id: 7, name: 'Ten off', code: 'TEN' };

const BRAND = { id: 7, name: 'Lumera', unique_name: 'lumera' };
const DEAL = { id: 12, brand_id: 7, title: 'Sale' };
/** What a host of docs/specification.md §7.1 to §7.12 alone returns: it has no call for one offer. */
const LISTS = {
  'brands/7': { data: BRAND },
  'brands/name/lumera': { data: BRAND },
  coupons: { data: { coupon_list: [LISTED_COUPON], total: 1 } },
  deals: { data: { deal_list: [DEAL], total: 1 } },
};

/** The catalogue of such a host with one brand, and the calls it gets; `responses` are added to its own. */
export function openListingHost(responses: Record<string, unknown> = {}) {
  const { fetch, calls } = createFakeFetch({ ...LISTS, ...responses });
  const source = createHttpCatalogue({ baseUrl: 'https://api.example', fetch, report: () => {} });
  return { source, calls };
}
