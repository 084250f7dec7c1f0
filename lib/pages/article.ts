import { cookies, draftMode } from 'next/headers';
import { unstable_rethrow as rethrowOfNext } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { getCatalogueIn, type Article } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { MarkdownError, renderMarkdown, type Heading } from '@/lib/content/markdown';
import { pickPublication, PREVIEW_COOKIE, verifyPreview, type Publication } from '@/lib/content/preview';
import type { Locale } from '@/lib/i18n/locales';
import { markLoadFailed } from '@/lib/server/next-seams/unavailable-status';
import { startPageLoad, type LoadFailure } from './page-load';

export type ArticlePreview = { publication: Publication; expiresAt: Date };
type ShownArticle = { article: Article | null; preview: ArticlePreview | null };
export type ArticlePageData = ShownArticle & { failure?: LoadFailure };

/** The article of that slug as the visitor of this request may see it, loaded once a request. */
export const loadArticlePage = cache(async (locale: Locale, slug: string): Promise<ArticlePageData> => {
  try {
    return await startPageLoad().within(loadArticle(locale, slug));
  } catch (error) {
    // Redirects and notFound() are errors, too: Next's own are no failure.
    rethrowOfNext(error);
    markLoadFailed();
    return { article: null, preview: null, failure: { error } };
  }
});

/** The article of that slug: published, or with a link for it as it stands. */
async function loadArticle(locale: Locale, slug: string): Promise<ShownArticle> {
  const catalogue = getCatalogueIn(locale);
  const expiresAt = await getPreviewEnd(slug);
  if (expiresAt === null) return { article: await catalogue.getArticleBySlug(slug), preview: null };
  const [published, article] = await Promise.all([
    catalogue.getArticleBySlug(slug),
    catalogue.getArticleDraft(slug),
  ]);
  const publication = article && pickPublication(article, published !== null, new Date());
  return { article, preview: publication && { publication, expiresAt } };
}

/**
 * Until when the visitor of this request may see that article unpublished; null for every other visitor and article.
 * Checked again on each request: draft mode alone shows nothing.
 */
async function getPreviewEnd(slug: string): Promise<Date | null> {
  const { isEnabled } = await draftMode();
  const { previewSecret } = getSettings();
  // Nobody else's cookies are looked at: that would take the page out of the cache for everyone.
  if (!isEnabled || previewSecret === undefined) return null;
  const token = new URLSearchParams((await cookies()).get(PREVIEW_COOKIE)?.value);
  const check = verifyPreview(token, previewSecret, new Date());
  return check.status === 'valid' && check.slug === slug ? check.expiresAt : null;
}

/**
 * The text of an article with `inserts` between its blocks, and its headings. Null, and a line in the log, where it
 * cannot be rendered.
 */
export async function renderArticle(
  { slug, content }: Article,
  locale: Locale,
  inserts: ReactNode[],
): Promise<{ body: ReactNode; headings: Heading[] } | null> {
  try {
    const { body, headings } = await renderMarkdown(content, {
      locale,
      opensNewTabs: true,
      inserts,
      isBelowTitle: true,
    });
    return { body, headings };
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    console.error(`The article "${slug}" cannot be shown. ${error.message}`);
    return null;
  }
}
