import type { Metadata } from 'next';
import { cache } from 'react';
import { BlogView } from '@/components/article/blog-view';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { getCatalogue } from '@/lib/catalogue';
import { isOutOfRange } from '@/lib/catalogue/load-list';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { buildPageMetadata, buildPageNotFoundMetadata } from '@/lib/seo/page-metadata';
import { buildBlogHref } from '@/lib/url/paths';

/** What the addresses of the blog say: shared by both routes that show it. */
export type BlogAddress = { locale: Locale; page: number };

const load = cache((page: number) => getCatalogue().listArticles({ page }));

export async function describeBlogPage({ locale, page }: BlogAddress): Promise<Metadata> {
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const articles = await load(page);
  if (isOutOfRange(articles)) {
    return buildPageNotFoundMetadata(locale, siteName);
  }
  const title = t('article.list.metaTitle', { site: siteName });
  return buildPageMetadata({
    locale,
    siteName,
    title: page > 1 ? t('metadata.listPage', { title, page }) : title,
    description: t('article.list.metaDescription', { site: siteName }),
    path: buildBlogHref(DEFAULT_LOCALE, page),
    isIndexed: articles.total > 0,
  });
}

export async function BlogPage({ locale, page }: BlogAddress) {
  const articles = await load(page);
  if (!isOutOfRange(articles)) return <BlogView locale={locale} articles={articles} />;
  return (
    <WithNotFoundStatus>
      <PageNotFoundView locale={locale} />
    </WithNotFoundStatus>
  );
}
