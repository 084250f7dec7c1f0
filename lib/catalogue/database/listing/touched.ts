import { sql } from 'drizzle-orm';
import type { Executor } from '../open-database';
import {
  ARTICLES,
  CATEGORIES,
  LISTS,
  RELATED,
  toBrandAddressTag,
  toBrandRowTag,
  toBrandTag,
  toBrandTotalsTag,
  toCategoryTag,
  toOfferTag,
} from '../tags/tag-names';
import { listLeadingTags } from './leading-brands';
import { countListed } from './lists';

/** A write that touches more is recorded as one that may have changed everything. */
const MAX_BRANDS = 300;
const MAX_OFFERS = 1_000;
/** Beyond, pages of all brands are dropped: to look for those that lead to a brand takes milliseconds. */
const MAX_NEWLY_RELATED = 20;

/** What other pages than its own show of a brand, or are chosen by; ids as sorted JSON arrays. */
type BrandState = {
  id: number;
  uniqueName: string;
  /** The columns that are shown, as JSON. */
  row: string;
  isLive: number;
  coupons: number;
  deals: number;
  categories: string;
  /** Those of its offers' own. */
  offerCategories: string;
};
type CategoryState = { id: number; isLive: number };

/** Which tags one transaction changes what they stand for: how brands stood before, compared with how they stand after. */
export class Touched {
  private readonly tags = new Set<string>();
  private readonly before = new Map<number, BrandState | null>();
  private categoriesBefore: CategoryState[] | null = null;
  private isTooMuch = false;
  /** How many brands have come in. */
  private newlyRelated = 0;

  constructor(private readonly executor: Executor) {}

  get isEmpty(): boolean {
    return this.tags.size === 0 && !this.isTooMuch;
  }

  add(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  addAll(): void {
    this.isTooMuch = true;
  }

  /** Call before anything of these brands, or of their offers, changes. */
  async beginBrands(ids: Iterable<number>): Promise<void> {
    const fresh = [...ids].filter((id) => !this.before.has(id));
    if (this.before.size + fresh.length > MAX_BRANDS) this.isTooMuch = true;
    if (this.isTooMuch || fresh.length === 0) return;
    this.categoriesBefore ??= await this.readCategories();
    for (const id of fresh) this.before.set(id, null);
    for (const state of await this.readBrands(fresh)) this.before.set(state.id, state);
  }

  /** Call after brands were added: those that no `beginBrands` had are new. */
  addBrands(ids: number[]): void {
    for (const id of ids) if (!this.before.has(id)) this.before.set(id, null);
    if (this.before.size > MAX_BRANDS) this.isTooMuch = true;
  }

  addOffers(ids: number[], count: number): void {
    if (count > MAX_OFFERS) this.isTooMuch = true;
    if (ids.length > 0 && !this.isTooMuch) this.add(LISTS, ...ids.map(toOfferTag));
  }

  /** The tags, null for everything. Call last. */
  async finish(): Promise<string[] | null> {
    if (this.isTooMuch) return null;
    const after = await this.readBrands([...this.before.keys()]);
    const states = new Map(after.map((state) => [state.id, state]));
    const changedRows: number[] = [];
    for (const [id, before] of this.before) {
      const state = states.get(id) ?? null;
      this.compareBrand(id, before, state);
      await this.addRelated(before, state);
      if (before?.row !== state?.row) changedRows.push(id);
    }
    this.add(...changedRows.map(toBrandRowTag));
    if (this.before.size > 0) this.add(LISTS);
    if (await this.isNamedByArticle(changedRows)) this.add(ARTICLES);
    await this.compareCategories();
    return [...this.tags];
  }

  private compareBrand(id: number, before: BrandState | null, after: BrandState | null): void {
    this.add(toBrandTag(id));
    if (before?.coupons !== after?.coupons || before?.deals !== after?.deals) this.add(toBrandTotalsTag(id));
    for (const state of [before, after]) {
      if (state === null) continue;
      if (before?.uniqueName !== after?.uniqueName) this.add(toBrandAddressTag(state.uniqueName));
      for (const categories of [state.categories, state.offerCategories])
        this.add(...parseIds(categories).map(toCategoryTag));
    }
  }

  /** Pages that show a brand as related follow its row and its totals: others may show it from now on. */
  private async addRelated(before: BrandState | null, after: BrandState | null): Promise<void> {
    if (after === null) return;
    if (before !== null && before.categories !== after.categories) this.newlyRelated = Infinity;
    else if (after.isLive > (before?.isLive ?? -1)) this.newlyRelated += 1;
    else return;
    const categories = parseIds(after.categories);
    const isMany = this.newlyRelated > MAX_NEWLY_RELATED;
    this.add(...(isMany ? [RELATED] : await listLeadingTags(this.executor, { ...after, categories })));
  }

  private async compareCategories(): Promise<void> {
    if (this.categoriesBefore === null) return;
    const after = await this.readCategories();
    if (JSON.stringify(after) !== JSON.stringify(this.categoriesBefore)) this.add(CATEGORIES);
  }

  private readBrands(ids: number[]): Promise<BrandState[]> {
    const brand = { brandId: sql`b.id` };
    return this.executor.all<BrandState>(sql`
      SELECT b.id, b.unique_name AS uniqueName, b.has_live_offers AS isLive,
        json_array(b.name, b.unique_name, b.logo, b.description, b.tracking_url, b.origin_url, b.site_url) AS row,
        ${countListed('coupon', brand)} AS coupons, ${countListed('deal', brand)} AS deals,
        (SELECT json_group_array(category_id) FROM (
          SELECT category_id FROM brand_categories WHERE brand_id = b.id ORDER BY category_id)) AS categories,
        (SELECT json_group_array(category_id) FROM (
          SELECT DISTINCT own.category_id FROM offers AS o CROSS JOIN offer_categories AS own ON own.offer_id = o.id
          WHERE o.brand_id = b.id ORDER BY own.category_id)) AS offerCategories
      FROM json_each(${JSON.stringify(ids)}) CROSS JOIN brands AS b ON b.id = value`);
  }

  private readCategories(): Promise<CategoryState[]> {
    const category = { categoryId: sql`c.id` };
    return this.executor.all<CategoryState>(sql`
      SELECT c.id, ${countListed('coupon', category)} + ${countListed('deal', category)} > 0 AS isLive
      FROM categories AS c ORDER BY c.id`);
  }

  private async isNamedByArticle(brandIds: number[]): Promise<boolean> {
    if (brandIds.length === 0) return false;
    const [row] = await this.executor.all<{ isNamed: number }>(sql`
      SELECT EXISTS (
        SELECT 1 FROM articles WHERE brand_id IN (SELECT value FROM json_each(${JSON.stringify(brandIds)}))
      ) AS isNamed`);
    return row?.isNamed === 1;
  }
}

function parseIds(json: string): number[] {
  return JSON.parse(json) as number[];
}
