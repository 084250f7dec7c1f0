import { shortenRevalidate } from '@/lib/server/next-seams/shorten-revalidate';
import type { NewCategory } from '../new-items';
import { MAX_PAGE_SIZE, type CatalogueSource } from '../source';
import type { Category, ItemId } from '../types';
import type { CatalogueStore, CatalogueWriter } from '../writer';

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

/** What a new catalogue begins with, in this order: what most people look for comes first. */
export const DEFAULT_CATEGORIES = [
  { slug: 'travel', name: 'Travel', icon: 'airplane' },
  { slug: 'fashion', name: 'Fashion', icon: 'dress' },
  { slug: 'electronics', name: 'Electronics', icon: 'laptop' },
  { slug: 'home-garden', name: 'Home & Garden', icon: 'house-with-garden' },
  { slug: 'beauty', name: 'Beauty', icon: 'lipstick' },
  { slug: 'groceries', name: 'Groceries', icon: 'red-apple' },
  { slug: 'sports-outdoors', name: 'Sports & Outdoors', icon: 'hiking-boot' },
  { slug: 'food-delivery', name: 'Food Delivery', icon: 'pizza' },
  { slug: 'shoes', name: 'Shoes', icon: 'running-shoe' },
  { slug: 'books', name: 'Books', icon: 'books' },
  { slug: 'toys', name: 'Toys', icon: 'teddy-bear' },
  { slug: 'pets', name: 'Pets', icon: 'paw-prints' },
  { slug: 'health', name: 'Health', icon: 'pill' },
  { slug: 'software', name: 'Software', icon: 'floppy-disk' },
  { slug: 'kitchen-dining', name: 'Kitchen & Dining', icon: 'cooking' },
  { slug: 'jewellery', name: 'Jewellery', icon: 'gem-stone' },
  { slug: 'eyewear', name: 'Eyewear', icon: 'glasses' },
  { slug: 'baby', name: 'Baby', icon: 'baby-bottle' },
  { slug: 'gifts-flowers', name: 'Gifts & Flowers', icon: 'bouquet' },
  { slug: 'gaming', name: 'Gaming', icon: 'video-game' },
  { slug: 'music', name: 'Music', icon: 'guitar' },
  { slug: 'coffee-tea', name: 'Coffee & Tea', icon: 'hot-beverage' },
  { slug: 'art-crafts', name: 'Art & Crafts', icon: 'artist-palette' },
  { slug: 'tools-diy', name: 'Tools & DIY', icon: 'hammer-and-wrench' },
  { slug: 'automotive', name: 'Automotive', icon: 'automobile' },
  { slug: 'office', name: 'Office', icon: 'briefcase' },
  { slug: 'education', name: 'Education', icon: 'graduation-cap' },
  { slug: 'tickets-events', name: 'Tickets & Events', icon: 'admission-tickets' },
  { slug: 'finance', name: 'Finance', icon: 'money-bag' },
] as const satisfies readonly NewCategory[];

/** Gives a migrated catalogue without categories the default ones: no feed makes any. */
export async function saveDefaultCategories(store: CatalogueStore): Promise<void> {
  await store.write(addDefaultCategories);
}

/** The same within a write; returns those that it has added. */
export async function addDefaultCategories(writer: CatalogueWriter): Promise<readonly NewCategory[]> {
  if ((await writer.listCategories()).length > 0) return [];
  await writer.saveCategories([...DEFAULT_CATEGORIES]);
  return DEFAULT_CATEGORIES;
}
