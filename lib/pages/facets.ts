import type { CatalogueSource, Offer, OfferQuery, Page } from '@/lib/catalogue';

/**
 * How many offers a list would hold if one choice were switched and all others kept. Deals have no codes. A number that
 * is the list's own is left out: the choice is made already, narrows nothing, or the host ignores it.
 */
export type OfferFacets = { code?: number; noCode?: number; endingSoon?: number };

type OfferListName = 'coupons' | 'deals';

/**
 * Counts the choices of the list that `query` asks for and `shown` is a page of. Undefined where a text is searched
 * for: to count among its matches takes longer than to list them.
 */
export async function loadFacets(
  source: CatalogueSource,
  list: OfferListName,
  query: OfferQuery,
  shown: Page<Offer>,
): Promise<OfferFacets | undefined> {
  if (query.search !== undefined) return undefined;
  const count = async (change: OfferQuery) => {
    const asked = { ...query, ...change, sort: undefined, page: 1, pageSize: 1 };
    const { total } = list === 'coupons' ? await source.listCoupons(asked) : await source.listDeals(asked);
    return total === shown.total && total > 0 ? undefined : total;
  };
  const [endingSoon, codes] = await Promise.all([
    query.isEndingSoon ? undefined : count({ isEndingSoon: true }),
    list === 'coupons' ? countCodes(query, shown.total, count) : {},
  ]);
  return { ...codes, endingSoon };
}

async function countCodes(
  { hasCode }: OfferQuery,
  shownTotal: number,
  count: (change: OfferQuery) => Promise<number | undefined>,
): Promise<Pick<OfferFacets, 'code' | 'noCode'>> {
  if (hasCode === true) return { noCode: await count({ hasCode: false }) };
  const code = await count({ hasCode: true });
  return hasCode === false || code === undefined ? { code } : { code, noCode: shownTotal - code };
}
