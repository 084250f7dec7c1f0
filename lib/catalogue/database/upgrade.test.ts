import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { describeDatabaseError } from '@/lib/cli/support/database-error';
import { createDatabaseCatalogue } from '.';
import { openDatabase } from './open-database';
import { findInconsistencies } from './testing/find-inconsistencies';

const MIGRATIONS = path.join(__dirname, 'migrations');
const JOURNAL = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};
/** The first version that was published: tables, listing, search. Each later one has one migration more. */
const FIRST_VERSION = 3;
const VERSIONS = JOURNAL.entries
  .slice(FIRST_VERSION - 1)
  .map(({ tag }, index) => [tag, FIRST_VERSION + index] as const);
const NOW = new Date('2026-11-20T12:00:00Z');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The first migrations, as many as a version had, in a folder of their own. */
function copyMigrations(count: number): string {
  const copy = path.join(folder, `migrations-${count}`);
  cpSync(MIGRATIONS, copy, { recursive: true });
  const journalFile = path.join(copy, 'meta', '_journal.json');
  writeFileSync(journalFile, JSON.stringify({ ...JOURNAL, entries: JOURNAL.entries.slice(0, count) }));
  return copy;
}

const OFFERS = [
  { id: 1, title: 'Émile’s mugs', code: 'MUG', end: '2026-11-30', phase: 0, until: '2026-12-01T00:00:00Z' },
  { id: 2, title: '10% off', code: null, end: null, phase: 0, until: null },
  { id: 3, title: 'Zebras', code: ' ', end: '2026-11-19', phase: 1, until: null },
];

it.each(VERSIONS)(
  'completes a catalogue that was filled by the first version and is at %s, so that it can be sorted and filtered',
  async (_, count) => {
    const url = `file:${path.join(folder, `catalogue-${count}.db`)}`;
    const { database, ready } = openDatabase({ url });
    await ready;
    await migrate(database, { migrationsFolder: copyMigrations(FIRST_VERSION) });
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

    await migrate(database, { migrationsFolder: copyMigrations(count) });

    const { source, store } = createDatabaseCatalogue({
      url,
      visitors: { url: `file:${path.join(folder, `visitors-${count}.db`)}` },
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
  },
);

it('writes nothing to a database that a later version has upgraded', async () => {
  const url = `file:${path.join(folder, 'later.db')}`;
  const settings = { url, visitors: { url: `${url}.visitors` }, clock: () => NOW };
  const { store } = createDatabaseCatalogue(settings);
  expect(await store.compareSchema()).toBe('earlier');
  await store.migrate();
  expect(await store.compareSchema()).toBe('current');
  const { database } = openDatabase({ url });
  await database.run(
    sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', ${Date.now() * 10})`,
  );
  expect(await store.compareSchema()).toBe('later');
  const error: unknown = await store.migrate().catch((thrown: unknown) => thrown);
  expect(describeDatabaseError(error, url)).toMatch(
    /^The database file:.*later\.db: a later version of this site has upgraded it, .*$/,
  );
  store.close();
  database.$client.close();
});

/** Those up to here were applied with the site stopped. */
const LAST_WITH_STOP = '0008_positions';
const BREAKING = /\b(?:RENAME|DROP (?:TABLE|COLUMN)|ALTER COLUMN)\b/i;

it('lets the version before go on while versions change: a migration takes nothing away', () => {
  expect('ALTER TABLE listing RENAME COLUMN place TO position;').toMatch(BREAKING);
  const later = JOURNAL.entries.filter(({ tag }) => tag > LAST_WITH_STOP).map(({ tag }) => tag);
  const breaking = later.filter((tag) =>
    BREAKING.test(readFileSync(path.join(MIGRATIONS, `${tag}.sql`), 'utf8')),
  );
  expect(breaking).toEqual([]);
});
