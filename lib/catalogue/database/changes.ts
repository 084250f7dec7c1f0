import { sql } from 'drizzle-orm';
import type { Executor } from './executor';
import { PHASE } from './phase';
import { KIND_CODE, SCOPE } from './place';
import { listBrands, listOffers, unlistBrands, unlistOffers } from './refresh-listing';
import { indexBrands, indexOffers } from './search/index-items';

/**
 * What one transaction changes. Items leave lists and search when they are about to change and come back, with
 * everything that follows from them, in `apply`.
 */
export class Changes {
  private readonly offers = new Set<number>();
  private readonly brands = new Set<number>();
  /** Brands whose offers change, before as well as after: an offer may move to another brand. */
  private readonly brandsToRank = new Set<number>();
  private hasOther = false;

  constructor(private readonly executor: Executor) {}

  /** Call before the rows of existing offers change. */
  async beginOffers(ids: number[]): Promise<void> {
    const fresh = ids.filter((id) => !this.offers.has(id));
    await this.noteBrandsOf(fresh);
    await unlistOffers(this.executor, fresh);
    this.addOffers(fresh);
  }

  /** Call before the rows of existing brands change. */
  async beginBrands(ids: number[]): Promise<void> {
    const fresh = ids.filter((id) => !this.brands.has(id));
    await unlistBrands(this.executor, fresh);
    this.addBrands(fresh);
  }

  addOffers(ids: number[]): void {
    for (const id of ids) this.offers.add(id);
  }

  addBrands(ids: number[]): void {
    for (const id of ids) this.brands.add(id);
  }

  /** Something without a listing changed. */
  addOther(): void {
    this.hasOther = true;
  }

  /** Lists and indexes what changed, and raises the version unless only time has passed. Call once, last. */
  async apply({ raisesVersion = true } = {}): Promise<void> {
    if (this.offers.size + this.brands.size === 0 && !this.hasOther) return;
    const offers = [...this.offers];
    await listOffers(this.executor, offers);
    await this.noteBrandsOf(offers);
    await this.refreshBrandRanks();
    await listBrands(this.executor, [...this.brands]);
    await indexBrands(this.executor, [...this.brands]);
    await indexOffers(this.executor, offers);
    if (raisesVersion) await this.executor.run(sql`UPDATE catalogue_state SET version = version + 1`);
  }

  private async noteBrandsOf(offers: number[]): Promise<void> {
    if (offers.length === 0) return;
    const rows = await this.executor.all<{ id: number }>(sql`
      SELECT DISTINCT o.brand_id AS id FROM json_each(${JSON.stringify(offers)}) JOIN offers AS o ON o.id = value`);
    for (const { id } of rows) this.brandsToRank.add(id);
  }

  /** Brands may have got their first live offer or lost the last one. */
  private async refreshBrandRanks(): Promise<void> {
    const hasLive = sql.raw(`EXISTS (
      SELECT 1 FROM listing_chunks WHERE kind IN (${KIND_CODE.coupon}, ${KIND_CODE.deal})
      AND scope_type = ${SCOPE.brand} AND scope_id = b.id AND chunk < ${PHASE.expired * 2})`);
    const rows = await this.executor.all<{ id: number }>(sql`
      SELECT b.id FROM json_each(${JSON.stringify([...this.brandsToRank])}) JOIN brands AS b ON b.id = value
      WHERE b.has_live_offers <> ${hasLive}`);
    const ids = rows.map((row) => row.id);
    await this.beginBrands(ids);
    await this.executor.run(sql`
      UPDATE brands SET has_live_offers = NOT has_live_offers
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  }
}
