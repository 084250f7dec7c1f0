import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { buildFeedTypes, type FeedTopic } from '../rss/feed-topic';
import { buildSiteImage } from '../social/build-social-image';
import { fitDescription } from './fit-text';
import { buildLanguageAddresses, buildOpenGraphLocales } from './languages';

/** A picture for social cards; its size in pixels where it is known. */
export type PageImage = { url: string; alt: string; width?: number; height?: number };

/** What Open Graph knows of an article. Dates are ISO 8601 text. */
export type ArticleFacts = {
  publishedTime?: string;
  modifiedTime?: string;
  section?: string;
  tags: string[];
};

export type PageDescription = {
  locale: Locale;
  siteName: string;
  /** The whole title, as the browser shows it, but for the number of a later page. */
  title: string;
  description: string;
  /** Whether that stays as an editor wrote it; else it gets a length that suits search engines. */
  isDescriptionExact?: boolean;
  /** Which page of its list it is, and of which tab; from 2 on title and description say so. */
  page?: number;
  tab?: string;
  /** Public path of the page's one address, without a language prefix; none for a page that has no address. */
  path?: string;
  /** Where its card leads, if not to its one address: networks show the card of that address and no other. */
  cardPath?: string;
  /** The picture for social cards; the site's own by default. */
  image?: PageImage;
  /** Names of what the page is about, for its keywords. */
  about?: string[];
  /** Makes the card one of an article. */
  article?: ArticleFacts;
  /** The feeds that readers find by this page. */
  feeds?: FeedTopic[];
  /** False keeps the page out of search engines, its links followed. */
  isIndexed?: boolean;
  /** True keeps the page and all it links to out of them. */
  isPrivate?: boolean;
};

/**
 * What every page says of itself (docs/specification.md §2.2.8, §2.2.9): title, description, canonical, image,
 * keywords, cards. On a deployment that is not production every page is noindex, nofollow.
 */
export function buildPageMetadata(
  page: PageDescription,
  isProduction = getSettings().isProduction,
): Metadata {
  const { locale, path, siteName } = page;
  const t = getTranslator(locale);
  const named = namePage(page);
  const title = named.title;
  const description = page.isDescriptionExact
    ? named.description
    : fitDescription(named.description, t('metadata.site', { site: siteName }));
  const toUrl = (local?: string) => (local === undefined ? undefined : localizePath(locale, local));
  const image = page.image ?? buildSiteImage(page);
  const robots = pickRobots(page, isProduction);
  return {
    title: { absolute: title },
    description,
    keywords: formatKeywords(page),
    alternates: {
      canonical: toUrl(path),
      // Only where search engines may list the page: they would take the names of the others for contradictions.
      languages: path !== undefined && robots.index ? buildLanguageAddresses(path) : undefined,
      types: buildFeedTypes(locale, siteName, page.feeds),
    },
    robots,
    ...buildCards({ ...page, title, description, image }, toUrl(page.cardPath ?? path)),
  };
}

type Card = Pick<PageDescription, 'locale' | 'siteName' | 'title' | 'description' | 'article'> & {
  image: PageImage;
};

/** What social networks show of a page; `url` is the address that they take it for. */
function buildCards({ locale, siteName, title, description, image, article }: Card, url?: string): Metadata {
  return {
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      siteName,
      title,
      description,
      url,
      images: [image],
      ...buildOpenGraphLocales(locale),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

function formatKeywords({ locale, about = [] }: PageDescription): string {
  const t = getTranslator(locale);
  const names = about.map((name) => t('metadata.keywords.about', { name }));
  return [...names, t('metadata.keywords.site')].join(', ');
}

function pickRobots({ isIndexed, isPrivate }: PageDescription, isProduction: boolean) {
  if (isPrivate === true || !isProduction) return { index: false, follow: false };
  return { index: isIndexed !== false, follow: true };
}

/** The metadata of a page that is not there (docs/specification.md §2.2.9). */
export function buildMissingMetadata(
  site: Pick<PageDescription, 'locale' | 'siteName'>,
  missing: { title: string; description: string },
): Metadata {
  const title = `${missing.title} - ${site.siteName}`;
  const card = { ...site, title, description: missing.description, image: buildSiteImage(site) };
  const robots = { index: false, follow: false };
  return { title: { absolute: title }, description: missing.description, robots, ...buildCards(card) };
}

/** The metadata of an address that does not exist: of no page, or past the end of a list. */
export function buildPageNotFoundMetadata(locale: Locale, siteName: string): Metadata {
  const t = getTranslator(locale);
  return buildMissingMetadata(
    { locale, siteName },
    { title: t('errors.pageNotFound.title'), description: t('errors.pageNotFound.message') },
  );
}

/** The metadata of a page whose catalogue fails: says nothing of what would be there. */
export function buildUnavailableMetadata(locale: Locale, siteName: string): Metadata {
  const t = getTranslator(locale);
  const metadata = buildMissingMetadata(
    { locale, siteName },
    { title: t('layout.unavailable.title'), description: t('layout.unavailable.message') },
  );
  return { ...metadata, robots: { index: false, follow: true } };
}

const MISSING_TEXTS = {
  brand: { invalid: 'brand.invalid', notFound: 'brand.notFound' },
  category: { invalid: 'category.invalid', notFound: 'category.notFound' },
} as const;

/** The metadata of a page past the end of a list, by the list's heading. */
export function buildOutOfRangeMetadata(locale: Locale, siteName: string, list: string): Metadata {
  const t = getTranslator(locale);
  return buildMissingMetadata(
    { locale, siteName },
    { title: t('errors.outOfRange.title', { list }), description: t('errors.outOfRange.message') },
  );
}

/** The metadata of a brand's or a category's page that cannot be shown, by why it cannot. */
export function buildEntryMissingMetadata(
  noun: 'brand' | 'category',
  status: 'invalid' | 'unknown' | 'failed',
  { locale, siteName }: Pick<PageDescription, 'locale' | 'siteName'>,
): Metadata {
  if (status === 'failed') return buildUnavailableMetadata(locale, siteName);
  const t = getTranslator(locale);
  const key = MISSING_TEXTS[noun][status === 'invalid' ? 'invalid' : 'notFound'];
  return buildMissingMetadata(
    { locale, siteName },
    { title: t(`${key}.title`), description: t(`${key}.message`) },
  );
}

type PageName = {
  locale: Locale;
  title: string;
  description: string;
  /** Which page of its list; 1 where left out. */
  page?: number;
  /** Of a page with several lists, the name of the one that is turned. */
  tab?: string;
};

/** Title and description; from page 2 on both say which page it is, so that no two pages of a list say the same. */
function namePage({ locale, title, description, page = 1, tab }: PageName) {
  if (page === 1) return { title, description };
  const t = getTranslator(locale);
  if (tab === undefined) {
    return {
      title: t('metadata.listPage', { title, page }),
      description: t('metadata.listPageDescription', { description, page }),
    };
  }
  return {
    title: t('metadata.tabPage.title', { title, tab, page }),
    description: t('metadata.tabPage.description', { description, tab, page }),
  };
}
