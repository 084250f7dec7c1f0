import type { CatalogueSource } from '../source';
import type { ItemId } from '../types';

export const UNKNOWN_ID = 999_999;

/** The source under test, opened before the first test runs. */
export type GetSource = () => CatalogueSource;

export async function getCategoryId(source: CatalogueSource, slug: string): Promise<ItemId> {
  const { items } = await source.listCategories();
  return items.find((category) => category.slug === slug)?.id ?? UNKNOWN_ID;
}

export async function getBrandId(source: CatalogueSource, uniqueName: string): Promise<ItemId> {
  return (await source.getBrandByUniqueName(uniqueName))?.id ?? UNKNOWN_ID;
}
