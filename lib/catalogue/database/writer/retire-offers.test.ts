/** @jest-environment node */
import { buildNewArticle, buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openDatabase } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

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
  expect(await source.getBrandByUniqueName('shop')).toMatchObject({ totalCoupons: 0, totalDeals: 1 });
  expect(await source.getArticleBySlug('guide')).toMatchObject({ coupons: [], deals: [{ id: 2 }] });
  expect(await source.getCoupon(1)).toMatchObject({ id: 1, endDate: LATER.toISOString() });
  expect((await source.listIndexedBrands()).items).toMatchObject([{ updatedAt: LATER.toISOString() }]);
});

it('keeps an end that had come before, and counts only what was active', async () => {
  const { source, store } = await openShop();
  expect(await store.write((writer) => writer.retireOffers([2, 99]))).toBe(1);
  expect(await source.getDeal(2)).toMatchObject({ endDate: '2026-11-19' });
  const version = await source.getVersion();
  expect(await store.write((writer) => writer.retireOffers([2]))).toBe(0);
  expect(await source.getVersion()).toBe(version);
});

it('shows it again when its feed brings it again, as it is', async () => {
  const { source, store, url } = await openShop();
  await store.write((writer) => writer.retireOffers([1, 2]));
  expect(await store.write((writer) => writer.saveOffers([OFFER]))).toEqual([{ id: 1, outcome: 'updated' }]);
  expect(await source.listCoupons()).toMatchObject({ total: 1, items: [{ endDate: '2026-12-31' }] });
  const { database } = openDatabase({ url });
  expect(await findInconsistencies(database)).toEqual([]);
  database.$client.close();
});
