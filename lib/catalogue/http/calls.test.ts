import type { CatalogueSource } from '../source';
import { createFakeFetch } from './testing/create-fake-fetch';
import { createHttpCatalogue } from '.';

const baseUrl = 'https://api.example/shop';
const EMPTY = { data: [], total: 0 };
const LISTS = { categories: EMPTY, brands: EMPTY, coupons: EMPTY, deals: EMPTY, articles: EMPTY };

function openSource(replies: Record<string, unknown>) {
  const { fetch, calls } = createFakeFetch(replies);
  return { source: createHttpCatalogue({ baseUrl, fetch }), calls };
}

it.each<[string, (source: CatalogueSource) => Promise<unknown>]>([
  ['categories?page=1&page_size=20', (source) => source.listCategories()],
  ['categories?page=1&page_size=1', (source) => source.listCategories({ page: -3, pageSize: 0 })],
  [
    'categories?page=2147483647&page_size=100',
    (source) => source.listCategories({ page: 1e12, pageSize: 500 }),
  ],
  [
    'brands?page=2&page_size=15&featured=true&category_id=3&search=caf%C3%A9+%26+co',
    (source) =>
      source.listBrands({ page: 2, pageSize: 15, featured: true, categoryId: 3, search: ' café & co ' }),
  ],
  [
    'coupons?page=1&page_size=20&is_featured=true&category_id=3&brand_id=7&search=lamp',
    (source) => source.listCoupons({ featured: true, categoryId: 3, brandId: 7, search: 'lamp' }),
  ],
  ['deals?page=1&page_size=20', (source) => source.listDeals({ featured: false, search: '  ' })],
  [
    'coupons?page=1&page_size=20&ending_soon=true&sort=ending&has_code=false',
    (source) => source.listCoupons({ sort: 'ending', hasCode: false, isEndingSoon: true }),
  ],
  ['deals?page=1&page_size=20&sort=name', (source) => source.listDeals({ sort: 'name', hasCode: true })],
  [
    'brands?page=1&page_size=20&letter=0&sort=name',
    (source) => source.listBrands({ letter: '0', sort: 'name' }),
  ],
  ['brands/7', (source) => source.getBrand(7)],
  ['brands/name/caf%C3%A9%2F%3F', (source) => source.getBrandByUniqueName('café/?')],
  ['coupons/7', (source) => source.getCoupon(7)],
  ['deals/7', (source) => source.getDeal(7)],
  ['articles/7', (source) => source.getArticle(7)],
  ['articles/slug/light', (source) => source.getArticleBySlug('light')],
  ['articles/slug/light', (source) => source.getArticleDraft('light')],
  ['search?query=lamp&type=all&page=1&page_size=20', (source) => source.search({ query: 'lamp' })],
])('asks for %s', async (path, call) => {
  const { source, calls } = openSource({ ...LISTS, search: { data: { total: 0 } } });
  await call(source);
  expect(calls).toEqual([{ method: 'GET', path, body: null }]);
});

it.each<[string, (source: CatalogueSource) => Promise<unknown>]>([
  ['the id 0', (source) => source.getCoupon(0)],
  ['an id with a fraction', (source) => source.getDeal(1.5)],
  ['an id beyond all numbers', (source) => source.getBrand(2 ** 60)],
  ['a name that leads elsewhere', (source) => source.getBrandByUniqueName('..')],
  ['no name', (source) => source.getArticleBySlug('')],
])('finds nothing by %s without asking', async (_, call) => {
  const { source, calls } = openSource({});
  expect(await call(source)).toBeNull();
  expect(calls).toEqual([]);
});

it.each([404, 405, 410, 501])('finds no offer where the host responds with %d for one', async (status) => {
  const reply = new Response('{}', { status });
  const { source } = openSource({ 'coupons/7': reply, 'deals/7': reply });
  expect(await source.getCoupon(7)).toBeNull();
  expect(await source.getDeal(7)).toBeNull();
});

it('calls below the path of the base address', async () => {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>();
  fetch.mockResolvedValue(Response.json(EMPTY));
  await createHttpCatalogue({ baseUrl, fetch }).listDeals();
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/shop/api/v1/deals?page=1&page_size=20');
});

describe('a brand by its unique name', () => {
  const BRANDS = {
    'brands/7': { data: { id: 7, name: 'Lumera' } },
    'brands/8': { data: { id: 8, name: 'Oro', unique_name: 'oro' } },
  };

  it('is found by its id where it has none', async () => {
    expect(await openSource(BRANDS).source.getBrandByUniqueName('7')).toMatchObject({
      id: 7,
      uniqueName: '7',
    });
  });

  it('is not found by its id where it has one', async () => {
    expect(await openSource(BRANDS).source.getBrandByUniqueName('8')).toBeNull();
  });
});

describe('the size of the catalogue', () => {
  const TOTALS = {
    brands: { data: [], total: 9 },
    coupons: { data: [], total: '8' },
    deals: { data: [], total: 7 },
  };

  it('is what the host counts', async () => {
    const { source, calls } = openSource({
      ...TOTALS,
      stats: { data: { brands: 3, coupons: '2', deals: 1 } },
    });
    expect(await source.getStats()).toEqual({ brands: 3, coupons: 2, deals: 1 });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['has no such call', undefined],
    ['responds with a page', new Response('<h1>Welcome</h1>')],
    ['responds with something else', { data: { brands: 3 } }],
  ])('is the totals of the lists where the host %s', async (_, stats) => {
    const { source, calls } = openSource({ ...TOTALS, stats });
    expect(await source.getStats()).toEqual({ brands: 9, coupons: 8, deals: 7 });
    expect(calls[1]?.path).toBe('brands?page=1&page_size=1');
  });
});

describe('a search result', () => {
  it('may leave out sections and totals', async () => {
    const { source } = openSource({
      search: { data: { brands: { brand_list: [{ id: 1, name: 'Oro' }], total: '31' }, coupons: null } },
    });
    expect(await source.search({ query: 'oro' })).toMatchObject({
      query: 'oro',
      total: 31,
      brands: { total: 31, items: [{ name: 'Oro' }] },
      coupons: { total: 0, items: [] },
      deals: { total: 0, items: [] },
    });
  });
});

describe('subscriptions', () => {
  const ADDRESS = { email: 'ana@example.com', source: 'footer' } as const;

  it('are sent as JSON', async () => {
    const { source, calls } = openSource({ subscribe: {}, unsubscribe: {} });
    await source.subscribe(ADDRESS);
    await source.unsubscribe(ADDRESS.email);
    expect(calls).toEqual([
      { method: 'POST', path: 'subscribe', body: '{"email":"ana@example.com","source":"footer"}' },
      { method: 'POST', path: 'unsubscribe', body: '{"email":"ana@example.com"}' },
    ]);
  });

  it('are fine where the host has the address already', async () => {
    const { source } = openSource({ subscribe: new Response('', { status: 409 }) });
    await expect(source.subscribe(ADDRESS)).resolves.toBeUndefined();
  });
});
