import { cache } from 'react';
import { getCatalogueIn, type Article } from '@/lib/catalogue';
import { pickPublication, type Publication } from '@/lib/content/preview';
import type { Locale } from '@/lib/i18n';
import { getPreviewEnd } from './request-preview';

export type ArticlePreview = { publication: Publication; expiresAt: Date };
export type ShownArticle = { article: Article | null; preview: ArticlePreview | null };

/**
 * The article of that slug as the visitor of this request may see it: published, or with a link for it as it stands.
 * Read once a request. For pages only.
 */
export const loadArticle = cache(async (locale: Locale, slug: string): Promise<ShownArticle> => {
  const catalogue = getCatalogueIn(locale);
  const expiresAt = await getPreviewEnd(slug);
  if (expiresAt === null) return { article: await catalogue.getArticleBySlug(slug), preview: null };
  const [published, article] = await Promise.all([
    catalogue.getArticleBySlug(slug),
    catalogue.getArticleDraft(slug),
  ]);
  const publication = article && pickPublication(article, published !== null, new Date());
  return { article, preview: publication && { publication, expiresAt } };
});
