import type { BlogPosting } from 'schema-dts';
import type { Article } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { buildArticleImage } from '../social/build-social-image';
import { buildArticleHref } from '@/lib/url/paths';
import { listArticleDates } from '../head/list-article-dates';
import { buildOrganization, type Site } from './build-organization';

/** An article. Its text is in the language it came in; only the page around it is in the visitor's. */
export function buildBlogPosting(locale: Locale, article: Article, site: Site): BlogPosting {
  const url = site.siteUrl + buildArticleHref(locale, article.slug);
  const context = { locale, siteName: site.siteName };
  const { published, modified } = listArticleDates(article);
  const organization = buildOrganization(site);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.metaDescription || article.description || undefined,
    image: new URL(article.featuredImage ?? buildArticleImage(context, article).url, site.siteUrl).href,
    datePublished: published,
    dateModified: modified,
    articleSection: article.category?.name,
    author: organization,
    publisher: { '@id': organization['@id'] },
    mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: locale },
  };
}
