import { foldText } from '@/lib/text/fold-text';

/** The operator's mapping of a feed's brands and categories, and categories of brands. `toMappingKey` folds its keys. */
export type FeedMapping = {
  /** Unique names by the feed's id or name of the brand. */
  brands: ReadonlyMap<string, string>;
  /** Slugs by the feed's name of the category; null leaves it out silently. */
  categories: ReadonlyMap<string, string | null>;
  /** Slugs of categories by the feed's id or name of a brand, or by its unique name. */
  brandCategories: ReadonlyMap<string, readonly string[]>;
};

export const NO_MAPPING: FeedMapping = {
  brands: new Map(),
  categories: new Map(),
  brandCategories: new Map(),
};

/** A feed's word as it is compared: "Fashion & Shoes", "fashion-shoes" and "Fashion and shoes" are one. */
export function toMappingKey(text: string): string {
  const folded = foldText(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && word !== 'and');
  return words.join('-') || folded.trim();
}

/** Keys of a mapping, folded. */
export type MappingKeys = Record<keyof FeedMapping, string[]>;

/** A mapping that knows which of its entries were used. */
export type TrackedMapping = FeedMapping & { listUnused(): MappingKeys };

/** The same mapping, for one import. */
export function trackMapping({ brands, categories, brandCategories }: FeedMapping): TrackedMapping {
  const tracked = {
    brands: new TrackedMap(brands),
    categories: new TrackedMap(categories),
    brandCategories: new TrackedMap(brandCategories),
  };
  return {
    ...tracked,
    listUnused: () => ({
      brands: tracked.brands.listUnused(),
      categories: tracked.categories.listUnused(),
      brandCategories: tracked.brandCategories.listUnused(),
    }),
  };
}

class TrackedMap<V> extends Map<string, V> {
  private readonly used = new Set<string>();

  override get(key: string): V | undefined {
    if (this.has(key)) this.used.add(key);
    return super.get(key);
  }

  listUnused(): string[] {
    return [...this.keys()].filter((key) => !this.used.has(key));
  }
}
