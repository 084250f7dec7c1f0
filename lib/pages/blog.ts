import type { ArticleSummary, CatalogueSource, Page } from '@/lib/catalogue';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import { isOutOfRange } from './list';
import { EMPTY_PAGE, startPageLoad, type LoadFailure } from './page-load';

export type BlogPageData =
  | { status: 'found'; articles: Page<ArticleSummary> }
  | { status: 'out-of-range' }
  | { status: 'failed'; failure: LoadFailure };

/** A page of the blog (docs/specification.md §2.12.1). */
export async function loadBlogPage(source: CatalogueSource, page: number): Promise<BlogPageData> {
  const { value: articles, failure } = await startPageLoad().attempt<Page<ArticleSummary>>(
    source.listArticles({ page }),
    EMPTY_PAGE,
  );
  if (failure) return { status: 'failed', failure };
  if (!isOutOfRange(articles)) return { status: 'found', articles };
  await shortenRevalidateIfEmpty(articles);
  return { status: 'out-of-range' };
}
