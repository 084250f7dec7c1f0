import { fc } from '@/lib/testing/fast-check';
import { applyRewrites } from '@/lib/server/next-seams/testing/apply-rewrites';
import { anyListState } from '@/lib/testing/list-states';
import {
  buildBlogHref,
  buildBrandHref,
  buildListHref,
  buildSearchHref,
  buildTabHref,
  type ListName,
} from './paths';
import { listRewrites } from './rewrites';
import { buildTidyHref, buildTabAddress, parseTabAddress } from './tab-address';

const PATH = '/categories/travel';

test.each([
  ['brands', 1, null],
  ['brands', 3, 'brands'],
  ['deals', 1, 'deals'],
  ['deals', 12, 'deals'],
])('the address of %s, page %i, is read back', (tab, page, named) => {
  const url = new URL(buildTabHref(PATH, tab, 'brands', page), 'https://site.example');
  expect(parseTabAddress(url)).toEqual({ tab: named, page });
});

test.each([
  ['', '', null, 1],
  ['?tab=deals', '', null, 1],
  ['?page=2', '', null, 1],
  ['?tab=deals&page=0', '', null, 1],
  ['?tab=deals&page=x', '#deals', 'deals', 1],
  ['?tab=coupons&page=2', '#deals', 'deals', 1],
  ['?tab=coupons&page=2', '#content', 'content', 1],
])('%j with %j names %j, page %i', (search, hash, tab, page) => {
  expect(parseTabAddress({ search, hash })).toEqual({ tab, page });
});

test.each([
  ['/categories/travel', '/categories/travel#deals', '/categories/travel#deals'],
  ['/categories/travel?utm=a%20b#deals', '/categories/travel', '/categories/travel?utm=a+b'],
  ['/categories/travel?tab=deals&page=2#deals', '/categories/travel#coupons', '/categories/travel#coupons'],
  [
    '/categories/travel?utm=x',
    '/categories/travel?tab=deals&page=2#deals',
    '/categories/travel?tab=deals&page=2&utm=x#deals',
  ],
])('from %s to %s the address becomes %s', (present, href, address) => {
  expect(buildTabAddress(`https://site.example${present}`, href)).toBe(address);
});

const HANDLER = '/api/internal/tidy-address/';

/** Where an address is sent: through the rewrites of the site to the handler, which reads path and query. */
async function redirect(address: string): Promise<string | null> {
  const internal = applyRewrites((await listRewrites()).beforeFiles, address);
  if (!internal?.startsWith(HANDLER)) return null;
  const { searchParams } = new URL(address, 'https://site.example');
  return buildTidyHref(internal.slice(HANDLER.length).split('/'), searchParams);
}

function addFirstPage(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}page=1`;
}

describe('an address with white space around its text', () => {
  it.each([
    ['/search?q=%20shoes', '/search?q=shoes'],
    ['/search?q=red+shoes+&page=2', '/search?q=red+shoes&page=2'],
    ['/es/coupons?category=travel&q=%0A50%25%20', '/es/coupons?category=travel&q=50%25'],
    ['/brands?q=+b+&page=1', '/brands?q=b'],
  ])('%s is sent to %s', async (address, expected) => {
    expect(await redirect(address)).toBe(expected);
    expect(await redirect(expected)).toBeNull();
  });

  it.each(['/search?q=', '/search?q=%20', '/search?q=red+shoes', '/blog?q=+b', '/search?p=+b'])(
    '%s stays as it is',
    async (address) => {
      expect(await redirect(address)).toBeNull();
    },
  );
});

describe('an address with page=1', () => {
  it.each([
    ['/coupons?page=1', '/coupons'],
    ['/es/coupons?page=1', '/es/coupons'],
    ['/deals?category=travel&page=1', '/deals?category=travel'],
    ['/deals?page=1&category=travel&sort=az', '/deals?category=travel&sort=az'],
    ['/brands?letter=b&page=1', '/brands?letter=b'],
    ['/coupons?q=50%25&page=1', '/coupons?q=50%25'],
    ['/search?q=red+shoes&page=1', '/search?q=red+shoes'],
    ['/fr/search?page=1', '/fr/search'],
    ['/blog?page=1', '/blog'],
    ['/coupons?utm_source=x&page=1', '/coupons?utm_source=x'],
    ['/coupons?page=3&page=1', '/coupons'],
    ['/brands/lumera?page=1', '/brands/lumera'],
    ['/brands/lumera?coupon=7&page=1', '/brands/lumera?coupon=7'],
    ['/brands/lumera?tab=coupons&page=1', '/brands/lumera'],
    ['/brands/lumera?tab=deals&page=1', '/brands/lumera#deals'],
    ['/categories/travel?tab=brands&page=1', '/categories/travel'],
    ['/es/categories/travel?tab=coupons&page=1&utm_source=x', '/es/categories/travel?utm_source=x#coupons'],
    ['/brands/lumera?tab=none&page=1', '/brands/lumera?tab=none'],
    ['/brands/caf%C3%A9%20%26%20co?page=1', '/brands/caf%C3%A9%20%26%20co'],
  ])('%s is sent to %s', async (address, expected) => {
    expect(await redirect(address)).toBe(expected);
    expect(await redirect(expected)).toBeNull();
  });

  it.each([
    '/coupons',
    '/coupons?page=2',
    '/coupons?page=01',
    '/coupons?page=11',
    '/coupons?page=abc',
    '/coupons?sort=1',
    '/about?page=1',
    '/?page=1',
    '/blog/how-to-save?page=1',
    '/api/v1/coupons?page=1',
    '/brands/lumera/more?page=1',
  ])('unlike %s', async (address) => {
    expect(await redirect(address)).toBeNull();
  });

  it.each<ListName>(['brands', 'coupons', 'deals'])(
    'of %s is sent to what the site itself writes',
    async (list) => {
      const { beforeFiles } = await listRewrites();
      fc.assert(
        fc.property(anyListState[list], (state) => {
          const href = buildListHref('en', list, { ...state, page: 1 });
          const { searchParams } = new URL(addFirstPage(href), 'https://site.example');
          expect(applyRewrites(beforeFiles, addFirstPage(href))).toBe(HANDLER + list);
          expect(buildTidyHref([list], searchParams)).toBe(href);
        }),
      );
    },
  );

  it.each([
    buildSearchHref('en', 'café & co'),
    buildBlogHref('fr'),
    buildBrandHref('es', "o'neil & sons"),
    buildTabHref('/categories/travel', 'brands', 'brands'),
  ])('%s is what the site itself writes', async (href) => {
    expect(await redirect(addFirstPage(href))).toBe(href);
  });

  it.each([[['', 'evil.example']], [['//evil.example']], [['', '']]])(
    'never leaves the site by %j',
    (segments) => {
      expect(buildTidyHref(segments, new URLSearchParams())).toMatch(/^\/(?!\/)/);
    },
  );
});
