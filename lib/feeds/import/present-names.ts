import type { CatalogueWriter, KnownBrand } from '@/lib/catalogue';
import type { FeedMapping } from '../mapping/feed-mapping';

/** The same mapping with the present addresses of brands and categories that were renamed, merged or removed. */
export async function toPresentMapping(writer: CatalogueWriter, mapping: FeedMapping): Promise<FeedMapping> {
  const brands = await writer.listMoved('brand', [...mapping.brands.values()]);
  const categories = await writer.listMoved('category');
  const toPresent = (slug: string) => categories.get(slug) ?? slug;
  return {
    brands: new Map([...mapping.brands].map(([key, name]) => [key, brands.get(name) ?? name])),
    categories: new Map([...mapping.categories].map(([key, slug]) => [key, slug && toPresent(slug)])),
    brandCategories: new Map([...mapping.brandCategories].map(([key, slugs]) => [key, slugs.map(toPresent)])),
  };
}

/** The present unique name of the brand that an option names. */
export async function toPresentBrand(
  writer: CatalogueWriter,
  uniqueName?: string,
): Promise<string | undefined> {
  if (uniqueName === undefined) return undefined;
  return (await writer.listMoved('brand', [uniqueName])).get(uniqueName) ?? uniqueName;
}

/** The brands that have these unique names, and those that old ones among them lead to: their addresses are taken. */
export async function listTakenBrands(
  writer: CatalogueWriter,
  uniqueNames: string[],
): Promise<Map<string, KnownBrand>> {
  const moved = await writer.listMoved('brand', uniqueNames);
  const known = await writer.listKnownBrands([...new Set([...uniqueNames, ...moved.values()])]);
  const taken = new Map(known.map((brand) => [brand.uniqueName, brand]));
  for (const [old, present] of moved) {
    const brand = taken.get(present);
    if (brand !== undefined) taken.set(old, brand);
  }
  return taken;
}
