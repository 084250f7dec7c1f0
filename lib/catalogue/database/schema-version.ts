import { sql } from 'drizzle-orm';
import type { SchemaState } from '../writer';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { Executor } from './open-database';

const KNOWN = new Set(journal.entries.map(({ when }) => when));

/** A later version of the site has upgraded the database: this one must not write to it. */
export class LaterSchemaError extends Error {
  override name = 'LaterSchemaError';
  readonly code = 'LATER_SCHEMA';
}

/** How the schema of a database compares with the one of this code, by the migrations that were applied. */
export async function compareSchema(executor: Executor): Promise<SchemaState> {
  const tables = await executor.all(sql`SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'`);
  if (tables.length === 0) return 'earlier';
  const rows = await executor.all<{ at: number }>(sql`SELECT created_at AS at FROM __drizzle_migrations`);
  const applied = new Set(rows.map(({ at }) => Number(at)));
  if ([...applied].some((at) => !KNOWN.has(at))) return 'later';
  return applied.size < KNOWN.size ? 'earlier' : 'current';
}
