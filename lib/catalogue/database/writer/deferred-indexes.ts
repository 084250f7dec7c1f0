import { sql } from 'drizzle-orm';
import type { Executor } from '../executor';

/** Indexes of offers that nothing needs while rows are being added. */
const DEFERRED = JSON.stringify([
  'offers_by_brand',
  'offers_by_code',
  'offers_by_ending',
  'offers_by_title',
  'offers_due',
]);
const MIN_NEW_ROWS = 10_000;

/**
 * Once more offers are added than there were, the indexes are taken away and built at the end: sorting is cheaper than
 * finding each row its place in an index that is larger than memory. A transaction undoes it as it undoes all else.
 */
export class DeferredIndexes {
  private newRows = 0;
  /** The statements that make the indexes which are away. */
  private away: string[] = [];

  constructor(private readonly executor: Executor) {}

  /** Call before rows are added to a table of so many. */
  async noteNew(rows: number, tableRows: number): Promise<void> {
    const before = tableRows - this.newRows;
    this.newRows += rows;
    if (this.away.length > 0 || this.newRows < Math.max(MIN_NEW_ROWS, before)) return;
    const found = await this.executor.all<{ name: string; sql: string }>(sql`
      SELECT name, sql FROM sqlite_master WHERE type = 'index' AND name IN (SELECT value FROM json_each(${DEFERRED}))`);
    for (const { name } of found) await this.executor.run(sql`DROP INDEX ${sql.identifier(name)}`);
    this.away = found.map((index) => index.sql);
  }

  /** Call before anything looks for offers by more than their keys. */
  async restore(): Promise<void> {
    for (const statement of this.away) await this.executor.run(sql.raw(statement));
    if (this.away.length > 0) this.newRows = 0;
    this.away = [];
  }
}
