import type { Metadata } from 'next';
import { BlogFailureView, BlogView } from '@/components/article/blog-view';
import { OutOfRangeView } from '@/components/catalogue/entry-not-found-view';
import { WithFailureStatus, WithNotFoundStatus } from '@/components/layout/with-status';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import { buildOutOfRangeMetadata, buildPageMetadata, buildUnavailableMetadata } from '@/lib/discovery/head';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { loadBlogPageOnce } from '@/lib/pages';
import { buildBlogHref } from '@/lib/url/paths';

/** What the addresses of the blog say: shared by both routes that show it. */
export type BlogAddress = { locale: Locale; page: number };

export async function describeBlogPage({ locale, page }: BlogAddress): Promise<Metadata> {
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const data = await loadBlogPageOnce(locale, page);
  if (data.status === 'failed') return buildUnavailableMetadata(locale, siteName);
  if (data.status === 'out-of-range')
    return buildOutOfRangeMetadata(locale, siteName, t('article.list.title'));
  return buildPageMetadata({
    locale,
    siteName,
    title: t('article.list.metaTitle', { site: siteName }),
    description: t('article.list.metaDescription', { site: siteName }),
    page,
    path: buildBlogHref(DEFAULT_LOCALE, page),
    feeds: [{ kind: 'blog' }],
    isIndexed: data.articles.total > 0,
  });
}

export async function BlogPage({ locale, page }: BlogAddress) {
  const data = await loadBlogPageOnce(locale, page);
  if (data.status === 'found') {
    return (
      <StaticParts>
        <BlogView locale={locale} articles={data.articles} />
      </StaticParts>
    );
  }
  if (data.status === 'failed') {
    return (
      <WithFailureStatus {...data.failure}>
        <BlogFailureView locale={locale} page={page} />
      </WithFailureStatus>
    );
  }
  return (
    <WithNotFoundStatus>
      <OutOfRangeView
        {...{ locale, list: getTranslator(locale)('article.list.title'), href: buildBlogHref(locale) }}
      />
    </WithNotFoundStatus>
  );
}
