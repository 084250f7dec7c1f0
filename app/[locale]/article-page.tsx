import type { Metadata } from 'next';
import { cache } from 'react';
import { ArticleNotFoundView } from '@/components/article/article-not-found-view';
import { ArticleView } from '@/components/article/article-view';
import { buildDealInserts } from '@/components/article/build-deal-inserts';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { getCatalogue, type Article } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { MarkdownError, renderMarkdown } from '@/lib/markdown';
import { buildMissingMetadata, buildPageMetadata } from '@/lib/seo/page-metadata';
import { buildArticleHref } from '@/lib/url/paths';

export type ArticleAddress = { locale: Locale; slug: string };

const load = cache((slug: string) => getCatalogue().getArticleBySlug(slug));

export async function describeArticlePage({ locale, slug }: ArticleAddress): Promise<Metadata> {
  const { siteName } = getSettings();
  const article = await load(slug);
  if (article === null) {
    const t = getTranslator(locale);
    return buildMissingMetadata(t('article.notFound.title'), siteName, t('article.notFound.message'));
  }
  return buildPageMetadata({
    locale,
    siteName,
    title: article.metaTitle || article.title,
    description: article.metaDescription || article.description,
    path: buildArticleHref(DEFAULT_LOCALE, article.slug),
    image: article.featuredImage ?? undefined,
  });
}

export async function ArticlePage({ locale, slug }: ArticleAddress) {
  const now = new Date();
  const article = await load(slug);
  const body = article && (await renderBody(article, locale, now));
  if (article && body) return <ArticleView locale={locale} article={article} body={body} now={now} />;
  return (
    <WithNotFoundStatus>
      <ArticleNotFoundView locale={locale} hasFailed={article !== null} />
    </WithNotFoundStatus>
  );
}

/** The text of an article with its deals in between; null, and a line in the log, where it cannot be shown. */
async function renderBody({ slug, content, deals }: Article, locale: Locale, now: Date) {
  try {
    const inserts = buildDealInserts(deals, locale, now);
    return (await renderMarkdown(content, { locale, opensNewTabs: true, inserts })).body;
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    console.error(`The article "${slug}" cannot be shown. ${error.message}`);
    return null;
  }
}
