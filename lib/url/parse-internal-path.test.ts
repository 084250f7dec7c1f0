import { fc } from '@/lib/testing/fast-check';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { applyRewrites } from '@/lib/server/next-seams/testing/apply-rewrites';
import { anyListState } from '@/lib/testing/list-states';
import { buildLanguageHref, dropLocale, parseInternalPath } from './parse-internal-path';
import {
  buildArticleHref,
  buildBlogHref,
  buildBrandHref,
  buildCategoryHref,
  buildListHref,
  buildOfferHref,
  buildSavedHref,
  buildSearchHref,
  buildTabHref,
  localizePath,
  type ListName,
  type ListState,
} from './paths';
import { listRewrites } from './rewrites';

/** The path that the server renders a public address by. */
async function findInternalPath(locale: Locale, href: string): Promise<string> {
  const { beforeFiles } = await listRewrites();
  const path = new URL(href, 'https://site.example').pathname;
  const unwritten = locale === 'en' ? `/en${path}` : path;
  return applyRewrites(beforeFiles, href) ?? unwritten.replace(/\/$/, '');
}

const ADDRESSES: [string, (locale: Locale) => string][] = [
  ['home', (locale) => localizePath(locale, '/')],
  ['a static page', (locale) => localizePath(locale, '/about')],
  ['categories', (locale) => localizePath(locale, '/categories')],
  ['saved offers', buildSavedHref],
  ['a list', (locale) => buildListHref(locale, 'deals')],
  ['a brand', (locale) => buildBrandHref(locale, 'café & co')],
  ['an offer', (locale) => buildOfferHref(locale, 'café', { kind: 'coupon', id: 7 })],
  [
    'an offer whose id is a text',
    (locale) => buildOfferHref(locale, 'lumera', { kind: 'coupon', id: 'a:1-0' }),
  ],
  ['a deal', (locale) => buildOfferHref(locale, 'lumera', { kind: 'deal', id: 12 })],
  [
    'a later page of a tab',
    (locale) => buildTabHref(buildBrandHref(locale, 'lumera'), 'coupons', 'coupons', 2),
  ],
  ['a category', (locale) => buildCategoryHref(locale, 'travel')],
  [
    'a later page of brands',
    (locale) => buildTabHref(buildCategoryHref(locale, 'travel'), 'brands', 'brands', 3),
  ],
  ['the blog', (locale) => buildBlogHref(locale)],
  ['a later page of the blog', (locale) => buildBlogHref(locale, 3)],
  ['an article', (locale) => buildArticleHref(locale, 'how-codes-work')],
  ['a search', (locale) => buildSearchHref(locale, 'red shoes & co', 2)],
];

describe.each(LOCALES)('an address in %s is known again by the path it is rendered by', (locale) => {
  it.each(ADDRESSES)('%s', async (_, build) => {
    const internal = await findInternalPath(locale, build(locale));
    expect(parseInternalPath(internal)).toBe(build('en'));
    const encoded = internal.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    expect(parseInternalPath(encoded.join('/'))).toBe(build('en'));
  });

  it.each<ListName>(['brands', 'coupons', 'deals'])('%s in any shape', async (list) => {
    await fc.assert(
      fc.asyncProperty(anyListState[list], async (state: ListState) => {
        const internal = await findInternalPath(locale, buildListHref(locale, list, state));
        const isLost = internal.startsWith(`/${locale}/find/`);
        expect(parseInternalPath(internal)).toBe(buildListHref('en', list, isLost ? {} : state));
      }),
    );
  });
});

it.each([
  ['/en/missing', '/'],
  ['/es/find/coupons', '/coupons'],
  ['/en/view/brand/lumera/deals/2', '/brands/lumera?tab=deals&page=2'],
  ['/fr/view/no-such-kind/x', '/'],
  ['/_not-found', '/'],
  ['/', '/'],
])('%s is %s', (internal, expected) => {
  expect(parseInternalPath(internal)).toBe(expected);
});

const PAGE_ADDRESSES = [
  '/',
  '/?utm_source=mail',
  '/coupons?category=travel&page=2',
  '/search?q=50%25&utm_source=mail',
  '/categories/travel#deals',
  '/brands/caf%C3%A9?tab=deals&page=2#deals',
  '/brands/lumera?coupon=7',
  '/blog/how-codes-work?ref=x#stacking',
  '/unsubscribe?email=ana%40example.com',
  '/estate',
  '/no/such/page',
];
const parse = (address: string) => new URL(address, 'https://site.example');

describe('buildLanguageHref', () => {
  it.each(PAGE_ADDRESSES)('leads from %s to Spanish, on to French and back', (address) => {
    const spanish = buildLanguageHref('es', parse(address));
    const french = buildLanguageHref('fr', parse(spanish));
    const url = parse(address);
    const rest = (url.pathname === '/' ? '' : url.pathname) + url.search + url.hash;
    expect(spanish).toBe(`/es${rest}`);
    expect(french).toBe(`/fr${rest}`);
    expect(buildLanguageHref('en', parse(french))).toBe(address);
  });

  it.each(['/es//evil.example/', '//evil.example/', '/fr///evil.example'])(
    'stays on this host at %s',
    (pathname) => {
      const href = buildLanguageHref('en', { pathname, search: '', hash: '' });
      expect(parse(href).host).toBe('site.example');
    },
  );
});

test.each([
  ['/es', '/'],
  ['/es/', '/'],
  ['/fr/deals', '/deals'],
  ['/espresso', '/espresso'],
  ['/', '/'],
  ['/deals', '/deals'],
])('%s without its language is %s', (path, expected) => {
  expect(dropLocale(path)).toBe(expected);
});
