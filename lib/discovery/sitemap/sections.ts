import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getArticleChangeTime } from '../rss/times';
import { buildArticleHref, buildBrandHref } from '@/lib/url/paths';
import type { SitemapSection } from '@/lib/url/sitemap-href';
import { CATEGORY_ADDRESSES, listCategoryEntries } from './category-entries';
import { listPageEntries } from './page-entries';
import { definePagedSection } from './paged-section';
import type { Section } from './section';

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
