import { buildLanguageHref, dropLocale } from './language-href';

const ADDRESSES = [
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
  it.each(ADDRESSES)('leads from %s to Spanish, on to French and back', (address) => {
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
