import { createFakeSource } from '@/lib/api/testing/fake-source';
import type { CatalogueSource, PageQuery } from '@/lib/catalogue/source';
import type { IndexedBrand } from '@/lib/catalogue/types';

/** A small catalogue for sitemaps, with what a test is about put over it. */
export function buildSource(values: Partial<CatalogueSource> = {}): CatalogueSource {
  return { ...createFakeSource(), ...values };
}

/** So many brands, all indexed, each made when its page is read; `reads` counts the pages. */
export function createBrandList(total: number) {
  const list = {
    reads: 0,
    largest: 0,
    async listIndexedBrands({ page = 1, pageSize = 20 }: PageQuery = {}) {
      list.reads += 1;
      list.largest = Math.max(list.largest, pageSize);
      const start = (page - 1) * pageSize;
      const length = Math.max(0, Math.min(pageSize, total - start));
      const items: IndexedBrand[] = Array.from({ length }, (_, index) => ({
        uniqueName: `brand-${start + index + 1}`,
        updatedAt: '2026-11-01T08:00:00.000Z',
      }));
      return { items, total, page, pageSize };
    },
  };
  return list;
}

/** All that is yielded, joined. */
export async function joinTexts(texts: AsyncIterable<string> | null): Promise<string> {
  let joined = '';
  for await (const text of texts ?? []) joined += text;
  return joined;
}
