import type { FeedMapping } from './feed-mapping';

/** Keys of a mapping, folded. */
export type MappingKeys = { brands: string[]; categories: string[] };

/** A mapping that knows which of its entries somebody has asked for. */
export type TrackedMapping = FeedMapping & { listUnused(): MappingKeys };

/** The same mapping, for one import. */
export function trackMapping({ brands, categories }: FeedMapping): TrackedMapping {
  const tracked = { brands: new TrackedMap(brands), categories: new TrackedMap(categories) };
  return {
    ...tracked,
    listUnused: () => ({
      brands: tracked.brands.listUnused(),
      categories: tracked.categories.listUnused(),
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
