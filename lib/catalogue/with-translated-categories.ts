import { getMessages, type Locale } from '@/lib/i18n';
import { translateCategoryName } from '@/lib/i18n/category-name';
import type { CatalogueSource } from './source';

type Named = { slug: string; name: string };

/**
 * The same source, whose categories of the default set have their names in a language, wherever it names a category
 * (docs/specification.md §1.5).
 */
export function withTranslatedCategories(source: CatalogueSource, locale: Locale): CatalogueSource {
  const dictionary = { english: getMessages('en').categories, own: getMessages(locale).categories };
  const translate = <C extends Named>(category: C): C => ({
    ...category,
    name: translateCategoryName(category, dictionary),
  });
  const inArticle = <A extends { category: Named | null }>(article: A): A => ({
    ...article,
    category: article.category && translate(article.category),
  });
  const inFound = <A extends { category: Named | null }>(article: A | null): A | null =>
    article && inArticle(article);
  return {
    ...source,
    listCategories: async (query) => {
      const page = await source.listCategories(query);
      return { ...page, items: page.items.map(translate) };
    },
    findMovedCategory: async (slug) => {
      const category = await source.findMovedCategory(slug);
      return category && translate(category);
    },
    listBusiestCategories: async (limit) => (await source.listBusiestCategories(limit)).map(translate),
    listRelatedCategories: async (id) => (await source.listRelatedCategories(id)).map(translate),
    listArticles: async (query) => {
      const page = await source.listArticles(query);
      return { ...page, items: page.items.map(inArticle) };
    },
    getArticle: async (id) => inFound(await source.getArticle(id)),
    getArticleBySlug: async (slug) => inFound(await source.getArticleBySlug(slug)),
    getArticleDraft: async (slug) => inFound(await source.getArticleDraft(slug)),
  };
}
