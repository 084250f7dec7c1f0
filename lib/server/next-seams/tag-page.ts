import { PAGE_LIFETIME_S } from './shorten-revalidate';

/*
 * A page takes on the tags of what it reads of Next's data cache, so this reads an entry that holds nothing but tags. It
 * can go when pages can name tags of their own without Cache Components.
 */

/** Gives the page that is being rendered, if one is, these tags in Next's page cache. */
export async function tagPage(tags: string[]): Promise<void> {
  // Loaded only here, because commands read the catalogue without Next.
  const { unstable_cache } = await import('next/cache');
  try {
    await unstable_cache(async () => true, ['tags'], { tags, revalidate: PAGE_LIFETIME_S })();
  } catch (error) {
    // Nothing is being rendered.
    if (!String(error).includes('incrementalCache missing')) throw error;
  }
}
