import { readdirSync } from 'node:fs';
import { parseTarget } from './describe-missing';
import { SITE_URL } from './testing/list-found';

const parse = (address: string) => parseTarget(new URL(address, SITE_URL));
/** Folders of app/[locale] that have no public address of their own. */
const INTERNAL = ['find', 'missing', 'view'];

describe('parseTarget', () => {
  it.each([
    ['/', { kind: 'page' }],
    ['/es', { kind: 'page' }],
    ['/coupons', { kind: 'page' }],
    ['/coupons/?page=2', { kind: 'page' }],
    ['/fr/about#us', { kind: 'page' }],
    ['/search?q=a&category=x', { kind: 'page' }],
    ['/deals?category=travel', { kind: 'category', slug: 'travel' }],
    ['/categories/travel#deals', { kind: 'category', slug: 'travel' }],
    ['/brands/caf%C3%A9', { kind: 'brand', name: 'café', offer: null }],
    ['/es/brands/lumera?coupon=7', { kind: 'brand', name: 'lumera', offer: { kind: 'coupon', id: 7 } }],
    ['/brands/lumera?deal=8', { kind: 'brand', name: 'lumera', offer: { kind: 'deal', id: 8 } }],
    ['/brands/lumera?deal=x/y', { kind: 'brand', name: 'lumera', offer: null }],
    ['/blog/one', { kind: 'article', slug: 'one' }],
    ['/api/v1/coupons', { kind: 'other' }],
    ['/es/feeds/offers', { kind: 'other' }],
    ['/Coupons', { kind: 'file', path: '/Coupons' }],
    ['/blog/one/two', { kind: 'file', path: '/blog/one/two' }],
    ['/view/list/coupons', { kind: 'file', path: '/view/list/coupons' }],
    ['/icons/a.svg', { kind: 'file', path: '/icons/a.svg' }],
    ['/about/us', { kind: 'file', path: '/about/us' }],
  ])('%s leads to %j', (address, target) => {
    expect(parse(address)).toEqual(target);
  });

  it('knows whatever has a folder of its own', () => {
    const folders = readdirSync('app/[locale]', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !INTERNAL.includes(entry.name))
      .map(({ name }) => name);
    expect(folders).toContain('coupons');
    expect(folders.filter((name) => parse(`/${name}`).kind === 'file')).toEqual([]);
  });
});
