import type { Metadata } from 'next';
import type { Article } from '@/lib/catalogue';
import { DEFAULT_LOCALE, getTranslator, type Locale } from '@/lib/i18n';
import { buildArticleHref } from '@/lib/url/paths';
import { buildArticleImage } from '../social/build-social-image';
import { fitDescription } from './fit-text';
import { buildPageMetadata, type PageDescription } from './page-metadata';

/**
 * The metadata of an article (docs/specification.md §4.13): its own title and description for search engines where it
 * has them. What is said differently of a preview goes over it.
 */
export function describeArticle(
  locale: Locale,
  article: Article,
  siteName: string,
  preview: Partial<Pick<PageDescription, 'title' | 'isPrivate'>> = {},
): Metadata {
  const t = getTranslator(locale);
  const { title, category, brand } = article;
  const about = [brand?.name, category?.name].filter((name) => name !== undefined);
  const { published, modified } = listArticleDates(article);
  return buildPageMetadata({
    locale,
    siteName,
    title: article.metaTitle || title,
    isDescriptionExact: Boolean(article.metaDescription),
    description:
      article.metaDescription ||
      fitDescription(article.description, t('article.list.metaDescription', { site: siteName })),
    path: buildArticleHref(DEFAULT_LOCALE, article.slug),
    image: buildArticleImage({ locale, siteName }, article),
    about,
    feeds: [{ kind: 'blog' }],
    article: { publishedTime: published, modifiedTime: modified, section: category?.name, tags: about },
    ...preview,
  });
}

type Dated = Pick<Article, 'publishedAt' | 'createdAt' | 'updatedAt'>;

/**
 * When an article was published (created, where nobody said) and, where it changed after that, when: ISO 8601 text.
 * A source that does not know a moment names the first of 1970, which is none.
 */
export function listArticleDates({ publishedAt, createdAt, updatedAt }: Dated): {
  published?: string;
  modified?: string;
} {
  const published = publishedAt ?? createdAt;
  return {
    published: Date.parse(published) > 0 ? published : undefined,
    modified: Date.parse(updatedAt) > Date.parse(published) ? updatedAt : undefined,
  };
}
