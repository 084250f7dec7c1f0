import type { NewCategory } from '../new-items';
import type { CatalogueStore } from '../writer';

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
  await store.write(async (writer) => {
    if ((await writer.listCategories()).length > 0) return;
    await writer.saveCategories([...DEFAULT_CATEGORIES]);
  });
}
