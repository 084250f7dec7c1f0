import { sql, type SQL } from 'drizzle-orm';
import { trackChanges, type Changes } from '../listing';
import type { Executor } from '../open-database';
import { Corrections } from './corrections';
import { findMoved } from '../old-addresses';
import { getHighestId, type IdTable } from '../row-ids';
import { offers } from '../schema';

const BRANDS_BY_NAME = sql`SELECT unique_name AS name, id FROM brands WHERE unique_name`;
const CATEGORIES_BY_SLUG = sql`SELECT slug AS name, id FROM categories WHERE slug`;
/** Indexes of offers that nothing needs while rows are being added. */
const DEFERRED = JSON.stringify([
  'offers_by_brand',
  'offers_by_code',
  'offers_by_ending',
  'offers_by_title',
  'offers_due',
]);
const MIN_NEW_ROWS = 10_000;

/** One write transaction: what it changes, and the ids it has looked up. */
export class WriteSession {
  readonly changes: Changes;
  readonly corrections: Corrections;
  readonly nowText: string;
  private readonly indexes: DeferredIndexes;
  private readonly brandIds = new Map<string, number>();
  private readonly categoryIds = new Map<string, number>();
  private readonly nextIds = new Map<IdTable, number>();
  private offerRows: number | undefined;
  /** Present addresses by old ones that something was saved under. */
  private readonly moved = { brand: new Map<string, string>(), category: new Map<string, string>() };

  constructor(
    readonly executor: Executor,
    readonly now: Date,
  ) {
    this.changes = trackChanges(executor);
    this.corrections = new Corrections(executor);
    this.nowText = now.toISOString();
    this.indexes = new DeferredIndexes(executor);
  }

  /** Ids for new rows; they only grow, so the highest is always the newest. */
  async takeIds(table: IdTable, count: number): Promise<number[]> {
    const first = this.nextIds.get(table) ?? (await getHighestId(this.executor, table)) + 1;
    this.nextIds.set(table, first + count);
    return Array.from({ length: count }, (_, index) => first + index);
  }

  /** The same for offers, which may come in great numbers: then `restoreIndexes` must come before they are looked for. */
  async takeOfferIds(count: number): Promise<number[]> {
    if (count > 0) {
      const rows = this.offerRows ?? (await this.executor.$count(offers));
      await this.indexes.noteNew(count, rows);
      this.offerRows = rows + count;
    }
    return this.takeIds('offers', count);
  }

  restoreIndexes(): Promise<void> {
    return this.indexes.restore();
  }

  /** Lists and indexes all that has changed. Call once, last. */
  async finish(): Promise<void> {
    await this.indexes.restore();
    await this.changes.apply();
    await this.executor.run(sql`UPDATE catalogue_state SET writes = writes + 1`);
  }

  /** The present address of a brand or a category whose id was looked up. */
  getPresent(record: 'brand' | 'category', address: string): string {
    return this.moved[record].get(address) ?? address;
  }

  /** The ids of brands by unique name or an old one. Throws, naming it, on one that does not exist. */
  getBrandIds(uniqueNames: Iterable<string>): Promise<(uniqueName: string) => number> {
    return this.lookUp('brand', this.brandIds, uniqueNames);
  }

  /** The ids of categories by slug or an old one. Throws, naming it, on one that does not exist. */
  getCategoryIds(slugs: Iterable<string>): Promise<(slug: string) => number> {
    return this.lookUp('category', this.categoryIds, slugs);
  }

  /** Notes the unique names that brands are about to take. Throws, naming it, on one that another brand has. */
  async claimBrandNames(claims: [uniqueName: string, id: number][]): Promise<void> {
    await this.loadIds(
      'brand',
      this.brandIds,
      claims.map(([uniqueName]) => uniqueName),
    );
    for (const [uniqueName, id] of claims) {
      const owner = this.brandIds.get(uniqueName) ?? id;
      if (owner !== id)
        throw new Error(`The unique name "${uniqueName}" is taken by another brand; choose another one.`);
      this.brandIds.set(uniqueName, id);
    }
  }

  private async lookUp(
    noun: 'brand' | 'category',
    known: Map<string, number>,
    names: Iterable<string>,
  ): Promise<(name: string) => number> {
    await this.loadIds(noun, known, names);
    return (name: string) => {
      const id = known.get(name);
      if (id === undefined) throw new Error(`There is no ${noun} "${name}"; save it first.`);
      return id;
    };
  }

  private async loadIds(
    noun: 'brand' | 'category',
    known: Map<string, number>,
    names: Iterable<string>,
  ): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !known.has(name));
    if (missing.length === 0) return;
    const select: SQL = noun === 'brand' ? BRANDS_BY_NAME : CATEGORIES_BY_SLUG;
    const rows = await this.executor.all<{ name: string; id: number }>(
      sql`${select} IN (SELECT value FROM json_each(${JSON.stringify(missing)}))`,
    );
    for (const { name, id } of rows) known.set(name, id);
    const rest = missing.filter((name) => !known.has(name));
    for (const { address, id, present } of await findMoved(this.executor, noun, rest)) {
      known.set(address, id);
      known.set(present, id);
      this.moved[noun].set(address, present);
    }
  }
}

/**
 * Once more offers are added than there were, the indexes are dropped and built at the end: sorting is cheaper than
 * inserting each row into an index that is larger than memory. A transaction undoes it as it undoes all else.
 */
class DeferredIndexes {
  private newRows = 0;
  /** The statements that create the indexes which are dropped. */
  private dropped: string[] = [];

  constructor(private readonly executor: Executor) {}

  /** Call before rows are added to a table of so many. */
  async noteNew(rows: number, tableRows: number): Promise<void> {
    const before = tableRows - this.newRows;
    this.newRows += rows;
    if (this.dropped.length > 0 || this.newRows < Math.max(MIN_NEW_ROWS, before)) return;
    const found = await this.executor.all<{ name: string; sql: string }>(sql`
      SELECT name, sql FROM sqlite_master WHERE type = 'index' AND name IN (SELECT value FROM json_each(${DEFERRED}))`);
    for (const { name } of found) await this.executor.run(sql`DROP INDEX ${sql.identifier(name)}`);
    this.dropped = found.map((index) => index.sql);
  }

  /** Call before anything looks for offers by more than their keys. */
  async restore(): Promise<void> {
    for (const statement of this.dropped) await this.executor.run(sql.raw(statement));
    if (this.dropped.length > 0) this.newRows = 0;
    this.dropped = [];
  }
}
