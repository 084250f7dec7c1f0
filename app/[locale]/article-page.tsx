import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { buildDealInserts } from '@/components/article/article-deal-inserts';
import { ArticleNotFoundView, ArticleView } from '@/components/article/article-view';
import { PreviewBar } from '@/components/article/preview-bar';
import { buildCrumbs } from '@/components/layout/breadcrumbs';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import type { Article } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { describeArticle, buildMissingMetadata, buildUnavailableMetadata } from '@/lib/discovery/head';
import { buildBlogPosting, buildBreadcrumbList, buildGraph } from '@/lib/discovery/json-ld';
import { getTranslator, type Locale } from '@/lib/i18n';
import { loadArticlePage, renderArticle } from '@/lib/pages/article';
import { buildArticleHref, buildBlogHref } from '@/lib/url/paths';

export type ArticleAddress = { locale: Locale; slug: string };

/** The text of an article with its deals in between, as of now. Rendered once a request. */
const renderOnce = cache(async (article: Article, locale: Locale) => {
  const now = new Date();
  const text = await renderArticle(article, locale, buildDealInserts(article.deals, locale, now));
  return text && { ...text, now };
});

export async function describeArticlePage({ locale, slug }: ArticleAddress): Promise<Metadata> {
  const { siteName } = getSettings();
  const t = getTranslator(locale);
  const { article, preview, failure } = await loadArticlePage(locale, slug);
  if (failure) return buildUnavailableMetadata(locale, siteName);
  if (article === null || (await renderOnce(article, locale)) === null) {
    return buildMissingMetadata(
      { locale, siteName },
      { title: t('article.notFound.title'), description: t('article.notFound.message') },
    );
  }
  const title = article.metaTitle || article.title;
  const asPreview = preview ? { title: t('preview.metaTitle', { title }), isPrivate: true } : {};
  return describeArticle(locale, article, siteName, asPreview);
}

export async function ArticlePage({ locale, slug }: ArticleAddress) {
  const t = getTranslator(locale);
  const { article, preview, failure } = await loadArticlePage(locale, slug);
  if (failure) {
    return (
      <UnavailablePage
        locale={locale}
        message={t('article.notFound.failed')}
        elsewhere={{ href: buildBlogHref(locale), label: t('article.notFound.action') }}
        {...failure}
      />
    );
  }
  // The slug was an old one of the article.
  if (article && article.slug !== slug) permanentRedirect(buildArticleHref(locale, article.slug));
  const text = article && (await renderOnce(article, locale));
  return (
    <StaticParts>
      {preview && <PreviewBar locale={locale} slug={slug} {...preview} />}
      {article && text && !preview && <InlineJson data={linkData(locale, article)} />}
      {article && text ? (
        <ArticleView {...{ locale, article }} {...text} />
      ) : (
        <WithNotFoundStatus>
          <ArticleNotFoundView locale={locale} hasFailed={article !== null} />
        </WithNotFoundStatus>
      )}
    </StaticParts>
  );
}

function linkData(locale: Locale, article: Article) {
  const site = getSettings();
  const crumbs = buildBreadcrumbList(buildCrumbs(locale, article.title, 'blog'), site.siteUrl);
  return buildGraph(crumbs, buildBlogPosting(locale, article, site));
}
