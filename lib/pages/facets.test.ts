import { loadFacets } from './facets';
import type { CatalogueSource, OfferQuery } from '@/lib/catalogue/source';
import type { Offer, Page } from '@/lib/catalogue/types';

const shown = (total: number): Page<Offer> => ({ items: [], total, page: 3, pageSize: 20 });

/** Counts as a catalogue of 100 offers does, 70 with a code, 10 that end soon, of which 8 have a code. */
function makeSource() {
  const list = jest.fn(async ({ hasCode, isEndingSoon }: OfferQuery = {}) => {
    const [all, code] = isEndingSoon ? [10, 8] : [100, 70];
    return shown(hasCode === undefined ? all : hasCode ? code : all - code);
  });
  const source = { listCoupons: list, listDeals: list };
  return { source: source as unknown as CatalogueSource, list };
}

describe('loadFacets', () => {
  it.each<[OfferQuery, number, object]>([
    [{}, 100, { code: 70, noCode: 30, endingSoon: 10 }],
    [{ hasCode: true }, 70, { noCode: 30, endingSoon: 8 }],
    [{ hasCode: false }, 30, { code: 70, endingSoon: 2 }],
    [{ isEndingSoon: true }, 10, { code: 8, noCode: 2 }],
    [{ hasCode: true, isEndingSoon: true }, 8, { noCode: 2 }],
  ])('of %j are what a switch of one choice would show', async (query, total, facets) => {
    expect(await loadFacets(makeSource().source, 'coupons', query, shown(total))).toEqual(facets);
  });

  it('are counted by pages of one, in no order, with all other choices kept', async () => {
    const { source, list } = makeSource();
    await loadFacets(source, 'coupons', { categoryId: 7, hasCode: true, sort: 'name', page: 3 }, shown(70));
    const kept = { categoryId: 7, sort: undefined, page: 1, pageSize: 1 };
    expect(list.mock.calls.map(([query]) => query)).toEqual([
      { ...kept, hasCode: true, isEndingSoon: true },
      { ...kept, hasCode: false },
    ]);
  });

  it.each<[OfferQuery]>([[{}], [{ hasCode: true }], [{ hasCode: false }], [{ isEndingSoon: true }]])(
    'of %j are left out where a host ignores filters',
    async (query) => {
      const list = async () => shown(180);
      const source = { listCoupons: list, listDeals: list } as unknown as CatalogueSource;
      expect(await loadFacets(source, 'coupons', query, shown(180))).toEqual({});
      expect(await loadFacets(source, 'deals', { ...query, hasCode: undefined }, shown(180))).toEqual({});
    },
  );

  it('say of an empty list that every choice leaves it empty', async () => {
    const list = async () => shown(0);
    const source = { listCoupons: list, listDeals: list } as unknown as CatalogueSource;
    expect(await loadFacets(source, 'coupons', {}, shown(0))).toEqual({ code: 0, noCode: 0, endingSoon: 0 });
  });

  it('of deals know no codes', async () => {
    expect(await loadFacets(makeSource().source, 'deals', {}, shown(100))).toEqual({ endingSoon: 10 });
  });

  it('are left out where a text is searched for', async () => {
    const { source, list } = makeSource();
    expect(await loadFacets(source, 'coupons', { search: 'lamp' }, shown(3))).toBeUndefined();
    expect(list).not.toHaveBeenCalled();
  });
});
