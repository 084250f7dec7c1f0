import { buildTabHref } from './paths';
import { buildTabAddress, parseTabAddress } from './tab-address';

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
