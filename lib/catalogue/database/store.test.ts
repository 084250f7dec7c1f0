import { sql } from 'drizzle-orm';
import { FIXTURE_CATALOGUE, FIXTURE_NOW } from '../testing/fixture-catalogue';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '../testing/new-rows';
import { openDatabase } from './open-database';
import { findInconsistencies } from './testing/find-inconsistencies';
import {
  makeTestUrl,
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from './testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const BRAND = buildNewBrand({ uniqueName: 'shop', name: 'Shop' });
const OFFER = buildNewOffer({ kind: 'coupon', externalId: 'one', brandUniqueName: 'shop', title: 'One' });

async function openShop() {
  const catalogue = await openTestCatalogue(FIXTURE_NOW);
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands([BRAND]);
    await writer.saveOffers([OFFER]);
  });
  return catalogue;
}

describe('migrate', () => {
  it('prepares an empty file, again and by two at once', async () => {
    const url = makeTestUrl();
    const [first] = await Promise.all([
      openTestCatalogue(FIXTURE_NOW, url),
      openTestCatalogue(FIXTURE_NOW, url),
    ]);
    await first.store.migrate();
    expect(await first.store.isEmpty()).toBe(true);
    expect(await first.source.getStats()).toEqual({ brands: 0, coupons: 0, deals: 0 });
    expect(await first.source.getVersion()).toBe(0);
  });

  it('sets the file up for readers beside a writer', async () => {
    const { url } = await openTestCatalogue(FIXTURE_NOW);
    const { database, ready } = openDatabase({ url });
    await ready;
    const pragma = async (name: string) =>
      Object.values((await database.all<object>(sql.raw(`PRAGMA ${name}`)))[0] ?? {});
    await database.transaction((transaction) =>
      transaction.run(sql`UPDATE catalogue_state SET version = version`),
    );
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(pragma),
    );
    expect(settings.flat()).toEqual(['wal', 1, 1, 50]);
    database.$client.close();
  });
});

describe('write', () => {
  it('returns created, unchanged and updated, row by row', async () => {
    const { source, store, setNow } = await openShop();
    const before = await source.getCoupon(1);
    setNow(new Date('2026-11-20T13:00:00Z'));
    const outcomes = await store.write((writer) =>
      writer.saveOffers([
        OFFER,
        { ...OFFER, externalId: 'two' },
        { ...OFFER, title: 'Uno' },
        { ...OFFER, title: 'Uno' },
      ]),
    );
    expect(outcomes).toEqual([
      { id: 1, outcome: 'unchanged' },
      { id: 2, outcome: 'created' },
      { id: 1, outcome: 'updated' },
      { id: 1, outcome: 'unchanged' },
    ]);
    expect(before).toMatchObject({ name: 'One', updatedAt: '2026-11-20T12:00:00.000Z' });
    expect(await source.getCoupon(1)).toMatchObject({ name: 'Uno', updatedAt: '2026-11-20T13:00:00.000Z' });
    expect(await source.listCoupons()).toMatchObject({ total: 2, items: [{ id: 2 }, { id: 1 }] });
  });

  it('changes nothing and keeps its version when the same catalogue comes again', async () => {
    const { source, store } = await openTestCatalogue(FIXTURE_NOW);
    await saveFixture(store, FIXTURE_CATALOGUE);
    const [version, coupons] = [await source.getVersion(), await source.listCoupons()];
    await saveFixture(store, FIXTURE_CATALOGUE);
    expect(version).toBe(1);
    expect(await source.getVersion()).toBe(1);
    expect(await source.listCoupons()).toEqual(coupons);
  });

  it('saves nothing if anything throws', async () => {
    const { source, store, url } = await openShop();
    const failing = store.write(async (writer) => {
      await writer.saveBrands([{ ...BRAND, name: 'Renamed' }]);
      await writer.saveOffers([{ ...OFFER, title: 'Changed' }]);
      throw new Error('feed broke off');
    });
    await expect(failing).rejects.toThrow('feed broke off');
    expect(await source.getCoupon(1)).toMatchObject({ name: 'One', brand: { name: 'Shop' } });
    expect(await source.getVersion()).toBe(1);
    const { database } = openDatabase({ url });
    expect(await findInconsistencies(database)).toEqual([]);
    database.$client.close();
  });

  it.each([
    ['brand', { ...OFFER, brandUniqueName: 'nobody' }, 'There is no brand "nobody"'],
    ['category', { ...OFFER, categorySlugs: ['nowhere'] }, 'There is no category "nowhere"'],
    ['date', { ...OFFER, endDate: 'soon' }, 'Offer test/one: "soon" is not a date'],
  ])('names an unknown %s', async (_, offer, message) => {
    const { store } = await openShop();
    await expect(store.write((writer) => writer.saveOffers([offer]))).rejects.toThrow(message);
  });

  it('refuses a unique name that another brand has, and an article on an offer that does not exist', async () => {
    const { store } = await openShop();
    const twin = { ...BRAND, externalId: 'twin' };
    await expect(store.write((writer) => writer.saveBrands([twin]))).rejects.toThrow('"shop" is taken');
    const article = buildNewArticle({ slug: 'guide', deals: [{ source: 'test', externalId: 'one' }] });
    await expect(store.write((writer) => writer.saveArticles([article]))).rejects.toThrow('there is no deal');
  });

  it('lets two writers wait for each other', async () => {
    const first = await openShop();
    const second = await openTestCatalogue(FIXTURE_NOW, first.url);
    const save = (store: typeof first.store, prefix: string) =>
      store.write(async (writer) => {
        for (let index = 0; index < 5; index++)
          await writer.saveOffers([{ ...OFFER, externalId: `${prefix}${index}` }]);
      });
    await Promise.all([save(first.store, 'a'), save(second.store, 'b'), save(first.store, 'c')]);
    expect(await second.source.getStats()).toMatchObject({ coupons: 16 });
    expect(await first.source.getVersion()).toBe(4);
  });
});
