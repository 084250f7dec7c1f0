import type { CatalogueSource, Page, PageQuery } from '@/lib/catalogue';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import {
  MAX_SECTION_PARTS,
  SITEMAP_SECTIONS,
  type SitemapPart,
  type SitemapSection,
} from '@/lib/url/machine-paths';
import { countPages } from '@/lib/url/pagination';
import { buildArticleHref, buildBrandHref } from '@/lib/url/paths';
import { getArticleChangeTime } from '../rss/times';
import {
  formatEntry,
  MAX_PART_ENTRIES,
  READ_SIZE,
  SITEMAP_END,
  SITEMAP_START,
  type SitemapEntry,
} from './format-sitemap';
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

type Texts = AsyncGenerator<string, void, void>;

/** The entries of a part, none where it has none, read as they are asked for. Throws what the source throws. */
async function* formatEntries(
  source: CatalogueSource,
  { section, number }: SitemapPart,
  siteUrl: string,
): Texts {
  for await (const entry of SECTIONS[section].listEntries(source, number)) {
    const text = formatEntry(entry, siteUrl);
    if (text !== '') yield text;
  }
}

/**
 * A part of the sitemap as a file, piece after piece; null for one that would list nothing. Its first entry is read
 * before it returns, the others as they are asked for. Throws what the source throws.
 */
export async function openPart(
  source: CatalogueSource,
  part: SitemapPart,
  siteUrl: string,
): Promise<Texts | null> {
  const entries = formatEntries(source, part, siteUrl);
  const first = await entries.next();
  return first.done === true ? null : wrap(first.value, entries);
}

async function* wrap(first: string, others: Texts): Texts {
  yield SITEMAP_START;
  yield first;
  yield* others;
  yield SITEMAP_END;
}

/**
 * The parts that list anything: a file without an address is no sitemap. Throws what the source throws, and where
 * `signal` aborts: a source that claims to hold more than it does could be asked for ever.
 */
export async function listParts(
  source: CatalogueSource,
  siteUrl: string,
  signal: AbortSignal,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (const section of SITEMAP_SECTIONS) {
    const count = await SECTIONS[section].countParts(source);
    for (let number = 1; number <= count; number += 1) {
      signal.throwIfAborted();
      const part = { section, number };
      // Reads only as far as the first entry.
      const first = await formatEntries(source, part, siteUrl).next();
      if (first.done !== true) parts.push(part);
    }
  }
  return parts;
}
