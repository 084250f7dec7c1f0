import { hash } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { freeStatements, type Executor } from '../open-database';

const CHUNK_ROWS = 1_000;
/** SQLite ends a text at its first NUL and cannot hold half a surrogate pair. */
const UNSTORABLE = /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/gi;

/** Saves rows in chunks in which no key comes twice, so that a repeated row finds the one before it saved. */
export async function saveInChunks<T, Saved>(
  rows: readonly T[],
  toKey: (row: T) => string,
  save: (chunk: Map<string, T>) => Promise<Saved[]>,
): Promise<Saved[]> {
  const saved: Saved[] = [];
  let chunk = new Map<string, T>();
  for (const row of rows) {
    const key = toKey(row);
    if (chunk.size === CHUNK_ROWS || chunk.has(key)) {
      for (const row of await save(chunk)) saved.push(row);
      await freeStatements();
      chunk = new Map();
    }
    chunk.set(key, row);
  }
  if (chunk.size > 0) saved.push(...(await save(chunk)));
  await freeStatements();
  return saved;
}

/** One text for the two parts by which a row is known. */
export function toSourceKey({ source, externalId }: { source: string; externalId: string }): string {
  return JSON.stringify([source, externalId]);
}

/** A short hash of what was given for a row, by which an unchanged one is known. */
export function hashContent(content: object): string {
  return hash('sha1', JSON.stringify(content), 'base64url');
}

/** A value as JSON that SQLite reads back as the same texts, with U+FFFD for characters that it cannot hold. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSTORABLE,
    (match, backslashes?: string) => backslashes ?? (match && '\ufffd'),
  );
}

/**
 * Inserts whole rows, or overwrites those with the same id except for their `created_at`; one statement, one parameter.
 * As JSONB a row is read once, not once for each of its columns, which takes a third of the time.
 */
export async function upsertRows<T extends SQLiteTable>(
  executor: Executor,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const cells = rows.map((row: Record<string, unknown>) =>
    columns.map(([key, column]) => {
      const value = row[key] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map((_, index) => sql.raw(`cells ->> ${index}`));
  const updates = names
    .filter((name) => name.value !== 'id' && name.value !== 'created_at')
    .map((name) => sql`${name} = excluded.${name}`);
  await executor.run(sql`
    INSERT INTO ${table} (${sql.join(names, sql`, `)})
    WITH given AS MATERIALIZED (SELECT jsonb(value) AS cells FROM json_each(${toStorableJson(cells)}))
    SELECT ${sql.join(values, sql`, `)} FROM given WHERE true
    ON CONFLICT (id) DO UPDATE SET ${sql.join(updates, sql`, `)}`);
}

/** Replaces the pairs of a joining table by those given, for the given owners. */
export async function replacePairs(
  executor: Executor,
  { table, owner, member }: { table: string; owner: string; member: string },
  owners: number[],
  pairs: [number, number][],
): Promise<void> {
  const name = sql.identifier(table);
  await executor.run(sql`
    DELETE FROM ${name} WHERE ${sql.identifier(owner)} IN (SELECT value FROM json_each(${JSON.stringify(owners)}))`);
  await executor.run(sql`
    INSERT INTO ${name} (${sql.identifier(owner)}, ${sql.identifier(member)})
    SELECT DISTINCT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(pairs)})`);
}
