import { revalidateTag, unstable_cache } from 'next/cache';
import { CHROME_TAG, getSharedReads, tagResponse, withoutTags } from '../response-tags';
import { PAGE_LIFETIME_S } from './shorten-revalidate';

/*
 * A page takes on the tags of what it reads of Next's data cache, and invalidating a tag invalidates the page. Next
 * documents that for fetch; we do without fetch. It can go when pages can name tags of their own without Cache
 * Components.
 */

/**
 * Keeps what is loaded under this name until what all pages share changes; every page that reads it has its tag. What
 * was read before a change, but kept after, has another name by then.
 */
export function keepUntilChange<Loaded>(name: string, load: () => Promise<Loaded>): () => Promise<Loaded> {
  const read = unstable_cache(() => withoutTags(load), [name, String(getSharedReads())], {
    tags: [CHROME_TAG],
    revalidate: PAGE_LIFETIME_S,
  });
  return async () => {
    await tagResponse([CHROME_TAG]);
    return read();
  };
}

/** Takes every page with one of these tags out of Next's page cache. Works within a request only. */
export function invalidatePages(tags: Iterable<string>): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
