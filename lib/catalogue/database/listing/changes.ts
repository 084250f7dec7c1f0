import { sql, type SQL } from 'drizzle-orm';
import { resolveDuplicates, type HiddenPair } from '../duplicates';
import { IdSet } from '../../rules/id-set';
import type { Executor } from '../open-database';
import type { ItemKind } from '../search/expressions';
import {
  clearIndex,
  clearWords,
  indexItems,
  readPlacements,
  unindexItems,
  type Placement,
} from '../search/index-items';
import { recordChange } from '../tags/change-log';
import {
  buildPlacements,
  getWholeList,
  HAS_LIVE_OFFERS,
  ITEM_KINDS,
  pickLists,
  selectPlacements,
} from './lists';
import { buildBrandRows, buildOfferRows, clearLists } from './rows';
import { Touched } from './touched';

/** In long runs, what many of them have a row each in (a brand's list) is written once for all. */
const LISTED_RUN = 100_000;
const OFFER_KINDS = ['coupon', 'deal'] as const;

/** What one transaction changes: its `apply`, called once and last, brings lists, counts and search up to date. */
export function trackChanges(executor: Executor): Changes {
  return new Changes(executor);
}

/**
 * A listing row follows from an item's own rows alone, so the query that lists an item also takes it out (what is
 * inserted into the view `unlisting` leaves the listing): `begin…` before its rows change, `apply` after. CROSS JOIN keeps
 * the order of the tables: without statistics, the planner would at times read a whole table for a few rows.
 */
export class Changes {
  private readonly offers = new IdSet();
  private readonly brands = new IdSet();
  /** Brands whose offers change, before as well as after: an offer may move to another brand. */
  private readonly brandsToRank = new Set<number>();
  private readonly touched: Touched;

  constructor(private readonly executor: Executor) {
    this.touched = new Touched(executor);
  }

  /** Call before the rows of existing offers change. */
  async beginOffers(ids: number[]): Promise<void> {
    const fresh = this.offers.add(ids);
    if (fresh.length === 0) return;
    const given = JSON.stringify(fresh);
    const rows = await this.executor.all<{ id: number }>(sql`
      SELECT DISTINCT o.brand_id AS id FROM json_each(${given}) CROSS JOIN offers AS o ON o.id = value`);
    for (const { id } of rows) this.brandsToRank.add(id);
    this.touched.addOffers(fresh, this.offers.size);
    await this.touched.beginBrands(rows.map(({ id }) => id));
    await this.executor.run(sql`INSERT INTO unlisting ${buildOfferRows(given)}`);
    for (const kind of OFFER_KINDS) await this.unindex(kind, given);
  }

  /** Call before the rows of existing brands change. */
  async beginBrands(ids: number[]): Promise<void> {
    const fresh = this.brands.add(ids);
    if (fresh.length === 0) return;
    const given = JSON.stringify(fresh);
    await this.touched.beginBrands(fresh);
    await this.executor.run(sql`INSERT INTO unlisting ${buildBrandRows(given)}`);
    await this.unindex('brand', given);
  }

  /** Call before a category gets another name: what is in it is found by that name too. */
  async beginCategory(categoryId: number): Promise<void> {
    for (const kind of ITEM_KINDS) {
      const [list] = pickLists(kind, { categoryId });
      const ids = (await readPlacements(this.executor, selectPlacements(list))).map(([, id]) => id);
      await (kind === 'brand' ? this.beginBrands(ids) : this.beginOffers(ids));
    }
  }

  /** Call after the rows of new offers were added, with the brands that offers belong to now. */
  addOffers(ids: number[], brandIds: number[]): void {
    this.touched.addOffers(this.offers.add(ids), this.offers.size);
    for (const id of brandIds) this.brandsToRank.add(id);
  }

  addBrands(ids: number[]): void {
    this.brands.add(ids);
    this.touched.addBrands(ids);
  }

  /** Something without a listing changed: what has these tags (../tags/tag-names.ts) shows it. */
  addOther(...tags: string[]): void {
    this.touched.add(...tags);
  }

