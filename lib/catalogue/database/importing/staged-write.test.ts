import { existsSync, statSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/libsql';
import { createClient, type Client } from '@libsql/client';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { CatalogueWriter } from '../../writer';
import { getDatabaseFile } from '../database-file';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from '../testing/open-test-catalogue';

import { isWorthStaging } from './staged-write';

const NOW = new Date('2026-11-22T12:00:00Z');
const LATER = new Date('2026-11-23T12:00:00Z');
const STAGED = { feedBytes: Infinity };

let catalogue: TestCatalogue;
let client: Client;

beforeEach(async () => {
  catalogue = await openTestCatalogue(NOW);
  client = createClient({ url: catalogue.url });
  await catalogue.store.write((writer) => saveOffers(writer, 0, 40));
});

afterEach(() => client.close());
afterAll(removeTestCatalogues);

async function saveOffers(writer: CatalogueWriter, from: number, to: number, endDate: string | null = null) {
  await writer.saveBrands([buildNewBrand({ uniqueName: 'lumera' })]);
  const offers = Array.from({ length: to - from }, (_, index) => from + index).map((id) =>
    buildNewOffer({
      ...{ kind: 'coupon', externalId: `${id}`, brandUniqueName: 'lumera', endDate },
      ...{ title: `Lamp number ${id}`, description: 'light '.repeat(30) },
    }),
  );
  await writer.saveOffers(offers);
}

async function countCoupons(): Promise<number> {
  return (await catalogue.source.listCoupons()).total;
}

/** What is wrong with the file, and with what follows from its rows. */
async function findFaults(): Promise<unknown[]> {
  const { rows } = await client.execute('PRAGMA integrity_check');
  const faults = rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  const mode = (await client.execute('PRAGMA journal_mode')).rows[0]?.journal_mode;
  return [...faults, ...(mode === 'wal' ? [] : [mode]), ...(await findInconsistencies(drizzle({ client })))];
}

it.each([
  ['few rows', 60],
  // So many that indexes are built at the end.
  ['many rows', 10_100],
])('saves %s like any other write', async (_, to) => {
  await catalogue.store.write((writer) => saveOffers(writer, 20, to), STAGED);
  expect(await countCoupons()).toBe(to);
  const found = await catalogue.source.search({ query: `number ${to - 1}` });
  expect(found.coupons.items[0]?.name).toBe(`Lamp number ${to - 1}`);
  expect(await findFaults()).toEqual([]);
  await catalogue.store.write((writer) => saveOffers(writer, to, to + 10));
  expect(await countCoupons()).toBe(to + 10);
  expect(await findFaults()).toEqual([]);
  expect(existsSync(`${getDatabaseFile(catalogue.url)}.staged`)).toBe(false);
});

it('leaves the lock to others while it works, and readers what they read', async () => {
  const reading = await client.transaction('read');
  const count = 'SELECT count(*) AS count FROM offers';
  await reading.execute(count);
  let isFree = false;
  await catalogue.store.write(async (writer) => {
    await saveOffers(writer, 40, 90);
    const other = createClient({ url: catalogue.url, timeout: 0 });
    (await other.transaction('write')).close();
    other.close();
    isFree = true;
    expect(await countCoupons()).toBe(40);
  }, STAGED);
  expect(isFree).toBe(true);
  expect((await reading.execute(count)).rows[0]?.count).toBe(40);
  await reading.rollback();
  expect((await client.execute(count)).rows[0]?.count).toBe(90);
});

it('saves nothing where the work fails', async () => {
  const failing = catalogue.store.write(async (writer) => {
    await saveOffers(writer, 40, 90);
    throw new Error('No.');
  }, STAGED);
  await expect(failing).rejects.toThrow('No.');
  expect(await countCoupons()).toBe(40);
  expect(await findFaults()).toEqual([]);
});

it('does the work again where another command has changed the catalogue meanwhile', async () => {
  let runs = 0;
  const other = await openTestCatalogue(NOW, catalogue.url);
  await catalogue.store.write(async (writer) => {
    runs += 1;
    await saveOffers(writer, 40, 90);
    if (runs === 1) await other.store.write((another) => saveOffers(another, 200, 205));
  }, STAGED);
  expect(runs).toBe(2);
  expect(await countCoupons()).toBe(95);
  expect(await findFaults()).toEqual([]);
});

it('lets offers end meanwhile, and says of both what has changed', async () => {
  await catalogue.store.write((writer) => saveOffers(writer, 40, 1_040, '2026-11-22'));
  let [runs, seen] = [0, 0];
  await catalogue.store.write(async (writer) => {
    runs += 1;
    await saveOffers(writer, 2_000, 2_010);
    catalogue.setNow(LATER);
    expect(await countCoupons()).toBe(40);
    seen = await catalogue.source.getVersion();
  }, STAGED);
  expect(runs).toBe(1);
  expect((await catalogue.source.getChanges(2)).tags).toEqual(expect.arrayContaining(['offer:41']));
  expect((await catalogue.source.getChanges(seen)).tags).toEqual(expect.arrayContaining(['offer:1041']));
  expect(await countCoupons()).toBe(50);
  expect(await findFaults()).toEqual([]);
});

it('is for feeds that are large for the catalogue', () => {
  const file = getDatabaseFile(catalogue.url);
  const size = statSync(file).size + statSync(`${file}-wal`).size;
  expect(isWorthStaging(catalogue.url, size / 19)).toBe(true);
  expect(isWorthStaging(catalogue.url, size / 21)).toBe(false);
  expect(isWorthStaging('http://127.0.0.1:9', Infinity)).toBe(false);
});
