import { sql } from 'drizzle-orm';
import type { CatalogueChanges } from '../../source';
import type { Database, Executor } from '../open-database';

/** How many versions are remembered: at one look a second, for a minute of writes without a pause. */
const KEPT_VERSIONS = 60;

/** Raises the catalogue's version, and records what led to it: the tags of what shows it, or null for everything. */
export async function recordChange(executor: Executor, tags: readonly string[] | null): Promise<void> {
  await executor.run(sql`UPDATE catalogue_state SET version = version + 1`);
  await executor.run(sql`
    INSERT OR REPLACE INTO catalogue_changes (version, tags)
    SELECT version, ${tags && JSON.stringify(tags)} FROM catalogue_state`);
  await executor.run(sql`
    DELETE FROM catalogue_changes WHERE version <= (SELECT version FROM catalogue_state) - ${KEPT_VERSIONS}`);
}

/** The present version, and the tags of all that changed after the given one; null where not all of it is known. */
export async function readChanges(
  database: Database,
  since: number | null,
): Promise<Pick<CatalogueChanges, 'version' | 'tags'>> {
  const [states, rows] = await database.batch([
    database.all<{ version: number }>(sql`SELECT version FROM catalogue_state`),
    database.all<{ tags: string | null }>(
      sql`SELECT tags FROM catalogue_changes WHERE version > ${since ?? Number.MAX_SAFE_INTEGER}`,
    ),
  ]);
  const version = states[0]?.version ?? 0;
  const recorded = rows.flatMap(({ tags }) => (tags === null ? [] : [JSON.parse(tags) as string[]]));
  // A version of an earlier program, a restored backup or another database leaves none, or the wrong number of them.
  const isComplete = since !== null && since + recorded.length === version;
  return { version, tags: isComplete ? [...new Set(recorded.flat())] : null };
}
