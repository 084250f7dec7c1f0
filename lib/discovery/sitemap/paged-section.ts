import type { CatalogueSource, PageQuery } from '@/lib/catalogue/source';
import type { Page } from '@/lib/catalogue/types';
import { countPages } from '@/lib/url/page-window';
import { MAX_SECTION_PARTS } from '@/lib/url/sitemap-href';
import { MAX_PART_ENTRIES, READ_SIZE } from './limits';
import type { Section } from './section';
import type { SitemapEntry } from './sitemap-entry';

type PagedSection<T> = {
  list: (source: CatalogueSource, query: PageQuery) => Promise<Page<T>>;
  /** How many entries one item has at most; 1 unless told. */
  entriesPerItem?: number;
  toEntries: (item: T, source: CatalogueSource) => SitemapEntry[] | Promise<SitemapEntry[]>;
};

/**
 * A section whose parts are runs of a list's pages. One page at a time is read and held; a source may give smaller
 * pages than it is asked for.
 */
export function definePagedSection<T>({ list, entriesPerItem = 1, toEntries }: PagedSection<T>): Section {
  const partPages = MAX_PART_ENTRIES / READ_SIZE / entriesPerItem;
  const read = (source: CatalogueSource, page: number) => list(source, { page, pageSize: READ_SIZE });
  return {
    async countParts(source) {
      const { total, pageSize } = await read(source, 1);
      return total === 0
        ? 0
        : Math.min(Math.ceil(countPages(total, pageSize) / partPages), MAX_SECTION_PARTS);
    },
    async *listEntries(source, part) {
      const end = part * partPages;
      for (let page = end - partPages + 1; page <= end; page += 1) {
        const { items, total, pageSize } = await read(source, page);
        // A host may also send more than it was asked for.
        for (const item of items.slice(0, READ_SIZE)) yield* await toEntries(item, source);
        if (page >= countPages(total, pageSize)) return;
      }
    },
  };
}
