import { sql } from 'drizzle-orm';
import { judgeDuplicates, toJudgedPhase } from './duplicates/judge-duplicates';
import type { Executor } from './executor';
import { IdSet } from './id-set';
import { PHASE } from './phase';
import { KIND_CODE, SCOPE } from './place';
import { listBrands, listOffers, unlistBrands, unlistOffers } from './refresh-listing';
import { indexBrands, indexOffers } from './search/index-items';

const JUDGED_BRANDS = 1_000;
/** In long runs, what many of them have a row each in (a brand's list) is written once for all. */
const LISTED_RUN = 100_000;

/**
 * What one transaction changes. Items leave lists and search when they are about to change and come back, with
 * everything that follows from them, in `apply`.
 */
export class Changes {
  private readonly offers = new IdSet();
  private readonly brands = new IdSet();
  /** Brands whose offers change, before as well as after: an offer may move to another brand. */
  private readonly brandsToRank = new Set<number>();
  private hasOther = false;

  constructor(private readonly executor: Executor) {}

  /** Call before the rows of existing offers change. */
  async beginOffers(ids: number[]): Promise<void> {
    const fresh = this.offers.add(ids);
    await this.noteBrandsOf(fresh);
    await unlistOffers(this.executor, fresh);
  }

  /** Call before the rows of existing brands change. */
  async beginBrands(ids: number[]): Promise<void> {
    const fresh = this.brands.add(ids);
    await unlistBrands(this.executor, fresh);
  }

  /** Call after the rows of new offers were added, with the brands that offers belong to now. */
  addOffers(ids: number[], brandIds: number[]): void {
    this.offers.add(ids);
    for (const id of brandIds) this.brandsToRank.add(id);
  }

  addBrands(ids: number[]): void {
    this.brands.add(ids);
  }

  /** Something without a listing changed. */
  addOther(): void {
    this.hasOther = true;
  }

  /** Lists and indexes what changed, and raises the version unless only time has passed. Call once, last. */
  async apply({ raisesVersion = true } = {}): Promise<void> {
    if (this.offers.size + this.brands.size === 0 && !this.hasOther) return;
    await this.hideDuplicates();
    for (const run of this.offers.listRuns(LISTED_RUN)) await listOffers(this.executor, run);
    await this.refreshBrandRanks();
    for (const run of this.brands.listRuns(LISTED_RUN)) {
      await listBrands(this.executor, run);
      await indexBrands(this.executor, run);
    }
    for (const run of this.offers.listRuns(LISTED_RUN)) await indexOffers(this.executor, run);
    if (raisesVersion) await this.executor.run(sql`UPDATE catalogue_state SET version = version + 1`);
  }

  /**
   * Shows one of the coupons that several sources have of a brand and code, and holds the others back; looks at the
   * brands whose offers have changed. Answers the pairs.
   */
  async hideDuplicates(): Promise<{ shownId: number; hiddenId: number }[]> {
    const pairs: { shownId: number; hiddenId: number }[] = [];
    const brands = [...this.brandsToRank];
    for (let start = 0; start < brands.length; start += JUDGED_BRANDS) {
      const verdicts = await judgeDuplicates(this.executor, brands.slice(start, start + JUDGED_BRANDS));
      const moved = verdicts.filter((verdict) => verdict.phase !== toJudgedPhase(verdict));
      await this.beginOffers(moved.map(({ id }) => id));
      const phases = moved.map((verdict) => [verdict.id, toJudgedPhase(verdict)]);
      await this.executor.run(sql`
        UPDATE offers SET phase = given.value ->> 1
        FROM json_each(${JSON.stringify(phases)}) AS given WHERE offers.id = given.value ->> 0`);
      for (const { id, shownId } of verdicts) if (shownId !== null) pairs.push({ shownId, hiddenId: id });
    }
    return pairs;
  }

  private async noteBrandsOf(offers: number[]): Promise<void> {
    if (offers.length === 0) return;
    const rows = await this.executor.all<{ id: number }>(sql`
      SELECT DISTINCT o.brand_id AS id FROM json_each(${JSON.stringify(offers)}) CROSS JOIN offers AS o ON o.id = value`);
    for (const { id } of rows) this.brandsToRank.add(id);
  }

  /** Brands may have got their first live offer or lost the last one. */
  private async refreshBrandRanks(): Promise<void> {
    const hasLive = sql.raw(`EXISTS (
      SELECT 1 FROM listing_chunks WHERE kind IN (${KIND_CODE.coupon}, ${KIND_CODE.deal})
      AND scope_type = ${SCOPE.brand} AND scope_id = b.id AND chunk < ${PHASE.expired * 2})`);
    const rows = await this.executor.all<{ id: number }>(sql`
      SELECT b.id FROM json_each(${JSON.stringify([...this.brandsToRank])}) CROSS JOIN brands AS b ON b.id = value
      WHERE b.has_live_offers <> ${hasLive}`);
    const ids = rows.map((row) => row.id);
    await this.beginBrands(ids);
    await this.executor.run(sql`
      UPDATE brands SET has_live_offers = NOT has_live_offers
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  }
}