  /** Lists and indexes what changed, raises the version, and records which responses show it. */
  async apply(): Promise<void> {
    if (this.offers.size + this.brands.size === 0 && this.touched.isEmpty) return;
    await this.hideDuplicates();
    await this.touched.beginBrands(this.brandsToRank);
    for (const run of this.offers.listRuns(LISTED_RUN)) await this.list(buildOfferRows(JSON.stringify(run)));
    await this.refreshBrandRanks();
    for (const run of this.brands.listRuns(LISTED_RUN)) {
      await this.list(buildBrandRows(JSON.stringify(run)));
      await this.index(['brand'], run);
    }
    for (const run of this.offers.listRuns(LISTED_RUN)) await this.index(OFFER_KINDS, run);
    await recordChange(this.executor, await this.touched.finish());
  }

  /** Holds back the duplicates among the offers of the brands whose offers have changed. Returns the pairs. */
  async hideDuplicates(): Promise<HiddenPair[]> {
    const { phases, pairs } = await resolveDuplicates(this.executor, [...this.brandsToRank]);
    await this.beginOffers(phases.map(([id]) => id));
    await this.executor.run(sql`
      UPDATE offers SET phase = given.value ->> 1
      FROM json_each(${JSON.stringify(phases)}) AS given WHERE offers.id = given.value ->> 0`);
    return pairs;
  }

  /**
   * Forgets all lists, counts and documents; `apply` then makes them of the rows that there are. To be called first,
   * where so much has gone that taking it out piece by piece would last longer.
   */
  async relistAll(): Promise<void> {
    await clearLists(this.executor);
    await clearWords(this.executor);
    for (const kind of ITEM_KINDS) await clearIndex(this.executor, kind);
    const selectIds = (table: string) =>
      this.executor.all<{ id: number }>(sql`SELECT id FROM ${sql.identifier(table)}`);
    const brandIds = (await selectIds('brands')).map(({ id }) => id);
    const offerIds = (await selectIds('offers')).map(({ id }) => id);
    this.addBrands(brandIds);
    this.addOffers(offerIds, brandIds);
    this.touched.addAll();
  }

  /** Rebuilds the search of all that is listed, where tables were replaced as a whole. */
  async rebuildSearch(): Promise<void> {
    for (const kind of ITEM_KINDS) {
      await clearIndex(this.executor, kind);
      let placements: Placement[] = [];
      do {
        const rest = selectPlacements(getWholeList(kind), placements.at(-1)?.[0]);
        placements = await readPlacements(this.executor, sql`${rest} LIMIT ${LISTED_RUN}`);
        await indexItems(this.executor, { [kind]: placements });
      } while (placements.length > 0);
    }
  }

  private async list(rows: SQL): Promise<void> {
    await this.executor.run(sql`INSERT INTO listing ${rows} ORDER BY 1, 2, 3, 4`);
  }

  private async unindex(kind: ItemKind, ids: string): Promise<void> {
    await unindexItems(this.executor, kind, sql`SELECT position FROM (${buildPlacements(kind, ids)})`);
  }

  private async index(kinds: readonly ItemKind[], run: number[]): Promise<void> {
    const placements: Partial<Record<ItemKind, Placement[]>> = {};
    for (const kind of kinds)
      placements[kind] = await readPlacements(this.executor, buildPlacements(kind, JSON.stringify(run)));
    await indexItems(this.executor, placements);
  }

  /** Brands may have got their first live offer or lost the last one. */
  private async refreshBrandRanks(): Promise<void> {
    const rows = await this.executor.all<{ id: number }>(sql`
      SELECT b.id FROM json_each(${JSON.stringify([...this.brandsToRank])}) CROSS JOIN brands AS b ON b.id = value
      WHERE b.has_live_offers <> ${HAS_LIVE_OFFERS}`);
    const ids = rows.map((row) => row.id);
    await this.beginBrands(ids);
    await this.executor.run(sql`
      UPDATE brands SET has_live_offers = NOT has_live_offers
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  }
}
