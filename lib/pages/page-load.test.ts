import { createBrokenSource, createFakeSource } from '@/lib/api/testing/fake-source';
import { loadBrandPage } from './brand';
import { loadCategoryPage } from './category';
import { loadHome } from './home';
import { loadBrandList, loadOfferList } from './list';
import { loadSearchPage } from './search';
import { pickFailure, startPageLoad } from './page-load';
import type { CatalogueSource } from '@/lib/catalogue/source';

const NOW = new Date('2026-11-20T12:00:00Z');

const error = new Error('The host fails.');
const fails = () => Promise.reject(error);
const failure = { error };

const broken = createBrokenSource(error);
const breakCalls = (...names: (keyof CatalogueSource)[]): CatalogueSource => ({
  ...createFakeSource(),
  ...Object.fromEntries(names.map((name) => [name, fails])),
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the time of a page', () => {
  it('is seven seconds for all of it together', async () => {
    jest.useFakeTimers();
    const load = startPageLoad(undefined, () => Date.now());
    await jest.advanceTimersByTimeAsync(5000);
    const late = load.attempt(new Promise<string>(() => {}), 'nothing');
    await jest.advanceTimersByTimeAsync(1999);
    await expect(Promise.race([late, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await expect(late).resolves.toMatchObject({
      value: 'nothing',
      failure: { error: { name: 'TimeoutError' } },
    });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the log', () => {
  it('says which call it was that took too long, once it fails as well', async () => {
    jest.useFakeTimers();
    let failLate: (error: Error) => void = () => {};
    const work = new Promise<string>((_, reject) => (failLate = reject));
    const part = startPageLoad(10, () => Date.now()).attempt(work, 'nothing');
    await jest.advanceTimersByTimeAsync(10);
    await part;
    failLate(new Error('GET /late was late.'));
    await jest.advanceTimersByTimeAsync(0);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('TimeoutError: No response within 10 ms'),
    );
    expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('GET /late was late.'));
  });
});

describe('a page has failed', () => {
  it.each([
    [[{ value: 1 }, { value: 2, failure }], undefined],
    [
      [
        { value: 1, failure },
        { value: 2, failure },
      ],
      failure,
    ],
  ])('%#: only where all of its parts have', (parts, expected) => {
    expect(pickFailure(...parts)).toBe(expected);
  });
});

const EMPTY = { items: [], total: 0 };

describe('where the catalogue fails', () => {
  it.each([
    ['home', () => loadHome(broken), { home: { featuredDeals: [], highlights: [] }, failure }],
    ['a list', () => loadOfferList(broken, 'deals', { page: 3 }), { status: 'found', page: EMPTY, failure }],
    ['a list of brands', () => loadBrandList(broken, {}), { status: 'found', page: EMPTY, failure }],
    [
      'a list of a category',
      () => loadBrandList(broken, { category: 'travel' }),
      { status: 'found', page: EMPTY, failure },
    ],
    ['a search', () => loadSearchPage(broken, 'lamp', 4), { status: 'found', result: { total: 0 }, failure }],
    ['a brand', () => loadBrandPage(broken, { uniqueName: 'lumera' }, NOW), { status: 'failed', failure }],
    ['a category', () => loadCategoryPage(broken, { slug: 'travel' }), { status: 'failed', failure }],
    [
      'the lists of a brand',
      () => loadBrandPage(breakCalls('listCoupons', 'listDeals'), { uniqueName: 'lumera' }, NOW),
      { status: 'found', coupons: EMPTY, deals: EMPTY, failure },
    ],
    [
      'an open offer',
      () =>
        loadBrandPage(
          breakCalls('getCoupon'),
          { uniqueName: 'lumera', offer: { kind: 'coupon', id: 99 } },
          NOW,
        ),
      { status: 'failed', failure },
    ],
  ])('%s says so, and is never called missing', async (_, load, expected) => {
    expect(await load()).toMatchObject(expected);
  });

  it('in part, the rest is shown', async () => {
    const source = breakCalls('listDeals', 'getStats');
    const { home, failure: none } = await loadHome(source);
    expect(none).toBeUndefined();
    expect(home.featuredDeals).toEqual([]);
    expect(home.featuredCoupons).not.toEqual([]);
    expect(await loadOfferList(breakCalls('listCategories'), 'coupons', {})).toMatchObject({
      status: 'found',
      categories: [],
      page: { total: 2 },
      failure: undefined,
    });
  });

  it('a tab that failed is named, and its page has not failed', async () => {
    const deals = { failedTabs: ['deals'], failure: undefined };
    expect(await loadBrandPage(breakCalls('listDeals'), { uniqueName: 'lumera' }, NOW)).toMatchObject(deals);
    expect(await loadCategoryPage(breakCalls('listDeals'), { slug: 'travel' })).toMatchObject(deals);
  });
});
