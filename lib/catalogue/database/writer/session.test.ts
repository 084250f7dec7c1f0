import { sql } from 'drizzle-orm';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openDatabase } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

/** Just enough for the indexes to be taken away. */
const ROWS = 10_000;
const SLOWEST_MS = 60_000;

function buildOffers(source: string, from = 0) {
  return Array.from({ length: ROWS }, (_, index) =>
    buildNewOffer({
      kind: 'coupon',
      source,
      externalId: `${from + index}`,
      brandUniqueName: 'shop',
      code: index < 3 ? `CODE${index}` : null,
    }),
  );
}

async function openShop() {
  const catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  await catalogue.store.write((writer) => writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]));
  const { database } = openDatabase({ url: catalogue.url });
  const listIndexes = () =>
    database.all(sql`SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name`);
  return { ...catalogue, database, listIndexes };
}

it(
  'rebuilds the indexes at the end of a large write, and whenever something looks for offers',
  async () => {
    const { source, store, database, listIndexes } = await openShop();
    const before = await listIndexes();
    const pairs = await store.write(async (writer) => {
      await writer.saveOffers(buildOffers('a'));
      await writer.saveBrands([buildNewBrand({ uniqueName: 'shop', name: 'Renamed' })]);
      await writer.saveOffers(buildOffers('b'));
      const found = await writer.hideDuplicates();
      await writer.saveOffers(buildOffers('b', ROWS));
      return found;
    });
    expect(pairs).toHaveLength(3);
    expect(await listIndexes()).toEqual(before);
    expect(await source.listCoupons({ sort: 'name' })).toMatchObject({ total: 3 * ROWS - 6 });
    expect(await findInconsistencies(database)).toEqual([]);
    database.$client.close();
  },
  SLOWEST_MS,
);

it(
  'leaves the indexes where they were if the write fails',
  async () => {
    const { source, store, database, listIndexes } = await openShop();
    const before = await listIndexes();
    const failing = store.write(async (writer) => {
      await writer.saveOffers(buildOffers('a'));
      throw new Error('feed broke off');
    });
    await expect(failing).rejects.toThrow('feed broke off');
    expect(await listIndexes()).toEqual(before);
    expect(await source.listCoupons({ sort: 'ending' })).toMatchObject({ total: 0 });
    database.$client.close();
  },
  SLOWEST_MS,
);
