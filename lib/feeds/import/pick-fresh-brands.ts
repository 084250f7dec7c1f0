import type { FeedBrand } from '../row/feed-offer';

export type SourcedBrand = { source: string; brand: FeedBrand };

/** Each shop once, without those that are resolved; the first mention that names it and tells its site is the best. */
export function pickFreshBrands(
  brands: SourcedBrand[],
  resolved: ReadonlyMap<string, string>,
): SourcedBrand[] {
  const fresh = new Map<string, SourcedBrand>();
  for (const sourced of brands) {
    const key = toBrandKey(sourced);
    if (resolved.has(key)) continue;
    const earlier = fresh.get(key);
    if (!earlier || isBetter(sourced.brand, earlier.brand)) fresh.set(key, sourced);
  }
  return [...fresh.values()];
}

/** An address is the same brand's for every source; an id is known within its own. */
export function toBrandKey({ source, brand }: SourcedBrand): string {
  return brand.uniqueName === null ? toKey(source, brand.externalId) : toKey('', brand.uniqueName);
}

function toKey(source: string, name: string): string {
  return `${source}\n${name}`;
}

function isBetter(brand: FeedBrand, earlier: FeedBrand): boolean {
  if (brand.mustBeKnown !== earlier.mustBeKnown) return earlier.mustBeKnown === true;
  return earlier.siteUrl === null && brand.siteUrl !== null;
}
