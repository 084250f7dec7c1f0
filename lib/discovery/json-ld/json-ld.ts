import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  ItemList,
  Offer as LinkedOffer,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { getEndTime } from '@/lib/catalogue/rules';
import type { Article, Offer } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { isExpired } from '@/lib/offers/expiry';
import { getOfferTitle } from '@/lib/offers/get-offer-title';
import { getBrandKey } from '@/lib/offers/offer-card';
import { buildArticleHref, buildOfferHref, buildSearchHref, localizePath } from '@/lib/url/paths';
import { listArticleDates } from '../head/describe-article';
import { buildArticleImage } from '../social/build-social-image';

/** What stands for the text in the address of a search; schema.org wants it in braces. */
const TERM = 'search_term_string';

/** It stands twice in the page, so that it names no more than a page of a list holds. */
const MAX_ITEMS = 20;

/** The site in a language, with its search. */
export function buildWebSite(locale: Locale, site: Site): WebSite {
  const { siteName, siteUrl } = site;
  const url = siteUrl + localizePath(locale, '/');
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: (siteUrl + buildSearchHref(locale, TERM)).replace(TERM, `{${TERM}}`),
    },
    'query-input': `required name=${TERM}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: siteName,
    url,
    inLanguage: locale,
    publisher: { '@id': buildOrganization(site)['@id'] },
    potentialAction: search,
  };
}

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

type Context = { locale: Locale; siteUrl: string; now: Date };

/** The live ones of these offers as a list; null without any. No price, no rating and no code is said of them. */
export function buildOfferList(offers: Offer[], { locale, siteUrl, now }: Context): ItemList | null {
  const live = offers.filter(({ endDate }) => !isExpired(endDate, now)).slice(0, MAX_ITEMS);
  if (live.length === 0) return null;
  return {
    '@type': 'ItemList',
    itemListElement: live.map((offer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toLinkedOffer(offer, siteUrl + buildOfferHref(locale, getBrandKey(offer), offer)),
    })),
  };
}

function toLinkedOffer(offer: Offer, url: string): LinkedOffer {
  const end = getEndTime(offer.endDate);
  return {
    '@type': 'Offer',
    name: getOfferTitle(offer),
    url,
    // The last valid moment: `end` is the first millisecond after it.
    validThrough: end === null ? undefined : new Date(end - 1).toISOString(),
    seller: offer.brand === null ? undefined : { '@type': 'Organization', name: offer.brand.name },
  };
}

type Crumb = { label: string; href?: string };

/** Takes the way from home to a page, its links from the root, and the site's origin. The last item is the page. */
export function buildBreadcrumbList(crumbs: Crumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : siteUrl + href,
    })),
  };
}

/** What linked data says of the site: its name and its origin without a trailing slash. */
type Site = Pick<Settings, 'siteName' | 'siteUrl'>;

/** Who runs the site. The same on every page, by its "@id". */
export function buildOrganization({ siteName, siteUrl }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
  } satisfies Organization;
}

/** The linked data of one page: all it says of itself; nulls are left out. */
export function buildGraph(...things: (Thing | null)[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
}
