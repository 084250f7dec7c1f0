import { parsePageNumber, parseSearchQuery, parseText } from './parse-query';
import {
  buildArticleHref,
  buildBlogHref,
  buildBrandHref,
  buildCategoryHref,
  buildChoiceHref,
  buildFeedHref,
  buildIndexNowKeyHref,
  buildListFormValues,
  buildListHref,
  buildOfferHref,
  buildSearchHref,
  buildTabHref,
  localizePath,
} from './paths';

describe('localizePath', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/coupons', '/coupons'],
    ['es', '/', '/es'],
    ['fr', '/coupons', '/fr/coupons'],
  ] as const)('%s %s is %s', (locale, path, expected) => {
    expect(localizePath(locale, path)).toBe(expected);
  });
});

describe('addresses', () => {
  it.each([
    [buildListHref('en', 'coupons'), '/coupons'],
    [buildListHref('en', 'coupons', { page: 1, text: '  ', category: '' }), '/coupons'],
    [
      buildListHref('en', 'coupons', { page: 2, category: 'travel', text: ' a b ' }),
      '/coupons?q=a+b&category=travel&page=2',
    ],
    [buildListHref('es', 'brands', { page: 3 }), '/es/brands?page=3'],
    [buildSearchHref('en', 'café & crème'), '/search?q=caf%C3%A9+%26+cr%C3%A8me'],
    [buildSearchHref('fr', 'x', 2), '/fr/search?q=x&page=2'],
    [buildBrandHref('en', 'a/b c'), '/brands/a%2Fb%20c'],
    [buildCategoryHref('en', 'travel'), '/categories/travel'],
    [buildFeedHref('en', { kind: 'offers' }), '/feeds/offers'],
    [buildFeedHref('fr', { kind: 'blog' }), '/fr/feeds/blog'],
    [buildFeedHref('en', { kind: 'brand', uniqueName: 'a/b c' }), '/feeds/brands/a%2Fb%20c'],
    [buildFeedHref('es', { kind: 'category', slug: 'travel' }), '/es/feeds/categories/travel'],
    [buildFeedHref('en', { kind: 'search', text: ' a & b ' }), '/feeds/search?q=a+%26+b'],
    [buildIndexNowKeyHref('abcdef12'), '/abcdef12.txt'],
    [buildBlogHref('en'), '/blog'],
    [buildBlogHref('es', 2), '/es/blog?page=2'],
    [buildArticleHref('en', 'a/b c'), '/blog/a%2Fb%20c'],
    [buildOfferHref('en', 'lumera', { kind: 'coupon', id: 7 }), '/brands/lumera?coupon=7'],
    [buildTabHref('/brands/x', 'coupons', 'coupons'), '/brands/x'],
    [buildTabHref('/brands/x', 'deals', 'coupons'), '/brands/x#deals'],
    [buildTabHref('/brands/x', 'coupons', 'coupons', 2), '/brands/x?tab=coupons&page=2'],
    [buildTabHref('/brands/x', 'deals', 'coupons', 2), '/brands/x?tab=deals&page=2#deals'],
  ])('builds %s', (href, expected) => {
    expect(href).toBe(expected);
  });

  it('writes the choices of a list in one order, whatever theirs was', () => {
    const state = {
      page: 2,
      sort: 'az',
      ending: 'soon',
      type: 'code',
      category: 'travel',
      text: 'x',
    } as const;
    expect(buildListHref('en', 'coupons', state)).toBe(
      '/coupons?q=x&category=travel&type=code&ending=soon&sort=az&page=2',
    );
  });

  it.each([
    [{ sort: 'newest' }, '/coupons?q=x&category=travel&sort=newest'],
    [{ category: undefined }, '/coupons?q=x&sort=az'],
    [{ text: undefined, type: 'no-code' }, '/coupons?category=travel&type=no-code&sort=az'],
  ] as const)('a change to %j keeps the other choices and goes back to page 1', (change, expected) => {
    const state = { text: 'x', category: 'travel', sort: 'az', page: 7 } as const;
    expect(buildChoiceHref('en', 'coupons', state, change)).toBe(expected);
  });

  it('a search form carries every choice but the text and the page', () => {
    const state = { text: 'x', page: 3, sort: 'az', type: 'code', category: 'travel' } as const;
    expect(Object.entries(buildListFormValues(state))).toEqual([
      ['category', 'travel'],
      ['type', 'code'],
      ['sort', 'az'],
    ]);
    expect(buildListFormValues({ text: 'x' })).toEqual({});
  });
});

describe('parsePageNumber', () => {
  it.each([
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['12', 12],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['abc', 1],
    ['٣', 1],
    ['999999', 999_999],
    ['99999999999999999999', 999_999],
    ['9'.repeat(400), 999_999],
    [['4', '5'], 4],
  ])('%j is page %d', (value, expected) => {
    expect(parsePageNumber(value)).toBe(expected);
  });
});

describe('parseSearchQuery', () => {
  it.each([
    [
      { q: ' shoes ', page: '3' },
      { text: 'shoes', page: 3 },
    ],
    [{ q: 'shoes' }, { text: 'shoes', page: 1 }],
    [{ page: '2' }, { text: '', page: 1 }],
    [
      { q: ' ', page: '2' },
      { text: '', page: 1 },
    ],
  ])('%j says %j', (query, expected) => {
    expect(parseSearchQuery(query)).toEqual(expected);
  });
});

describe('parseText', () => {
  it.each([
    [undefined, ''],
    ['   ', ''],
    ['  a \n b  ', 'a b'],
    ['\u0000', ''],
    ['a\u0000b', 'a b'],
    [['first', 'second'], 'first'],
  ])('%j is %j', (value, expected) => {
    expect(parseText(value)).toBe(expected);
  });

  it('cuts a long text at 200 characters and never inside one', () => {
    expect([...parseText('😀'.repeat(300))]).toHaveLength(200);
  });
});
