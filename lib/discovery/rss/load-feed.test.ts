import { createFakeSource } from '@/lib/api/testing/fake-source';
import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Article, Coupon, Deal } from '@/lib/catalogue/types';
import { ARTICLES, BRANDS } from '@/lib/catalogue/wire/testing/items';
import { buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { loadFeed } from './load-feed';

const NOW = new Date('2026-11-20T12:00:00Z');

type Listed = { coupons?: Coupon[]; deals?: Deal[]; articles?: Article[] };

function createSource({ coupons = [], deals = [], articles = [] }: Listed) {
  return {
    ...createFakeSource(),
    listCoupons: jest.fn<ReturnType<CatalogueSource['listCoupons']>, []>(async () => buildPage(coupons)),
    listDeals: jest.fn<ReturnType<CatalogueSource['listDeals']>, []>(async () => buildPage(deals)),
    listArticles: async () => buildPage(articles),
  };
}

async function listIds(listed: Listed): Promise<string[]> {
  const data = await loadFeed(createSource(listed), { kind: 'offers' }, NOW);
  return data && 'offers' in data ? data.offers.map(({ kind, id }) => `${kind} ${id}`) : [];
}

describe('loadFeed', () => {
  it('mixes coupons and deals, newest first, then by id', async () => {
    const coupons = [
      buildCoupon({ id: 9, updatedAt: '2026-11-01T00:00:00Z' }),
      buildCoupon({ id: 8, updatedAt: '2026-11-03T00:00:00Z' }),
      buildCoupon({ id: 3, updatedAt: '1970-01-01T00:00:00.000Z' }),
    ];
    const deals = [
      buildDeal({ id: 7, updatedAt: '2026-11-02T00:00:00Z' }),
      buildDeal({ id: 10, updatedAt: '2026-11-01T00:00:00Z' }),
    ];
    const expected = ['coupon 8', 'deal 7', 'deal 10', 'coupon 9', 'coupon 3'];
    expect(await listIds({ coupons, deals })).toEqual(expected);
  });

  it('has neither expired nor scheduled offers, whatever the source lists', async () => {
    const coupons = [
      buildCoupon({ id: 1, endDate: '2026-11-19' }),
      buildCoupon({ id: 2, endDate: '2026-11-20' }),
      buildCoupon({ id: 3, startDate: '2026-11-21' }),
    ];
    expect(await listIds({ coupons })).toEqual(['coupon 2']);
  });

  it('has thirty entries at most', async () => {
    const coupons = Array.from({ length: 30 }, (_, id) => buildCoupon({ id }));
    const deals = Array.from({ length: 30 }, (_, id) => buildDeal({ id }));
    expect(await listIds({ coupons, deals })).toHaveLength(30);
  });

  it('asks for the newest of a brand, and gives its offers the brand that they lack', async () => {
    const source = createSource({ coupons: [buildCoupon({ brand: null })] });
    const data = await loadFeed(source, { kind: 'brand', uniqueName: 'lumera' }, NOW);
    const query = { brandId: 2, sort: 'newest', pageSize: 30 };
    expect(source.listCoupons).toHaveBeenCalledWith(query);
    expect(source.listDeals).toHaveBeenCalledWith(query);
    expect(data).toMatchObject({
      topic: { kind: 'brand', uniqueName: 'lumera', name: BRANDS[1]?.name },
      offers: [{ brand: { uniqueName: 'lumera' } }],
    });
  });

  it('asks for the newest of a category', async () => {
    const source = createSource({});
    const data = await loadFeed(source, { kind: 'category', slug: 'travel' }, NOW);
    expect(source.listCoupons).toHaveBeenCalledWith({ categoryId: 1, sort: 'newest', pageSize: 30 });
    expect(data).toEqual({ topic: { kind: 'category', slug: 'travel', name: 'Travel' }, offers: [] });
  });

  it('asks for the newest that fit a text', async () => {
    const source = createSource({});
    await loadFeed(source, { kind: 'search', text: 'lamps' }, NOW);
    expect(source.listDeals).toHaveBeenCalledWith({ search: 'lamps', sort: 'newest', pageSize: 30 });
  });

  it('has no article that is not out yet', async () => {
    const articles = ARTICLES.map((article, index) => ({
      ...article,
      publishedAt: ['2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z'][index] ?? null,
    }));
    const data = await loadFeed(createSource({ articles }), { kind: 'blog' }, NOW);
    expect(data).toMatchObject({ articles: [{ slug: 'light' }] });
    expect(data).toHaveProperty('articles.length', 1);
  });

  it.each([
    { kind: 'brand', uniqueName: 'nobody' },
    { kind: 'brand', uniqueName: ' ' },
    { kind: 'category', slug: 'none' },
    { kind: 'search', text: '' },
  ] as const)('knows no feed of %o', async (subject) => {
    expect(await loadFeed(createSource({}), subject, NOW)).toBeNull();
  });
});
