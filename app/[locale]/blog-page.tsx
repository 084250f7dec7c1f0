import type { Metadata } from 'next';
import { cache } from 'react';
import { BlogFailureView } from '@/components/article/blog-failure-view';
import { BlogView } from '@/components/article/blog-view';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { getCatalogue, type ArticleSummary, type Page } from '@/lib/catalogue';
import { doubtIfEmpty } from '@/lib/server/next-seams/doubt-page';
import { isOutOfRange } from '@/lib/pages/load-list';
import { EMPTY_PAGE, startPageLoad } from '@/lib/pages/page-load';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { buildPageMetadata, buildPageNotFoundMetadata } from '@/lib/discovery/head';
import { buildBlogHref } from '@/lib/url/paths';

/** What the addresses of the blog say: shared by both routes that show it. */
export type BlogAddress = { locale: Locale; page: number };

type BlogData =
  | { status: 'found'; articles: Page<ArticleSummary> }
  | { status: 'out-of-range' }
  | { status: 'failed'; error: unknown };

const load = cache(async (page: number): Promise<BlogData> => {
  const listed = getCatalogue().listArticles({ page });
  const { value: articles, failure } = await startPageLoad().attempt<Page<ArticleSummary>>(
    listed,
    EMPTY_PAGE,
  );
  if (failure) return { status: 'failed', ...failure };
  if (!isOutOfRange(articles)) return { status: 'found', articles };
  await doubtIfEmpty(articles);
  return { status: 'out-of-range' };
});

export async function describeBlogPage({ locale, page }: BlogAddress): Promise<Metadata> {
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const data = await load(page);
  if (data.status === 'out-of-range') return buildPageNotFoundMetadata(locale, siteName);
  return buildPageMetadata({
    locale,
    siteName,
    title: t('article.list.metaTitle', { site: siteName }),
    description: t('article.list.metaDescription', { site: siteName }),
    page,
    path: buildBlogHref(DEFAULT_LOCALE, page),
    feeds: [{ kind: 'blog' }],
    isIndexed: data.status === 'found' && data.articles.total > 0,
  });
}

export async function BlogPage({ locale, page }: BlogAddress) {
  const data = await load(page);
  if (data.status === 'found') return <BlogView locale={locale} articles={data.articles} />;
  if (data.status === 'failed') {
    return (
      <WithFailureStatus error={data.error}>
        <BlogFailureView locale={locale} page={page} />
      </WithFailureStatus>
    );
  }
  return (
    <WithNotFoundStatus>
      <PageNotFoundView locale={locale} />
    </WithNotFoundStatus>
  );
}
