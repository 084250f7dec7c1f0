import { createFakeSource } from '@/lib/api/testing/fake-source';
import type { CatalogueSource } from '../source';
import { BRANDS, CATEGORY } from '../wire/testing/items';
import { HostError } from './host-error';
import { buildApiHandler } from './testing/build-api-handler';
import { createHttpCatalogue } from '.';

const [lumera] = BRANDS;
const replyWell = buildApiHandler(createFakeSource());

/** A catalogue whose host responds well until it is made to return the same body, with status 200, to everything. */
function open() {
  let nonsense: object | null = null;
  const onUnavailable = jest.fn(async () => {});
  const source = createHttpCatalogue({
    baseUrl: 'https://api.example',
    fetch: async (input, init) =>
      nonsense === null ? replyWell(new Request(input, init)) : Response.json(nonsense),
    report: () => {},
    onUnavailable,
  });
  return { source, onUnavailable, reply: (body: object | null) => (nonsense = body) };
}

const NONSENSE = [{ data: null }, {}, { data: {} }, { data: { message: 'ok' } }, { data: { items: null } }];

const CALLS: [string, (source: CatalogueSource) => Promise<unknown>][] = [
  ['categories', (source) => source.listCategories({ pageSize: 100 })],
  ['brands', (source) => source.listBrands()],
  ['coupons, a page past their end', (source) => source.listCoupons({ page: 9 })],
  ['deals', (source) => source.listDeals()],
  ['articles', (source) => source.listArticles()],
  ['a search', (source) => source.search({ query: 'lamp' })],
  ['a brand', (source) => source.getBrand(lumera?.id ?? 0)],
  ['a brand by its name', (source) => source.getBrandByUniqueName(lumera?.uniqueName ?? '')],
  ['the statistics', (source) => source.getStats()],
];

describe.each(NONSENSE)('a host that responds with 200 and %j to everything', (body) => {
  it.each(CALLS)('loses nothing of %s that was there', async (_, call) => {
    const { source, onUnavailable, reply } = open();
    const good = await call(source);
    reply(body);
    expect(await call(source)).toEqual(good);
    expect(await call(source)).toEqual(good);
    expect(onUnavailable).toHaveBeenCalledTimes(2);
    reply(null);
    expect(await call(source)).toEqual(good);
    expect(onUnavailable).toHaveBeenCalledTimes(2);
  });

  it('has failed where nothing is kept of a list', async () => {
    const { source, reply } = open();
    reply(body);
    await expect(source.listCategories()).rejects.toThrow(HostError);
    await expect(source.listCoupons({ page: 9 })).rejects.toThrow(HostError);
    await expect(source.search({ query: 'lamp' })).rejects.toThrow(HostError);
  });
});

it('takes null for a thing as missing where nothing is kept of it, for a short time', async () => {
  const { source, onUnavailable, reply } = open();
  reply({ data: null });
  expect(await source.getBrand(1)).toBeNull();
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  reply(null);
  expect(await source.getBrand(1)).toMatchObject({ id: 1 });
});

describe('a list without any category', () => {
  const EMPTY = { data: { category_list: [], total: 0, page: 1, page_size: 20 } };

  it('is not believed where there were some', async () => {
    const { source, onUnavailable, reply } = open();
    await source.listCategories();
    reply(EMPTY);
    expect((await source.listCategories()).items).toEqual([CATEGORY]);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });

  it('is believed where none were known, for a short time', async () => {
    const { source, onUnavailable, reply } = open();
    reply(EMPTY);
    expect((await source.listCategories()).items).toEqual([]);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    reply(null);
    expect((await source.listCategories()).items).toEqual([CATEGORY]);
  });
});

it('believes an empty list of anything else', async () => {
  const { source, onUnavailable, reply } = open();
  await source.listDeals();
  reply({ data: { deal_list: [], total: 0, page: 1, page_size: 20 } });
  expect((await source.listDeals()).items).toEqual([]);
  expect(onUnavailable).not.toHaveBeenCalled();
});
