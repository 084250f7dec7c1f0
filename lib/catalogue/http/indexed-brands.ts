import type { PageQuery } from '../source';
import type { IndexedBrand, Page } from '../types';
import type { Host } from './host';
import { listBrands } from './lists';

/**
 * A page of the host's own list. It tells of no brand whether its offers are live: those without a text are left out,
 * because theirs may be a page that search engines must not list. Nor does it tell when one changed. Throws HostError.
 */
export async function listIndexedBrands(host: Host, query: PageQuery): Promise<Page<IndexedBrand>> {
  const page = await listBrands(host, query);
  const indexed = page.items.filter(({ description }) => description !== '');
  return { ...page, items: indexed.map(({ uniqueName }) => ({ uniqueName, updatedAt: null })) };
}
