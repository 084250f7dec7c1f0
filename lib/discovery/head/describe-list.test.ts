import { getTranslator } from '@/lib/i18n';
import type { ListData } from '@/lib/pages/list';
import { buildCategory, buildPage } from '@/lib/testing/build-offer';
import type { ListName, ListState } from '@/lib/url/paths';
import { describeList, describeSearch } from './describe-list';

function describeFound(list: ListName, state: ListState, total = 321) {
  const category = state.category === undefined ? null : buildCategory();
  const page = buildPage<unknown>([], { total, page: state.page ?? 1 });
  const data: ListData<unknown> = { status: 'found', categories: [buildCategory()], category, page };
  return describeList({ locale: 'en', list, ...state }, data, 'Clipmint');
}

const INDEXED = { index: true, follow: true };
const KEPT_OUT = { index: false, follow: true };

describe('describeList', () => {
  it.each<[ListName, ListState, string, string]>([
    ['coupons', {}, 'Coupons - Clipmint', '/coupons'],
    ['coupons', { page: 2 }, 'Coupons - Clipmint - Page 2', '/coupons?page=2'],
    ['deals', { category: 'travel' }, 'Travel Deals - Clipmint', '/deals?category=travel'],
    ['brands', { letter: 'b' }, 'Brands beginning with B - Clipmint', '/brands?letter=b'],
    ['brands', { letter: '0' }, 'Brands beginning with 0–9 - Clipmint', '/brands?letter=0'],
    [
      'brands',
      { letter: 'b', page: 2 },
      'Brands beginning with B - Clipmint - Page 2',
      '/brands?letter=b&page=2',
    ],
  ])('%s with %j is indexed under its own title and address', (list, state, title, canonical) => {
    expect(describeFound(list, state)).toMatchObject({
      title: { absolute: title },
      alternates: { canonical },
      robots: INDEXED,
    });
  });

  it.each<[ListName, ListState, string]>([
    ['coupons', { text: 'lamp' }, '/coupons?q=lamp'],
    ['coupons', { type: 'code' }, '/coupons?type=code'],
    ['deals', { ending: 'soon' }, '/deals?ending=soon'],
    ['deals', { sort: 'az', page: 3 }, '/deals?sort=az&page=3'],
    ['coupons', { category: 'travel', sort: 'newest' }, '/coupons?category=travel&sort=newest'],
    ['brands', { letter: 'b', text: 'lamp' }, '/brands?q=lamp&letter=b'],
    ['brands', { letter: 'b', category: 'travel' }, '/brands?category=travel&letter=b'],
  ])('%s with %j is kept out, its links followed', (list, state, canonical) => {
    expect(describeFound(list, state)).toMatchObject({ alternates: { canonical }, robots: KEPT_OUT });
  });

  it.each<[ListName, ListState, string, string]>([
    ['coupons', {}, '/social/en/home.png', 'Clipmint. Discover, save, and enjoy more'],
    [
      'coupons',
      { category: 'travel', page: 2 },
      '/social/en/coupons/travel/[\\w-]{12}.png',
      'Travel Coupons. 321 coupons found. Clipmint',
    ],
    [
      'brands',
      { category: 'travel' },
      '/social/en/brands/travel/[\\w-]{12}.png',
      'Travel Brands. 321 brands found. Clipmint',
    ],
    // The picture counts all of them: what the page counts is not what it says.
    [
      'deals',
      { category: 'travel', text: 'x' },
      '/social/en/deals/travel/latest.png',
      'Travel Deals. Clipmint',
    ],
  ])('%s with %j has its picture', (list, state, path, alt) => {
    expect(describeFound(list, state).openGraph?.images).toEqual([
      expect.objectContaining({ url: expect.stringMatching(new RegExp(`^${path}$`)), alt }),
    ]);
  });

  it.each<[ListName, ListState, string]>([
    ['coupons', { text: 'lamp', type: 'code' }, '“lamp”, With a code: Coupons - Clipmint'],
    ['deals', { ending: 'soon', sort: 'az', page: 3 }, 'Ending soon, A to Z: Deals - Clipmint - Page 3'],
    [
      'coupons',
      { text: 'lamp '.repeat(40) },
      '“lamp lamp lamp lamp lamp lamp lamp lamp lamp…: Coupons - Clipmint',
    ],
  ])('%s with %j name the choices in their title', (list, state, title) => {
    const metadata = describeFound(list, state);
    expect(metadata.title).toEqual({ absolute: title });
    expect(metadata.description).toMatch(/^(Page 3: )?(“lamp|Ending soon, A to Z: )/);
  });

  it.each<[ListName, ListState]>([
    ['coupons', {}],
    ['deals', { category: 'travel' }],
    ['brands', { letter: 'q' }],
  ])('%s with %j is kept out where it is empty', (list, state) => {
    expect(describeFound(list, state, 0).robots).toEqual(KEPT_OUT);
  });

  it('counts the brands of a letter, and names the category with it', () => {
    expect(describeFound('brands', { letter: 'b' }, 1).description).toBe(
      '1 shop whose name begins with B, with coupons and deals on Clipmint.',
    );
    expect(describeFound('brands', { letter: 'b', category: 'travel' })).toMatchObject({
      title: { absolute: 'Travel Brands beginning with B - Clipmint' },
      description: '321 Travel shops whose name begins with B, with coupons and deals on Clipmint.',
    });
  });

  it.each([
    [{ status: 'unknown-category' }, 'Category Not Found - Clipmint'],
    [{ status: 'out-of-range', category: null }, 'Brands beginning with B: page not found - Clipmint'],
  ] as const)('%j has no address of its own', (data, title) => {
    const metadata = describeList({ locale: 'en', list: 'brands', letter: 'b' }, data, 'Clipmint');
    expect(metadata.title).toEqual({ absolute: title });
    expect(metadata.alternates).toBeUndefined();
  });
});

const t = getTranslator('en');

test.each([
  ['', 'Search - Clipmint'],
  ['lamp', 'lamp: Search Results - Clipmint'],
  ['lamp '.repeat(40), `${'lamp '.repeat(7)}lamp…: Search Results - Clipmint`],
])('a search for %j is titled %j', (query, title) => {
  expect(describeSearch(query, 'Clipmint', t).title).toBe(title);
});

test('two searches say different things', () => {
  expect(describeSearch('lamp', 'Clipmint', t).description).toContain('“lamp”');
  expect(describeSearch('', 'Clipmint', t).description).not.toContain('“');
});
