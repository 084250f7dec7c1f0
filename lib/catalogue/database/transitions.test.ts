import { buildNewArticle, buildNewBrand, buildNewOffer } from '../testing/new-rows';
import { openDatabase } from './open-database';
import { findInconsistencies } from './testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues } from './testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const NOON = new Date('2026-11-20T12:00:00Z');
const LAST_MOMENT = new Date('2026-11-20T23:59:59.999Z');
const MIDNIGHT = new Date('2026-11-21T00:00:00.000Z');

async function openWithChanges() {
  const catalogue = await openTestCatalogue(NOON);
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands(['ending', 'starting'].map((uniqueName) => buildNewBrand({ uniqueName })));
    await writer.saveOffers([
      buildNewOffer({ kind: 'coupon', externalId: 'ends', brandUniqueName: 'ending', endDate: '2026-11-20' }),
      buildNewOffer({
        kind: 'coupon',
        externalId: 'starts',
        brandUniqueName: 'starting',
        startDate: '2026-11-21',
      }),
      buildNewOffer({
        kind: 'deal',
        externalId: 'both',
        brandUniqueName: 'starting',
        startDate: '2026-11-21',
        endDate: '2026-11-21',
      }),
    ]);
    await writer.saveArticles([buildNewArticle({ slug: 'morning', publishedAt: '2026-11-21T06:00:00Z' })]);
  });
  return catalogue;
}

describe('transitions that are due', () => {
  it('moves offers at midnight UTC exactly, and says what shows them', async () => {
    const { source, url, setNow } = await openWithChanges();
    const see = async () => ({
      coupons: (await source.listCoupons()).items.map((coupon) => coupon.name),
      brands: (await source.listBrands()).items.map((brand) => brand.name),
      found: (await source.search({ query: 'starts' })).coupons.total,
      version: await source.getVersion(),
    });
    setNow(LAST_MOMENT);
    expect(await see()).toEqual({ coupons: ['ends'], brands: ['ending', 'starting'], found: 0, version: 1 });
    setNow(MIDNIGHT);
    expect(await see()).toEqual({
      coupons: ['starts'],
      brands: ['starting', 'ending'],
      found: 1,
      version: 2,
    });
    expect(await source.getChanges(1)).toMatchObject({
      version: 2,
      tags: expect.arrayContaining(['lists', 'brand:1', 'brand:2', 'offer:1', 'offer:2']),
      dueAt: Date.parse('2026-11-21T06:00:00Z'),
    });
    const { database } = openDatabase({ url });
    expect(await findInconsistencies(database)).toEqual([]);
    database.$client.close();
  });

  it('takes an offer through all its phases, however late it is looked at', async () => {
    const { source, setNow } = await openWithChanges();
    setNow(new Date('2027-01-01T00:00:00Z'));
    const { items: brands } = await source.listBrands();
    expect(await source.listDeals()).toMatchObject({ total: 0, items: [] });
    const { items } = await source.listExpiredDeals({ brandId: brands[0]?.id ?? 0 });
    expect(items.map((deal) => deal.title)).toEqual(['both']);
    expect(await source.listBrands()).toMatchObject({ items: [{ name: 'starting' }, { name: 'ending' }] });
  });

  it('raises the version when an article is published', async () => {
    const { source, setNow } = await openWithChanges();
    setNow(MIDNIGHT);
    const version = await source.getVersion();
    setNow(new Date('2026-11-21T06:00:00Z'));
    expect(await source.getVersion()).toBe(version + 1);
    expect(await source.listArticles()).toMatchObject({ total: 1 });
  });

  it('works through more than one batch', async () => {
    const { source, store, setNow } = await openWithChanges();
    const many = Array.from({ length: 1_100 }, (_, index) =>
      buildNewOffer({
        kind: 'coupon',
        externalId: `${index}`,
        brandUniqueName: 'ending',
        endDate: '2026-11-20',
      }),
    );
    await store.write((writer) => writer.saveOffers(many));
    setNow(MIDNIGHT);
    expect(await source.listCoupons()).toMatchObject({ total: 1, items: [{ name: 'starts' }] });
    const brandId = (await source.getBrandByUniqueName('ending'))?.id ?? 0;
    const { items, total } = await source.listExpiredCoupons({ brandId, pageSize: 2 });
    expect(total).toBe(1_101);
    expect(items.map((coupon) => coupon.name)).toEqual(['1099', '1098']);
  });

  it('is done once by many readers at once', async () => {
    const first = await openWithChanges();
    const second = await openTestCatalogue(MIDNIGHT, first.url);
    first.setNow(MIDNIGHT);
    const sources = [first.source, second.source, first.source, second.source];
    const totals = await Promise.all(sources.map(async (source) => (await source.listCoupons()).total));
    expect(totals.at(-1)).toBeGreaterThanOrEqual(1);
    first.setNow(new Date(MIDNIGHT.getTime() + 1_000));
    expect(await first.source.listCoupons()).toMatchObject({ total: 1, items: [{ name: 'starts' }] });
    const { database } = openDatabase({ url: first.url });
    expect(await findInconsistencies(database)).toEqual([]);
    database.$client.close();
  });

  it('keeps the last state while another writer holds the database', async () => {
    const { source, url, setNow } = await openWithChanges();
    const { database } = openDatabase({ url });
    const writer = await database.$client.transaction('write');
    setNow(MIDNIGHT);
    expect(await source.listCoupons()).toMatchObject({ total: 1, items: [{ name: 'ends' }] });
    await writer.rollback();
    setNow(new Date(MIDNIGHT.getTime() + 1_000));
    expect(await source.listCoupons()).toMatchObject({ total: 1, items: [{ name: 'starts' }] });
    database.$client.close();
  });
});
