import { applyRewrites } from '@/lib/server/next-seams/testing/apply-rewrites';
import { parseSection } from './parse-section';
import { listRewrites } from './rewrites.js';

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
    '/',
    '/coupons',
    '/coupons?category=travel&page=2',
    '/deals?q=shoes',
    '/deals?q=shoes&sort=az',
    '/brands?letter=b&page=2',
    '/brands?q=shoes&page=2',
    '/brands/lumera',
    '/brands/lumera?coupon=7',
    '/brands/lumera?tab=deals&page=2',
    '/categories/travel?tab=coupons&page=2',
    '/search?q=shoes&page=2',
    '/blog?page=2',
    '/coupons/extra',
  ])('returns the same for %s and the path it is rewritten to', async (address) => {
    const { beforeFiles, afterFiles } = await listRewrites();
    const internal = applyRewrites([...beforeFiles, ...afterFiles], address);
    expect(internal).toMatch(/^\/en/);
    expect(parseSection(toPath(internal ?? ''))).toEqual(parseSection(toPath(address)));
  });
});

function toPath(address: string): string {
  return new URL(address, 'https://site.example').pathname;
}
