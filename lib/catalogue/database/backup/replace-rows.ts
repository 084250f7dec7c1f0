import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../open-database';
import { BackupError } from './backup-error';
import { MIGRATIONS_TABLE } from './known-migrations';

/** The name under which the restored database is attached. */
export const RESTORED = 'restored';

type Trigger = { name: string; sql: string };
export type RowProgress = (done: number, total: number) => void;

/**
 * Inside a transaction: makes every table hold what the attached database holds, and raises the version above both.
 * The parts of full-text indexes are tables like any other and come along as they are. Triggers rest meanwhile, because
 * what they would do has been done in what is copied. Throws if the two have not the same tables.
 */
export async function replaceRows(transaction: Executor, onProgress: RowProgress = () => {}): Promise<void> {
  const tables = await listTables(transaction, 'main');
  await requireSame(tables, await listTables(transaction, RESTORED));
  const version = await pickVersion(transaction);
  const triggers = await transaction.all<Trigger>(sql`
    SELECT name, sql FROM main.sqlite_schema WHERE type = 'trigger'`);
  for (const { name } of triggers) await transaction.run(sql`DROP TRIGGER main.${sql.identifier(name)}`);
  for (const [index, table] of tables.entries()) {
    onProgress(index, tables.length);
    await replaceTable(transaction, table);
  }
  for (const trigger of triggers) await transaction.run(sql.raw(trigger.sql));
  await transaction.run(sql`UPDATE catalogue_state SET version = ${version}`);
  onProgress(tables.length, tables.length);
}

async function listTables(executor: Executor, schema: string): Promise<string[]> {
  const rows = await executor.all<{ name: string }>(sql`
    SELECT name FROM pragma_table_list WHERE schema = ${schema} AND type IN ('table', 'shadow')
      AND name NOT LIKE 'sqlite\_%' ESCAPE '\\' AND name <> ${MIGRATIONS_TABLE} ORDER BY name`);
  return rows.map(({ name }) => name);
}

async function requireSame(present: string[], restored: string[]): Promise<void> {
  if (present.join() === restored.join()) return;
  throw new BackupError(
    `The two databases have other tables: the present one ${present.join(', ')}, the backup ${restored.join(', ')}. Restore with the version of this site that made them.`,
  );
}

async function pickVersion(executor: Executor): Promise<number> {
  const [row] = await executor.all<{ version: number }>(sql`
    SELECT max(version) + 1 AS version FROM (
      SELECT version FROM main.catalogue_state UNION ALL SELECT version FROM ${sql.identifier(RESTORED)}.catalogue_state)`);
  return row?.version ?? 1;
}

async function replaceTable(transaction: Executor, table: string): Promise<void> {
  const name = sql.identifier(table);
  const columns = await listStoredColumns(transaction, table);
  await transaction.run(sql`DELETE FROM main.${name}`);
  await transaction.run(sql`
    INSERT INTO main.${name} (${columns}) SELECT ${columns} FROM ${sql.identifier(RESTORED)}.${name}`);
}

/** The columns that rows are made of: generated ones follow from them. */
async function listStoredColumns(executor: Executor, table: string): Promise<SQL> {
  const rows = await executor.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_info(${table}, 'main')`,
  );
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
