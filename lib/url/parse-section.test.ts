/** @jest-environment node */
import { parseSection } from './parse-section';

describe('parseSection', () => {
  it.each([
    ['/', 'home'],
    ['/es', 'home'],
    ['/coupons', 'coupons'],
    ['/fr/deals', 'deals'],
    ['/brands', 'brands'],
    ['/categories', 'categories'],
    ['/blog', 'blog'],
  ])('%s is the page of %s', (path, section) => {
    expect(parseSection(path)).toEqual({ section, isRoot: true });
  });

  it.each([
    ['/brands/lumera', 'brands'],
    ['/es/categories/travel', 'categories'],
    ['/blog/how-to-save', 'blog'],
  ])('%s is below %s', (path, section) => {
    expect(parseSection(path)).toEqual({ section, isRoot: false });
  });

  it.each([
    '/about',
    '/search',
    '/coupons/extra',
    '/brands/lumera/extra',
    '/nope',
    '/missing',
    '/view',
    '/view/nope',
  ])('%s is in no section', (path) => {
    expect(parseSection(path)).toBeNull();
  });

  it.each([
    ['/', '/en'],
    ['/coupons', '/en/coupons'],
    ['/coupons', '/en/view/list/coupons/travel/2'],
    ['/brands', '/es/view/list/brands/_all/3'],
    ['/deals', '/en/find/deals'],
    ['/deals', '/en/view/text/deals/_all/q-shoes/2'],
    ['/brands/lumera', '/en/view/offer/lumera/coupon/7'],
    ['/brands/lumera', '/en/view/brand/lumera/deals/2'],
    ['/categories/travel', '/en/view/category/travel/coupons/2'],
    ['/search', '/en/view/search/q-shoes/2'],
    ['/coupons/extra', '/en/missing'],
  ])('answers the same for %s and %s, where it is rewritten to', (publicPath, internalPath) => {
    expect(parseSection(internalPath)).toEqual(parseSection(publicPath));
  });
});
