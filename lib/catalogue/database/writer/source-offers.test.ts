import { buildNewArticle, buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { NewOffer } from '../../new-items';
import { openDatabase } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

describe('offers as they were given', () => {
  const FULL: NewOffer = {
    source: 'net',
    externalId: 'full',
    kind: 'deal',
    brandUniqueName: 'shop',
    categorySlugs: ['tea', 'coffee'],
    title: 'Title “quoted” 🫖',
    description: 'Line\nand line',
    terms: 'Terms',
    code: ' Code ',
    discount: '10%',
    img: '/a.png',
    siteUrl: 'https://shop.example/',
    trackingUrl: 'https://go.example/',
    originUrl: 'https://shop.example/tea',
    startDate: '2026-11-01',
    endDate: '2026-12-31T10:00:00+02:00',
    verifiedAt: '2026-11-19',
    regions: ['DE', 'AT'],
    exclusive: true,
    isFeatured: true,
  };
  const BARE = buildNewOffer({ source: 'net', kind: 'coupon', externalId: 'bare', brandUniqueName: 'shop' });

  async function openShop() {
    const catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
    await catalogue.store.write(async (writer) => {
      await writer.saveCategories(['coffee', 'tea'].map((slug) => ({ slug, name: slug, icon: 'tag' })));
      await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
      await writer.saveOffers([FULL, BARE, { ...BARE, source: 'other' }, { ...BARE, externalId: 'gone' }]);
      await writer.retireOffers([4]);
    });
    return catalogue.store;
  }

  it('gives offers back as they were saved, so that saving them again changes nothing', async () => {
    const store = await openShop();
    const [listed, saved] = await store.write(async (writer) => {
      const offers = await writer.listOffersBySource('net', ['full', 'bare', 'gone', 'unknown']);
      return [offers, await writer.saveOffers(offers.filter(({ externalId }) => externalId !== 'gone'))];
    });
    expect(listed).toHaveLength(3);
    expect(listed).toContainEqual({ ...FULL, categorySlugs: expect.arrayContaining(FULL.categorySlugs) });
    expect(listed).toContainEqual(BARE);
    expect(saved.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  it('finds offers among more ids than a statement has parameters', async () => {
    const store = await openShop();
    const ids = Array.from({ length: 40_000 }, (_, index) => `unknown ${index}`);
    const listed = await store.write((writer) =>
      writer.listOffersBySource('net', [...ids, 'bare', 'full', 'bare']),
    );
    expect(listed.map(({ externalId }) => externalId).toSorted()).toEqual(['bare', 'full']);
  });
});

describe('active offers', () => {
  const OFFER = buildNewOffer({ source: 'net', kind: 'coupon', externalId: 'one', brandUniqueName: 'shop' });

  /** The offers 1, 2 and 4 are active; 3 is another source's. */
  async function openShop() {
    const catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
    await catalogue.store.write(async (writer) => {
      await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
      await writer.saveOffers([OFFER, { ...OFFER, externalId: 'two' }]);
      await writer.saveOffers([
        { ...OFFER, source: 'other' },
        { ...OFFER, externalId: 'three' },
      ]);
      await writer.saveOffers([{ ...OFFER, externalId: 'gone' }]);
      await writer.retireOffers([5]);
    });
    return catalogue.store;
  }

  it('finds those of a source by their external ids', async () => {
    const store = await openShop();
    const ids = ['one', 'three', 'gone', 'unknown', "'", '\0'];
    const [found, none] = await store.write(async (writer) => [
      await writer.listActiveOffers('net', ids),
      await writer.listActiveOffers('net', []),
    ]);
    expect(found?.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: 1, externalId: 'one' },
      { id: 4, externalId: 'three' },
    ]);
    expect(none).toEqual([]);
  });

  it.each([
    ['net', 3],
    ['other', 1],
    ['nobody', 0],
  ])('counts those of %s: %i', async (source, count) => {
    const store = await openShop();
    expect(await store.write((writer) => writer.countActiveOffers(source))).toBe(count);
  });

  it('lists the ids of those of a source, in pages', async () => {
    const store = await openShop();
    const rows = Array.from({ length: 5_001 }, (_, index) => ({ ...OFFER, externalId: `${index}` }));
    const pages = await store.write(async (writer) => {
      await writer.saveOffers(rows);
      const ids: number[][] = [];
      for await (const page of writer.listActiveOfferIds('net')) ids.push(page);
      return ids;
    });
    expect(pages.map((page) => page.length)).toEqual([5_000, 4]);
    expect(pages.flat().slice(0, 5)).toEqual([1, 2, 4, 6, 7]);
  });
});

describe('retiring', () => {
  const NOON = new Date('2026-11-20T12:00:00Z');
  const LATER = new Date('2026-11-21T09:30:00Z');
  const OFFER = buildNewOffer({
    kind: 'coupon',
    externalId: 'one',
    brandUniqueName: 'shop',
    title: 'Teapots',
    endDate: '2026-12-31',
  });

  async function openShop() {
    const catalogue = await openTestCatalogue(NOON);
    await catalogue.store.write(async (writer) => {
      await writer.saveBrands([buildNewBrand({ uniqueName: 'shop', description: 'Sells things.' })]);
      await writer.saveOffers([
        OFFER,
        { ...OFFER, externalId: 'two', kind: 'deal', title: 'Kettles', endDate: '2026-11-19' },
      ]);
      const [coupons, deals] = [[OFFER], [{ source: 'test', externalId: 'two' }]];
      await writer.saveArticles([
        buildNewArticle({ slug: 'guide', publishedAt: '2026-11-01', coupons, deals }),
      ]);
    });
    catalogue.setNow(LATER);
    return catalogue;
  }

  it('takes an offer out of lists, search, counts and articles, and goes on showing it as expired by its address', async () => {
    const { source, store } = await openShop();
    expect(await store.write((writer) => writer.retireOffers([1]))).toBe(1);
    expect(await source.listCoupons()).toMatchObject({ total: 0, items: [] });
    expect(await source.search({ query: 'teapots' })).toMatchObject({ total: 0 });
    expect(await source.getStats()).toEqual({ brands: 1, coupons: 0, deals: 1 });
    expect(await source.getBrandByUniqueName('shop')).toMatchObject({ totalCoupons: 0, totalDeals: 0 });
    expect(await source.getArticleBySlug('guide')).toMatchObject({ coupons: [], deals: [{ id: 2 }] });
    expect(await source.getCoupon(1)).toMatchObject({ id: 1, endDate: '2026-12-31', withdrawn: 'retired' });
    expect((await source.listIndexedBrands()).items).toEqual([]);
  });

  it('keeps an end that had come before, and counts only what was active', async () => {
    const { source, store } = await openShop();
    expect(await store.write((writer) => writer.retireOffers([2, 99]))).toBe(1);
    expect(await source.getDeal(2)).toMatchObject({ endDate: '2026-11-19', withdrawn: 'retired' });
    const version = await source.getVersion();
    expect(await store.write((writer) => writer.retireOffers([2]))).toBe(0);
    expect(await source.getVersion()).toBe(version);
  });

  it('shows it again when its feed brings it again, as it is', async () => {
    const { source, store, url } = await openShop();
    await store.write((writer) => writer.retireOffers([1, 2]));
    expect(await store.write((writer) => writer.saveOffers([OFFER]))).toEqual([
      { id: 1, outcome: 'updated' },
    ]);
    expect(await source.listCoupons()).toMatchObject({ total: 1, items: [{ endDate: '2026-12-31' }] });
    const { database } = openDatabase({ url });
    expect(await findInconsistencies(database)).toEqual([]);
    database.$client.close();
  });
});
