import { revalidateTag, unstable_cache } from 'next/cache';
import { PAGE_LIFETIME_S } from './shorten-revalidate';

/*
 * A page takes on the tags of what it reads of Next's data cache, and invalidating a tag invalidates the page. Next
 * documents that for fetch; we do without fetch. It can go when pages can name tags of their own without Cache
 * Components.
 */

/** The tag of every cached page, so that a change of the catalogue invalidates all of them. */
const CATALOGUE_TAG = 'catalogue';

/** Keeps what is loaded under this name until the catalogue changes, and tags every page that reads it. */
export function keepUntilChange<Loaded>(name: string, load: () => Promise<Loaded>): () => Promise<Loaded> {
  return unstable_cache(load, [name], { tags: [CATALOGUE_TAG], revalidate: PAGE_LIFETIME_S });
}

/** Takes every page out of the cache. Works within a request only. */
export function invalidatePages(): void {
  revalidateTag(CATALOGUE_TAG, { expire: 0 });
}
