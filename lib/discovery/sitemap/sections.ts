import type { CatalogueSource, Page, PageQuery } from '@/lib/catalogue';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { MAX_SECTION_PARTS, type SitemapSection } from '@/lib/url/machine-paths';
import { countPages } from '@/lib/url/pagination';
import { buildArticleHref, buildBrandHref } from '@/lib/url/paths';
import { getArticleChangeTime } from '../rss/times';
import type { SitemapEntry } from './format-sitemap';
import { MAX_PART_ENTRIES, READ_SIZE } from './limits';
import { CATEGORY_ADDRESSES, listCategoryEntries, listPageEntries } from './list-entries';

/** Every section of the sitemap. What its pages say of themselves (lib/discovery/head) decides what is listed here. */
export const SECTIONS: Record<SitemapSection, Section> = {
  pages: {
    countParts: async () => 1,
    async *listEntries(source, part) {
      if (part === 1) yield* listPageEntries(source);
    },
  },
  categories: definePagedSection({
    list: (source, query) => source.listCategories(query),
    entriesPerItem: CATEGORY_ADDRESSES,
    toEntries: (category, source) => listCategoryEntries(source, category),
  }),
  brands: definePagedSection({
    list: (source, query) => source.listIndexedBrands(query),
    toEntries: ({ uniqueName, updatedAt }) => [
      {
        path: buildBrandHref(DEFAULT_LOCALE, uniqueName),
        changedAt: updatedAt === null ? null : Date.parse(updatedAt),
      },
    ],
  }),
  articles: definePagedSection({
    list: (source, query) => source.listArticles(query),
    toEntries: (article) => [
      { path: buildArticleHref(DEFAULT_LOCALE, article.slug), changedAt: getArticleChangeTime(article) },
    ],
  }),
};

type PagedSection<T> = {
  list: (source: CatalogueSource, query: PageQuery) => Promise<Page<T>>;
  /** How many entries one item has at most; 1 unless given. */
  entriesPerItem?: number;
  toEntries: (item: T, source: CatalogueSource) => SitemapEntry[] | Promise<SitemapEntry[]>;
};

/**
 * A section whose parts are runs of a list's pages. One page at a time is read and held; a source may give smaller
 * pages than it is asked for.
 */
function definePagedSection<T>({ list, entriesPerItem = 1, toEntries }: PagedSection<T>): Section {
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

/** A kind of pages that the sitemap lists, divided into parts. */
type Section = {
  /** How many parts there can be; some of them may list nothing. Throws what the source throws. */
  countParts(source: CatalogueSource): Promise<number>;
  /** What a part lists, read as it is asked for: nothing past the end. Throws what the source throws. */
  listEntries(source: CatalogueSource, part: number): AsyncGenerator<SitemapEntry>;
};
