import type { CatalogueSource } from '@/lib/catalogue/source';
import { getLatest, getOfferTime } from '../rss/times';
import type { OfferListName } from '@/lib/url/paths';

/** How many offers a list holds, and when the newest of them changed: in ms since the epoch, null if unknown. */
export type OfferListState = { total: number; changedAt: number | null };

/** What a list of offers, of a category if one is given, shows first. Throws what the source throws. */
export async function getOfferListState(
  source: CatalogueSource,
  list: OfferListName,
  categoryId?: number,
): Promise<OfferListState> {
  const query = { categoryId, sort: 'newest', pageSize: 1 } as const;
  const page = list === 'coupons' ? await source.listCoupons(query) : await source.listDeals(query);
  const [newest] = page.items;
  return { total: page.total, changedAt: newest === undefined ? null : getOfferTime(newest) };
}

/** When a page that shows these lists last changed; null where one that holds offers does not know. */
export function getLatestChange(lists: OfferListState[]): number | null {
  return getLatest(lists.filter(({ total }) => total > 0).map(({ changedAt }) => changedAt));
}
