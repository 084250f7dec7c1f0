/**
 * Ways to write --rows offers (default 100,000) into a catalogue, each into a database of its own, three times in turn,
 * the shortest of which is printed: how rows reach a statement, when indexes are built, how the lists are counted, and
 * whether there is a journal.
 *
 *   npx tsx e2e/bench/import-designs.ts --rows 50000
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import { freeStatements, type Executor } from '@/lib/catalogue/database/open-database';
import { offers } from '@/lib/catalogue/database/schema';
import { upsertRows } from '@/lib/catalogue/database/writer/rows';
import { buildImportOffer, IMPORT_BRAND_COUNT } from './import-rows';
import { buildScaleBrand, buildScaleCategories } from './scale-catalogue';

type Row = typeof offers.$inferInsert;
type Way = { journal?: string; write: (executor: Executor, rows: number) => Promise<void> };

const CHUNK_ROWS = 1_000;
const ROUNDS = 3;
const NOW = new Date('2026-11-20T12:00:00Z');
const SINGLE_COLUMNS = Object.entries(getTableColumns(offers)).filter(([, column]) => !column.generated);
const NAMES = sql.join(
  SINGLE_COLUMNS.map(([, column]) => sql.identifier(column.name)),
  sql`, `,
);
const DEFERRED = ['offers_by_brand', 'offers_by_code', 'offers_by_ending', 'offers_by_title', 'offers_due'];
const COUNTS = sql`
  SELECT kind, scope_type, scope_id, position >> CASE scope_type WHEN 2 THEN 40 ELSE 13 END, count(*)
  FROM listing GROUP BY 1, 2, 3, 4`;

function buildRow(index: number): Row {
  const offer = buildImportOffer(index, 'bench', NOW);
  const id = index + 1;
  const derived = { id, brandId: 1 + (index % IMPORT_BRAND_COUNT), status: 'active' as const, phase: 0 };
  const stamp = NOW.toISOString();
  const keys = { titleKey: offer.title, codeKey: offer.code, contentHash: `hash of ${index}` };
  return Object.assign(derived, keys, { createdAt: stamp, updatedAt: stamp }, offer);
}

function toValues(row: Row) {
  const values: Record<string, unknown> = row;
  const cells = SINGLE_COLUMNS.map(([key, column]) => {
    const value = values[key] ?? null;
    return sql`${value === null ? null : column.mapToDriverValue(value)}`;
  });
  return sql`(${sql.join(cells, sql`, `)})`;
}

async function inChunks(rows: number, save: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows; start += CHUNK_ROWS) {
    const length = Math.min(CHUNK_ROWS, rows - start);
    await save(Array.from({ length }, (_, index) => buildRow(start + index)));
    await freeStatements();
  }
}

const saveAsJson = (executor: Executor, rows: number) =>
  inChunks(rows, (chunk) => upsertRows(executor, offers, chunk));

async function saveWithoutIndexes(executor: Executor, rows: number): Promise<void> {
  const found = await executor.all<{ name: string; sql: string }>(
    sql`SELECT name, sql FROM sqlite_schema WHERE name IN ${DEFERRED}`,
  );
  for (const { name } of found) await executor.run(sql`DROP INDEX ${sql.identifier(name)}`);
  await saveAsJson(executor, rows);
  for (const index of found) await executor.run(sql.raw(index.sql));
}

/** Five rows of lists an offer, in their order. */
async function list(executor: Executor, rows: number): Promise<void> {
  await executor.run(sql`
    INSERT INTO listing
    WITH RECURSIVE offer (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM offer WHERE id < ${rows}),
      list (kind, scope_type) AS (VALUES (1, 0), (1, 1), (1, 2), (6, 0), (6, 2))
    SELECT kind, scope_type, CASE scope_type WHEN 0 THEN 0 WHEN 1 THEN id % 24 ELSE id % 20000 END,
      (1 << 40) + (1 << 40) - 1 - id
    FROM offer CROSS JOIN list ORDER BY 1, 2, 3, 4`);
}

async function listAndCountOnce(executor: Executor, rows: number): Promise<void> {
  await executor.run(sql`DROP TRIGGER listing_inserted`);
  await list(executor, rows);
  await executor.run(sql`DELETE FROM listing_chunks`);
  await executor.run(sql`INSERT INTO listing_chunks ${COUNTS}`);
}

const WAYS: Record<string, Way> = {
  'rows as one JSON parameter (today)': { write: saveAsJson },
  'rows as VALUES of 1,000 rows, a parameter a cell': {
    write: (executor, rows) =>
      inChunks(rows, (chunk) =>
        executor.run(sql`INSERT INTO offers (${NAMES}) VALUES ${sql.join(chunk.map(toValues), sql`, `)}`),
      ),
  },
  'today, five indexes built at the end (today for a large first import)': { write: saveWithoutIndexes },
  'today, without a journal (today for a large file)': { journal: 'OFF', write: saveAsJson },
  both: { journal: 'OFF', write: saveWithoutIndexes },
  'five rows of lists an offer, counted by a trigger (today)': { write: list },
  'the same, counted once at the end': { write: listAndCountOnce },
};

/** A catalogue of brands and categories without offers, in a file that no connection has open. */
async function prepare(folder: string): Promise<string> {
  const file = path.join(folder, 'catalogue.db');
  const visitors = { url: `file:${file}.visitors` };
  const { store } = createDatabaseCatalogue({ url: `file:${file}`, visitors, clock: () => NOW });
  await store.migrate();
  await store.write(async (writer) => {
    await writer.saveCategories(buildScaleCategories());
    await writer.saveBrands(Array.from({ length: IMPORT_BRAND_COUNT }, (_, index) => buildScaleBrand(index)));
  });
  store.close();
  const template = path.join(folder, 'template.db');
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await client.execute({ sql: 'VACUUM INTO ?', args: [template] });
  client.close();
  return template;
}

async function measure(template: string, rows: number, { journal = 'WAL', write }: Way): Promise<number> {
  const file = path.join(path.dirname(template), 'measured.db');
  copyFileSync(template, file);
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  await client.executeMultiple(
    `PRAGMA journal_mode = ${journal}; PRAGMA synchronous = ${journal === 'OFF' ? 'OFF' : 'NORMAL'}; PRAGMA mmap_size = 0; PRAGMA cache_size = -32000; PRAGMA temp_store = FILE;`,
  );
  const before = process.cpuUsage();
  await drizzle({ client }).transaction((transaction) => write(transaction, rows));
  const { user, system } = process.cpuUsage(before);
  client.close();
  await freeStatements();
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(file + suffix, { force: true });
  }
  return (user + system) / 1_000_000;
}

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);
const folder = mkdtempSync(path.join(tmpdir(), 'import-designs-'));
try {
  const template = await prepare(folder);
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, way] of Object.entries(WAYS)) {
      best.set(name, Math.min(best.get(name) ?? Infinity, await measure(template, rows, way)));
    }
  }
  console.table(
    [...best].map(([way, seconds]) => ({
      way,
      'seconds of processor': seconds.toFixed(2),
      'rows/s of processor': Math.round(rows / seconds).toLocaleString('en'),
    })),
  );
} finally {
  rmSync(folder, { recursive: true });
}
