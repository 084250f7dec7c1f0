import type { Metadata } from 'next';
import { getSettings } from '../config';
import { localizePath } from '../url/paths';
import { getTranslator, type Locale } from '../i18n';

export type PageDescription = {
  locale: Locale;
  siteName: string;
  /** The whole title, as the browser shows it. */
  title: string;
  description: string;
  /** Public path of the page's one address, without a language prefix; none for a page that has no address. */
  path?: string;
  /** Address of the picture for social cards; the site's own by default. */
  image?: string;
  keywords?: string[];
  /** False keeps the page out of search engines, its links followed. */
  isIndexed?: boolean;
  /** True keeps the page and all it links to out of them. */
  isPrivate?: boolean;
};

const DEFAULT_IMAGE = '/social-card.png';
const DEFAULT_KEYWORDS = ['coupons', 'promo codes', 'deals', 'discounts', 'offers'];

/**
 * What every page says of itself (spec §2, "Page metadata"): title, description, canonical, image, keywords, cards.
 * On a deployment that is not production every page is noindex, nofollow.
 */
export function buildPageMetadata(
  page: PageDescription,
  isProduction = getSettings().isProduction,
): Metadata {
  const { title, description, image = DEFAULT_IMAGE } = page;
  const url = page.path === undefined ? undefined : localizePath(page.locale, page.path);
  return {
    title: { absolute: title },
    description,
    keywords: page.keywords ?? DEFAULT_KEYWORDS,
    alternates: { canonical: url },
    robots: pickRobots(page, isProduction),
    openGraph: {
      type: 'website',
      siteName: page.siteName,
      title,
      description,
      url,
      images: [image],
      locale: page.locale,
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

function pickRobots({ isIndexed, isPrivate }: PageDescription, isProduction: boolean) {
  if (isPrivate === true || !isProduction) return { index: false, follow: false };
  return { index: isIndexed !== false, follow: true };
}

/** The metadata of a page that is not there: Next itself adds its one robots tag. */
export function buildMissingMetadata(title: string, siteName: string, description: string): Metadata {
  return { title: { absolute: `${title} - ${siteName}` }, description };
}

/** The metadata of an address that does not exist: of no page, or past the end of a list. */
export function buildPageNotFoundMetadata(locale: Locale, siteName: string): Metadata {
  const t = getTranslator(locale);
  return buildMissingMetadata(t('errors.pageNotFound.title'), siteName, t('errors.pageNotFound.message'));
}
