import type { APIRequestContext } from '@playwright/test';

import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBrandHref, buildOfferHref, INFO_PAGE_NAMES } from '@/lib/url/paths';
import { findBrand, getFirstArticlePath, getFirstCoupon, getLargestBrand } from '../support/catalogue';

/** The one page of the operator's own (e2e/support/pages); its text is an attack on purpose. */
export const HOSTILE_PAGE = 'careers';

export type PageKind = {
  /** Without the prefix of a language. */
  path: string;
  robots?: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** Types of the items of its JSON-LD, in their order. */
  linked?: string[];
  ogType?: 'website' | 'article';
  /** An offer is open in it: its card has an address of its own, and search engines see the page of its brand. */
  isOffer?: boolean;
};

const NOINDEX = { robots: 'noindex, follow' } as const;
const NOFOLLOW = { robots: 'noindex, nofollow' } as const;
const LIST = { linked: ['ItemList'] };
const LIST_OF_ONE = { linked: ['BreadcrumbList', 'ItemList'] };

/** Every kind of page that the site has, by a name for people. */
export async function listPageKinds(request: APIRequestContext): Promise<[string, PageKind][]> {
  const brand = buildBrandHref('en', (await getLargestBrand(request)).unique_name);
  const quiet = await findBrand(request, (listed) => listed.total_coupons + listed.total_deals === 0);
  const coupon = await getFirstCoupon(request);
  const article = await getFirstArticlePath(request);
  return Object.entries<PageKind>({
    home: { path: '/', linked: ['Organization', 'WebSite'] },
    brands: { path: '/brands' },
    'brands, page 2': { path: '/brands?page=2' },
    'brands of a letter': { path: '/brands?letter=b' },
    'brands of a category': { path: '/brands?category=travel' },
    coupons: { path: '/coupons', ...LIST },
    'coupons, page 2': { path: '/coupons?page=2', ...LIST },
    'coupons of a category': { path: '/coupons?category=travel', ...LIST },
    'coupons of a category, page 2': { path: '/coupons?category=travel&page=2', ...LIST },
    'coupons with a text': { path: '/coupons?q=lamp', ...NOINDEX },
    'coupons that are not there': { path: '/coupons?q=zzzzqqqq', ...NOINDEX },
    'coupons in another order': { path: '/coupons?sort=az', ...NOINDEX },
    'coupons with a code': { path: '/coupons?type=code', ...NOINDEX },
    'coupons without a code, in order': { path: '/coupons?type=no-code&sort=az', ...NOINDEX },
    deals: { path: '/deals', ...LIST },
    'a brand': { path: brand, ...LIST_OF_ONE },
    'a brand without live offers': {
      path: buildBrandHref('en', quiet.unique_name),
      ...{ ...NOINDEX, linked: ['BreadcrumbList'] },
    },
    'a brand, page 2': { path: `${brand}?tab=coupons&page=2`, ...LIST_OF_ONE },
    'an offer': {
      path: buildOfferHref('en', coupon.brand.unique_name, { kind: 'coupon', id: coupon.id }),
      linked: ['BreadcrumbList'],
      isOffer: true,
    },
    categories: { path: '/categories' },
    'a category': { path: '/categories/travel', ...LIST_OF_ONE },
    'a category, deals, page 2': { path: '/categories/travel?tab=deals&page=2', ...NOINDEX, ...LIST_OF_ONE },
    blog: { path: '/blog' },
    'an article': { path: article, linked: ['BreadcrumbList', 'BlogPosting'], ogType: 'article' },
    search: { path: '/search', ...NOFOLLOW },
    'a search': { path: '/search?q=lamp', ...NOFOLLOW },
    'another search': { path: '/search?q=shoes', ...NOFOLLOW },
    'a search that no path can carry': { path: '/search?q=50%25', ...NOFOLLOW },
    saved: { path: '/saved', ...NOINDEX },
    unsubscribe: { path: '/unsubscribe', ...NOINDEX },
    confirm: { path: '/confirm', ...NOINDEX },
    ...Object.fromEntries(
      INFO_PAGE_NAMES.map((name) => [name, { path: `/${name}`, linked: ['BreadcrumbList'] }]),
    ),
  });
}

/** Addresses where nothing is, and the title that says so. */
export function listMissingPages(locale: Locale): [path: string, title: string][] {
  const t = getTranslator(locale);
  return [
    ['/nope', t('errors.pageNotFound.title')],
    ['/brands/no-such-brand', t('brand.notFound.title')],
    ['/brands/%20', t('brand.invalid.title')],
    ['/brands/%ZZ', t('errors.pageNotFound.title')],
    ['/categories/none', t('category.notFound.title')],
    ['/coupons?category=none', t('category.notFound.title')],
    ['/coupons?page=99999', t('errors.outOfRange.title', { list: t('lists.coupons.title') })],
    ['/coupons?sort=az&page=99999', t('errors.outOfRange.title', { list: t('lists.coupons.title') })],
    ['/deals?category=none&ending=soon', t('category.notFound.title')],
    [
      '/brands?letter=b&page=9999',
      t('errors.outOfRange.title', { list: t('lists.brands.titleByLetter', { letter: 'B' }) }),
    ],
    ['/blog/no-such-article', t('article.notFound.title')],
    ['/blog?page=9999', t('errors.outOfRange.title', { list: t('article.list.title') })],
    [
      '/search?q=lamp&page=9999',
      t('errors.outOfRange.title', { list: t('search.headline', { query: 'lamp' }) }),
    ],
  ];
}
