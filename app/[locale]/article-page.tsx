import type { Metadata } from 'next';
import { unstable_rethrow as rethrowOfNext } from 'next/navigation';
import { cache } from 'react';
import { ArticleNotFoundView } from '@/components/article/article-not-found-view';
import { ArticleView } from '@/components/article/article-view';
import { buildDealInserts } from '@/components/article/build-deal-inserts';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { buildCrumbs } from '@/components/layout/build-crumbs';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { PreviewBar } from '@/components/article/preview-bar';
import { InlineJson } from '@/components/ui/inline-json';
import type { Article } from '@/lib/catalogue';
import { startPageLoad } from '@/lib/pages/page-load';
import { getSettings } from '@/lib/config';
import { getTranslator, type Locale } from '@/lib/i18n';
import { MarkdownError, renderMarkdown } from '@/lib/content/markdown';
import { noteFailedLoad } from '@/lib/server/next-seams/answer-unavailable';
import { loadArticle, type ShownArticle } from '@/lib/pages';
import { describeArticle, buildMissingMetadata } from '@/lib/discovery/head';
import { buildBlogPosting, buildBreadcrumbList, buildGraph } from '@/lib/discovery/json-ld';

export type ArticleAddress = { locale: Locale; slug: string };

type LoadedArticle = ShownArticle & { failure?: { error: unknown } };

const load = cache(async (slug: string): Promise<LoadedArticle> => {
  try {
    return await startPageLoad().within(loadArticle(slug));
  } catch (error) {
    // What Next throws to steer itself is no failure.
    rethrowOfNext(error);
    noteFailedLoad();
    return { article: null, preview: null, failure: { error } };
  }
});

export async function describeArticlePage({ locale, slug }: ArticleAddress): Promise<Metadata> {
  const { siteName } = getSettings();
  const t = getTranslator(locale);
  const { article, preview } = await load(slug);
  if (article === null || (await renderText(article, locale)) === null) {
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
  const { article, preview, failure } = await load(slug);
  if (failure) {
    return (
      <WithFailureStatus error={failure.error}>
        <ArticleNotFoundView locale={locale} hasFailed />
      </WithFailureStatus>
    );
  }
  const text = article && (await renderText(article, locale));
  return (
    <>
      {preview && <PreviewBar locale={locale} slug={slug} {...preview} />}
      {article && text && !preview && <InlineJson data={linkData(locale, article)} />}
      {article && text ? (
        <ArticleView {...{ locale, article }} {...text} />
      ) : (
        <WithNotFoundStatus>
          <ArticleNotFoundView locale={locale} hasFailed={article !== null} />
        </WithNotFoundStatus>
      )}
    </>
  );
}

function linkData(locale: Locale, article: Article) {
  const site = getSettings();
  return buildGraph(
    buildBreadcrumbList(buildCrumbs(locale, article.title, 'blog'), site.siteUrl),
    buildBlogPosting(locale, article, site),
  );
}

/**
 * The text of an article with its deals in between, as of now; null, and a line in the log, where it cannot be shown.
 * Rendered once a request.
 */
const renderText = cache(async ({ slug, content, deals }: Article, locale: Locale) => {
  const now = new Date();
  const inserts = buildDealInserts(deals, locale, now);
  try {
    const { body, headings } = await renderMarkdown(content, { locale, opensNewTabs: true, inserts });
    return { body, headings, now };
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    console.error(`The article "${slug}" cannot be shown. ${error.message}`);
    return null;
  }
});
