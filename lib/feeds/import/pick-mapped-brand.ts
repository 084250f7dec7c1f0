import type { FeedMapping } from '../mapping/feed-mapping';
import { toMappingKey } from '../mapping/to-mapping-key';
import type { FeedBrand } from '../row/feed-offer';

/** The unique name that the operator's mapping gives a shop, by its id or one of its names; null where it gives none. */
export function pickMappedBrand(mapping: FeedMapping['brands'], brand: FeedBrand): string | null {
  if (mapping.size === 0) return null;
  const keys = [brand.externalId, ...brand.names].map(toMappingKey);
  return keys.map((key) => mapping.get(key)).find((uniqueName) => uniqueName !== undefined) ?? null;
}
