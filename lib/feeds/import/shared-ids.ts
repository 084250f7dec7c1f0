import type { CatalogueWriter } from '@/lib/catalogue/writer';

/** Under these the catalogue keeps shared ids beside those of sources. No source can be called so: they have blanks. */
const SHARED = 'shared id';
const OF_SEVERAL = 'shared id of several';

/** Unique names of brands by the ids that all lists of a network share; an id that several brands have names none. */
export async function findSharedBrands(writer: CatalogueWriter, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const several = await writer.findBrands(OF_SEVERAL, ids);
  const brands = await writer.findBrands(SHARED, ids);
  return new Map([...brands].filter(([id]) => !several.has(id)));
}

/** Notes which brands have these ids, for lists that tell no more of a shop. */
export async function noteSharedIds(
  writer: CatalogueWriter,
  brands: readonly { id: string; uniqueName: string }[],
): Promise<void> {
  if (brands.length === 0) return;
  const ids = brands.map(({ id }) => id);
  const known = await writer.findBrands(SHARED, ids);
  const several = await writer.findBrands(OF_SEVERAL, ids);
  for (const { id, uniqueName } of brands) {
    const earlier = known.get(id);
    if (earlier === undefined) {
      await writer.linkBrand(SHARED, id, uniqueName);
      known.set(id, uniqueName);
    } else if (earlier !== uniqueName && !several.has(id)) {
      await writer.linkBrand(OF_SEVERAL, id, uniqueName);
      several.set(id, uniqueName);
    }
  }
}
