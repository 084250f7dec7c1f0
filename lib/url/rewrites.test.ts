import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { applyRewrites } from '@/lib/server/next-seams/testing/apply-rewrites';
import {
  buildBlogHref,
  buildFeedHref,
  buildIndexNowKeyHref,
  buildListHref,
  buildOfferHref,
  buildSearchHref,
  buildTabHref,
} from './paths';
import { listRedirects, listRewrites } from './rewrites';

async function rewrite(path: string): Promise<string> {
  return applyRewrites((await listRewrites()).beforeFiles, path) ?? 'as it is';
}

describe('listRewrites', () => {
  it.each([
    ['/coupons', 'as it is'],
    ['/coupons?utm_source=x', 'as it is'],
    ['/static-data/home-page.json', '/api/internal/static-data/home-page.json'],
    ['/static-data', 'as it is'],
    ['/coupons?page=2', '/en/view/list/coupons/_all/2'],
    ['/deals?page=2&utm_source=x', '/en/view/list/deals/_all/2'],
    ['/coupons?gclid=x&category=travel&fbclid=y', '/en/view/list/coupons/travel/1'],
    ['/brands/lumera?utm_source=x', 'as it is'],
    ['/brands/lumera?utm_source=x&coupon=7', '/en/view/offer/lumera/coupon/7'],
    ['/search?msclkid=x&q=shoes', '/en/view/search/q-shoes/1'],
    ['/coupons?category=travel&page=1', '/api/internal/tidy-address/coupons'],
    ['/es/brands/lumera?tab=deals&page=1', '/api/internal/tidy-address/es/brands/lumera'],
    ['/brands?category=travel', '/en/view/list/brands/travel/1'],
    ['/coupons?category=travel&page=12', '/en/view/list/coupons/travel/12'],
    ['/coupons?page=12&category=travel', '/en/view/list/coupons/travel/12'],
    ['/coupons?category=', 'as it is'],
    ['/coupons?category=..', '/en/view/list/coupons/_unknown/1'],
    ['/coupons?category=100%25', '/en/view/list/coupons/_unknown/1'],
    ['/coupons?category=No%20Such', '/en/view/list/coupons/_unknown/1'],
    ['/coupons?page=0', 'as it is'],
    ['/coupons?page=abc', 'as it is'],
    ['/coupons?page=-1', 'as it is'],
    ['/coupons?page=999999', '/en/view/list/coupons/_all/999999'],
    ['/coupons?page=1000000', '/en/view/list/coupons/_all/999999'],
    [`/coupons?page=${'9'.repeat(400)}`, '/en/view/list/coupons/_all/999999'],
    ['/coupons?page=9999999x', 'as it is'],
    ['/coupons?page=0000001', 'as it is'],
    ['/deals?category=travel&page=9999999&sort=az', '/en/view/list/deals/_all/999999/sort-az'],
    ['/coupons?q=50%25&page=9999999', '/en/view/list/coupons/_all/999999'],
    ['/search?q=50%25&page=9999999', '/en/missing'],
    ['/search?q=%20&page=9999999', 'as it is'],
    ['/search?page=2', 'as it is'],
    ['/blog?page=9999999', '/en/view/blog/999999'],
    ['/about?page=9999999', 'as it is'],
    ['/brands/lumera?page=9999999', 'as it is'],
    ['/brands/lumera?coupon=7&tab=deals&page=9999999', '/en/view/offer/lumera/coupon/7'],
    ['/brands/lumera?tab=deals&page=9999999', '/en/view/brand/lumera/deals/999999'],
    ['/categories/travel?tab=brands&page=9999999', '/en/view/category/travel/brands/999999'],
    ['/coupons?category=travel&page=abc', '/en/view/list/coupons/travel/1'],
    ['/coupons?q=', 'as it is'],
    ['/coupons?q=%20%20', 'as it is'],
    ['/coupons?q=&category=travel&page=2', '/en/view/list/coupons/travel/2'],
    ['/coupons?q=&category=travel', '/en/view/list/coupons/travel/1'],
    ['/coupons?q=shoes', '/en/view/text/coupons/_all/q-shoes/1'],
    ['/coupons?q=shoes&page=abc', '/en/view/text/coupons/_all/q-shoes/1'],
    ['/coupons?q=shoes&category=travel', '/en/view/text/coupons/travel/q-shoes/1'],
    ['/coupons?q=shoes&category=..', '/en/view/list/coupons/_unknown/1'],
    ['/coupons?q=100%25', '/en/find/coupons'],
    ['/coupons?q=shoes&page=2', '/en/view/text/coupons/_all/q-shoes/2'],
    ['/coupons?q=red%20shoes&category=travel&page=3', '/en/view/text/coupons/travel/q-red shoes/3'],
    ['/coupons?q=a%2Fb&page=2', '/en/find/coupons'],
    ['/coupons?q=100%25&page=2', '/en/find/coupons'],
    ['/coupons?type=code', '/en/view/list/coupons/_all/1/type-code'],
    ['/coupons?type=no-code&page=2', '/en/view/list/coupons/_all/2/type-no-code'],
    ['/deals?ending=soon', '/en/view/list/deals/_all/1/ending-soon'],
    ['/deals?category=travel&sort=newest', '/en/view/list/deals/travel/1/sort-newest'],
    ['/brands?letter=b', '/en/view/list/brands/_all/1/letter-b'],
    ['/brands?letter=0&category=travel&page=3', '/en/view/list/brands/travel/3/letter-0'],
    [
      '/coupons?page=2&sort=az&ending=soon&type=code&category=travel',
      '/en/view/list/coupons/travel/2/type-code/ending-soon/sort-az',
    ],
    [
      '/coupons?q=red%20shoes&type=code&sort=ending&utm_source=x',
      '/en/view/text/coupons/_all/q-red shoes/1/type-code/sort-ending',
    ],
    ['/brands?q=..&letter=b&page=2', '/en/view/text/brands/_all/q-../2/letter-b'],
    ['/coupons?q=100%25&sort=az', '/en/find/coupons'],
    ['/coupons?q=&sort=az', '/en/view/list/coupons/_all/1/sort-az'],
    ['/coupons?category=&sort=az', '/en/view/list/coupons/_all/1/sort-az'],
    ['/coupons?sort=az&page=abc', '/en/view/list/coupons/_all/1/sort-az'],
    ['/deals?type=code', 'as it is'],
    ['/deals?type=code&sort=az', '/en/view/list/deals/_all/1/sort-az'],
    ['/deals?letter=b', 'as it is'],
    ['/brands?sort=newest', 'as it is'],
    ['/brands?ending=soon&category=travel', '/en/view/list/brands/travel/1'],
    ['/coupons?sort=', 'as it is'],
    ['/coupons?sort=oldest', 'as it is'],
    ['/coupons?sort=AZ', 'as it is'],
    ['/coupons?sort=az%0A', 'as it is'],
    ['/coupons?sort=az/../..', 'as it is'],
    ['/coupons?type=code%7Cno-code', 'as it is'],
    ['/coupons?category=travel&ending=later', '/en/view/list/coupons/travel/1'],
    ['/brands?letter=bb', 'as it is'],
    ['/brands?letter=B', 'as it is'],
    ['/brands?letter=%C3%A9', 'as it is'],
    ['/search?q=shoes&sort=az', '/en/view/search/q-shoes/1'],
    ['/brands/lumera?letter=b', 'as it is'],
    ['/search', 'as it is'],
    ['/search?q=shoes', '/en/view/search/q-shoes/1'],
    ['/search?q=a%2Fb', 'as it is'],
    ['/search?q=..&page=2', '/en/view/search/q-../2'],
    ['/brands/lumera', 'as it is'],
    ['/brands/lumera?coupon=7', '/en/view/offer/lumera/coupon/7'],
    ['/brands/lumera?deal=7', '/en/view/offer/lumera/deal/7'],
    ['/brands/lumera?coupon=1-0', '/en/view/offer/lumera/coupon/1-0'],
    ['/brands/lumera?deal=shop%3A1', '/en/view/offer/lumera/deal/shop:1'],
    ['/brands/lumera?coupon=', 'as it is'],
    ['/brands/lumera?coupon=..', 'as it is'],
    ['/brands/lumera?coupon=a%2Fb', 'as it is'],
    ['/brands/lumera?tab=deals&page=2', '/en/view/brand/lumera/deals/2'],
    ['/brands/lumera?tab=brands&page=2', 'as it is'],
    ['/categories/travel?tab=brands&page=2', '/en/view/category/travel/brands/2'],
    ['/blog', 'as it is'],
    ['/blog?page=2', '/en/view/blog/2'],
    ['/blog?page=abc', 'as it is'],
    ['/view/list/coupons/travel/1', '/en/missing'],
    ['/find/coupons', '/en/missing'],
    ['/brands/caf%C3%A9', 'as it is'],
    ['/brands/%f0%9f%98%80', 'as it is'],
    ['/brands/%E0%A4%A', '/en/missing'],
    ['/brands/%ZZ', '/en/missing'],
    ['/categories/%C0%80', '/en/missing'],
    ['/es/brands/%ZZ', '/es/missing'],
    ['/fr/brands/%E0%A4%A', '/fr/missing'],
    ['/fr/brands/caf%C3%A9', 'as it is'],
    ['/es/coupons?category=travel&page=2', '/es/view/list/coupons/travel/2'],
    ['/fr/search?q=chaussures', '/fr/view/search/q-chaussures/1'],
    ['/es/view/list/coupons/travel/1', '/es/missing'],
    ['/api/v1/brands/name/%E0%A4%A', '/api/v1/malformed'],
  ])('%s is served by %s', async (path, expected) => {
    expect(await rewrite(path)).toBe(expected);
  });

  it.each([
    [buildListHref('en', 'coupons', { category: 'travel', page: 3 }), '/en/view/list/coupons/travel/3'],
    [buildListHref('en', 'brands', { page: 1 }), 'as it is'],
    [buildListHref('en', 'deals', { text: 'café & co' }), '/en/view/text/deals/_all/q-café & co/1'],
    [
      buildListHref('en', 'coupons', { text: 'café', type: 'code', sort: 'az', page: 2 }),
      '/en/view/text/coupons/_all/q-café/2/type-code/sort-az',
    ],
    [buildSearchHref('en', 'café', 2), '/en/view/search/q-café/2'],
    [buildOfferHref('en', 'lumera', { kind: 'deal', id: 5 }), '/en/view/offer/lumera/deal/5'],
    [buildBlogHref('en', 3), '/en/view/blog/3'],
    [buildTabHref('/categories/travel', 'deals', 'brands', 4), '/en/view/category/travel/deals/4'],
  ])('understands %s, which the site itself writes', async (href, expected) => {
    expect(await rewrite(href)).toBe(expected);
  });
});

describe('what no page has', () => {
  it.each([
    [buildFeedHref('en', { kind: 'search', text: 'red shoes' }), '/en/feeds/search'],
    [buildFeedHref('en', { kind: 'brand', uniqueName: 'lumera' }), '/en/feeds/brands/lumera'],
    [buildIndexNowKeyHref('abcDEF-12'), '/api/internal/indexnow-key/abcDEF-12'],
    ['/short.txt', '/en/short.txt'],
    ['/a/abcdef12.txt', '/en/a/abcdef12.txt'],
  ])('%s is served by %s', async (path, expected) => {
    expect(applyRewrites((await listRewrites()).afterFiles, path)).toBe(expected);
  });
});

describe('listRedirects', () => {
  it.each([
    ['/en', '/'],
    ['/en/coupons', '/coupons'],
  ])('sends %s to %s for good', async (path, expected) => {
    const response = await unstable_getResponseFromNextConfig({
      url: `https://site.example${path}`,
      nextConfig: { redirects: listRedirects },
    });
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe(expected);
  });
});
