import { unstable_rethrow as rethrowOfNext } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import type { Article } from '@/lib/catalogue/types';
import { MarkdownError, renderMarkdown, type Heading } from '@/lib/content/markdown';
import { loadArticle, type ShownArticle } from './load-article';
import type { Locale } from '@/lib/i18n/locales';
import { markLoadFailed } from '@/lib/server/next-seams/unavailable-status';
import { startPageLoad, type LoadFailure } from './page-load';

export type ArticlePageData = ShownArticle & { failure?: LoadFailure };

/** The article of that slug as the visitor of this request may see it, loaded once a request. */
export const loadArticlePage = cache(async (slug: string): Promise<ArticlePageData> => {
  try {
    return await startPageLoad().within(loadArticle(slug));
  } catch (error) {
    // Redirects and notFound() are errors, too: Next's own are no failure.
    rethrowOfNext(error);
    markLoadFailed();
    return { article: null, preview: null, failure: { error } };
  }
});

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
