import { shortenRevalidate } from '@/lib/server/next-seams/shorten-revalidate';
import { MAX_PAGE_SIZE, type CatalogueSource } from '../source';
import type { Category, ItemId } from '../types';

/** More than any catalogue has, each of up to MAX_PAGE_SIZE. */
const MAX_CATEGORY_PAGES = 100;

/**
 * Every category, page after page until one brings nothing new, so that a host with a wrong total, or one that knows no
 * pages, cannot keep us asking. A page that was rendered without any is rendered again soon.
 */
export async function listAllCategories(
  source: Pick<CatalogueSource, 'listCategories'>,
): Promise<Category[]> {
  const categories = new Map<ItemId, Category>();
  for (let page = 1; page <= MAX_CATEGORY_PAGES; page += 1) {
    const { items, total } = await source.listCategories({ page, pageSize: MAX_PAGE_SIZE });
    const known = categories.size;
    for (const category of items) categories.set(category.id, category);
    if (categories.size === known || categories.size >= total) break;
  }
  if (categories.size === 0) await shortenRevalidate();
  return [...categories.values()];
}

/** The category of that slug, else the one that it leads to since it was renamed or removed; or null. */
export async function getCategoryBySlug(source: CatalogueSource, slug: string): Promise<Category | null> {
  const category = (await listAllCategories(source)).find((known) => known.slug === slug);
  return category ?? source.findMovedCategory(slug);
}
