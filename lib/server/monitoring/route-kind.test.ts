import { getRouteKind } from './route-kind';

it.each([
  ['/', 'home'],
  ['/?utm_source=x', 'home'],
  ['/es', 'home'],
  ['/fr?x', 'home'],
  ['/coupons?page=2', 'list'],
  ['/es/deals', 'list'],
  ['/espresso', 'other'],
  ['/brands', 'brands'],
  ['/brands/', 'brands'],
  ['/fr/brands/lumera?coupon=1', 'brand'],
  ['/categories/travel', 'category'],
  ['/search?q=secret', 'search'],
  ['/blog/a-guide', 'article'],
  ['/api/v1', 'api'],
  ['/api/v1/coupons?page=1', 'api'],
  ['/api/v10', 'own-api'],
  ['/api/health', 'health'],
  ['/api/health/ready', 'health'],
  ['/api/preview?token=secret', 'own-api'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/sitemap-offers-1.xml', 'sitemap'],
  ['/about', 'other'],
  ['/constructor', 'other'],
  ['//x', 'home'],
  ['*', 'home'],
])('%s is %s', (url, kind) => {
  expect(getRouteKind(url)).toBe(kind);
});
