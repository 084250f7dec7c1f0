import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { createDatabaseCatalogue } from '.';
import { openDatabase } from './open-database';
import { findInconsistencies } from './testing/find-inconsistencies';

const MIGRATIONS = path.join(__dirname, 'migrations');
/** The version before lists could be sorted: tables, listing, search. */
const EARLIER_MIGRATIONS = 3;
const NOW = new Date('2026-11-20T12:00:00Z');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations of the earlier version, in a folder of their own. */
function copyEarlierMigrations(): string {
  const copy = path.join(folder, 'migrations');
  cpSync(MIGRATIONS, copy, { recursive: true });
  const journalFile = path.join(copy, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  journal.entries = journal.entries.slice(0, EARLIER_MIGRATIONS);
  writeFileSync(journalFile, JSON.stringify(journal));
  return copy;
}

const OFFERS = [
  { id: 1, title: 'Émile’s mugs', code: 'MUG', end: '2026-11-30', phase: 0, until: '2026-12-01T00:00:00Z' },
  { id: 2, title: '10% off', code: null, end: null, phase: 0, until: null },
  { id: 3, title: 'Zebras', code: ' ', end: '2026-11-19', phase: 1, until: null },
];

it('completes a catalogue that an earlier version made, so that it can be sorted and filtered', async () => {
  const url = `file:${path.join(folder, 'catalogue.db')}`;
  const { database, ready } = openDatabase({ url });
  await ready;
  await migrate(database, { migrationsFolder: copyEarlierMigrations() });
  const filler = sql`'{}', '2026-11-01', '2026-11-01'`;
  await database.run(sql`
    INSERT INTO brands (id, source, external_id, name, unique_name, description, is_featured, has_live_offers,
      content_hash, created_at, updated_at)
    VALUES (1, 'test', 'shop', 'Ärger', 'shop', '', 0, 1, ${filler})`);
  await database.run(sql`INSERT INTO listing VALUES (0, 0, 0, ${2 ** 40 + 2 ** 40 - 2})`);
  for (const { id, title, code, end, phase, until } of OFFERS) {
    await database.run(sql`
      INSERT INTO offers (id, kind, source, external_id, brand_id, title, description, code, end_date, regions,
        exclusive, is_featured, status, phase, phase_until, content_hash, created_at, updated_at)
      VALUES (${id}, 'coupon', 'test', ${id}, 1, ${title}, '', ${code}, ${end}, '[]', 0, 0, 'active', ${phase},
        ${until && Date.parse(until)}, ${filler})`);
    const position = (phase * 2 + 1) * 2 ** 40 + 2 ** 40 - 1 - id;
    await database.run(sql`INSERT INTO listing VALUES (1, 0, 0, ${position}), (1, 2, 1, ${position})`);
  }

  const { source, store } = createDatabaseCatalogue({
    url,
    visitors: { url: `file:${path.join(folder, 'visitors.db')}` },
    clock: () => NOW,
  });
  await store.migrate();
  // The rows above are in no search.
  const isOfSearch = (finding: string) => finding.includes('searchable');
  expect((await findInconsistencies(database)).filter((finding) => !isOfSearch(finding))).toEqual([]);
  const listIds = async (query: object) => (await source.listCoupons(query)).items.map(({ id }) => id);
  expect(await listIds({ sort: 'name' })).toEqual([2, 1]);
  expect(await listIds({ sort: 'ending' })).toEqual([1, 2]);
  expect(await listIds({ hasCode: true })).toEqual([1]);
  expect(await listIds({ hasCode: false })).toEqual([2]);
  expect(await source.listExpiredCoupons({ brandId: 1 })).toMatchObject({ total: 1, items: [{ id: 3 }] });
  expect((await source.listBrands({ letter: 'a' })).items.map(({ name }) => name)).toEqual(['Ärger']);
  store.close();
  database.$client.close();
});
