import type { CatalogueWriter } from '@/lib/catalogue';
import { toMappingKey, type FeedMapping } from '../mapping/feed-mapping';
import type { FeedBrand } from '../row/feed-offer';
import type { CategoryResolver } from './category-resolver';
import type { WithoutCategories } from './import-report';
import type { ImportStats } from './import-stats';
import type { SourcedBrand } from './match-brands';

const MAX_LISTED = 1_000;

/** The brand of a shop; without one where the operator named the brand of the whole file. */
type ResolvedShop = { uniqueName: string; sourced?: SourcedBrand };

/** What an import adds to brands, and what it only reports: editors may have changed all else. */
export class BrandDetails {
  constructor(
    private readonly writer: CatalogueWriter,
    private readonly mapping: FeedMapping,
    private readonly categories: CategoryResolver,
    private readonly stats: ImportStats,
  ) {}

  /** Slugs of the categories of a new brand: the operator's, else those of the sector that its network names. */
  pickCategories(brand: FeedBrand, uniqueName: string): string[] {
    return this.pickMapped(uniqueName, brand) ?? this.categories.resolve(brand.categories ?? [], 0);
  }

  /**
   * Gives brands of the catalogue the categories that the operator names, or where they have none those of their sector,
   * and reports shops that have another name than when their brand was created.
   */
  async review(shops: ResolvedShop[]): Promise<void> {
    const names = shops.map(({ uniqueName }) => uniqueName);
    const stored = await this.writer.listBrands([...new Set(names)]);
    const known = new Map(stored.map((brand) => [brand.uniqueName, brand]));
    for (const { uniqueName, sourced } of shops) {
      const brand = known.get(uniqueName);
      if (brand === undefined) continue;
      if (sourced !== undefined && this.isRenamed(sourced, brand)) {
        const { externalId, names } = sourced.brand;
        this.stats.addRenamedShop({ externalId, name: names[0], uniqueName, brandName: brand.name });
      }
      const next = this.pickNext(uniqueName, sourced?.brand, brand.categorySlugs);
      if (next.length === 0 || next.join() === brand.categorySlugs.toSorted().join()) continue;
      brand.categorySlugs = next;
      await this.writer.saveBrands([brand]);
      this.stats.changedBrands.add(uniqueName);
    }
  }

  /** The file's offers without a category of their own whose brand has none either. */
  async listWithoutCategories(): Promise<WithoutCategories> {
    const { uncategorised } = this.stats;
    const bare: WithoutCategories['brands'] = [];
    const names = [...uncategorised.keys()];
    for (let start = 0; start < names.length; start += MAX_LISTED) {
      for (const brand of await this.writer.listBrands(names.slice(start, start + MAX_LISTED))) {
        const { uniqueName, name, categorySlugs } = brand;
        const offers = uncategorised.get(uniqueName) ?? 0;
        if (categorySlugs.length === 0) bare.push({ uniqueName, name, offers });
      }
    }
    return {
      offers: bare.reduce((sum, { offers }) => sum + offers, 0),
      brands: bare.toSorted((a, b) => b.offers - a.offers).slice(0, MAX_LISTED),
      brandsLeftOut: Math.max(bare.length - MAX_LISTED, 0),
    };
  }

  private pickNext(uniqueName: string, brand: FeedBrand | undefined, stored: readonly string[]): string[] {
    const mapped = this.pickMapped(uniqueName, brand);
    if (mapped !== null) return mapped;
    return stored.length > 0 ? [] : this.categories.resolve(brand?.categories ?? [], 0);
  }

  private pickMapped(uniqueName: string, brand?: FeedBrand): string[] | null {
    const { brandCategories } = this.mapping;
    if (brandCategories.size === 0) return null;
    const keys = brand === undefined ? [uniqueName] : [brand.externalId, ...brand.names, uniqueName];
    const slugs = keys
      .map((key) => brandCategories.get(toMappingKey(key)))
      .find((list) => list !== undefined);
    return slugs === undefined ? null : [...new Set(slugs)].sort();
  }

  /** A brand of another source has its own name; and an operator who maps a name to a brand knows it. */
  private isRenamed({ source, brand }: SourcedBrand, known: SourcedName): boolean {
    if (brand.mustBeKnown === true) return false;
    if (known.source !== source || known.externalId !== brand.externalId) return false;
    const keys = brand.names.map(toMappingKey);
    return !keys.includes(toMappingKey(known.name)) && !keys.some((key) => this.mapping.brands.has(key));
  }
}

type SourcedName = { source: string; externalId: string; name: string };
