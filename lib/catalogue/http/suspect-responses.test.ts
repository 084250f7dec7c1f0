import { createFakeSource } from '@/lib/api/testing/fake-source';
import type { CatalogueSource } from '../source';
import { HostError } from './host-error';
import { buildApiHandler } from './testing/build-api-handler';
import { createHttpCatalogue } from '.';

const MINUTE_MS = 60_000;
const replyWell = buildApiHandler(createFakeSource());
const readClock = performance.now.bind(performance);

let waitedMs = 0;
beforeEach(() => {
  waitedMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => readClock() + waitedMs);
});
afterEach(() => jest.restoreAllMocks());

/** A catalogue whose host responds well until it is made to return the same to everything; null is well again. */
function open() {
  let spoiled: { body: object; status: number } | null = null;
  const [onUnavailable, report] = [jest.fn(async () => {}), jest.fn()];
  const source = createHttpCatalogue({
    baseUrl: 'https://api.example',
    fetch: async (input, init) =>
      spoiled === null
        ? replyWell(new Request(input, init))
        : Response.json(spoiled.body, { status: spoiled.status }),
    protection: { maxRetries: 0 },
    report,
    onUnavailable,
  });
  const reply = (body: object | null, status = 200) => (spoiled = body && { body, status });
  return { source, onUnavailable, report, reply };
}

const ROWS = ['x', null, 5, [], {}];
const NAMES = ['category_list', 'brand_list', 'coupon_list', 'deal_list', 'article_list'];

function buildLists(rows: unknown[]) {
  return Object.fromEntries(NAMES.map((name) => [name, rows]));
}

const garbage = { total: 51, page: 1, page_size: 20, ...buildLists(ROWS) };
const empty = { ...garbage, ...buildLists([]) };

const BODIES: [string, object][] = [
  ['rows that cannot be read', { data: garbage }],
  ['such rows without a name', { data: ROWS, total: 51 }],
  ['no rows where its total says some', { data: empty }],
];

const LISTS: [string, (source: CatalogueSource) => Promise<{ items: unknown[] }>][] = [
  ['categories', (source) => source.listCategories({ pageSize: 100 })],
  ['brands', (source) => source.listBrands()],
  ['coupons', (source) => source.listCoupons()],
  ['deals', (source) => source.listDeals()],
  ['articles', (source) => source.listArticles()],
];

describe.each(BODIES)('a host that responds with %s', (_, body) => {
  it.each(LISTS)('loses nothing of the %s that were there', async (_name, list) => {
    const { source, onUnavailable, reply } = open();
    const good = await list(source);
    expect(good.items).not.toEqual([]);
    reply(body);
    expect(await list(source)).toEqual(good);
    expect(await list(source)).toEqual(good);
    expect(onUnavailable).toHaveBeenCalledTimes(2);
    reply(null);
    expect(await list(source)).toEqual(good);
    expect(onUnavailable).toHaveBeenCalledTimes(2);
  });
});

describe('a host of which nothing is kept', () => {
  it.each(LISTS)(
    'is believed, for a short time, that there are no %s in spite of its total',
    async (_, list) => {
      const { source, onUnavailable, reply } = open();
      reply({ data: empty });
      expect((await list(source)).items).toEqual([]);
      expect(onUnavailable).toHaveBeenCalledTimes(1);
      reply({}, 500);
      await expect(list(source)).rejects.toThrow(HostError);
    },
  );

  it.each(LISTS)('has failed where most rows of its %s cannot be read', async (_, list) => {
    const { source, onUnavailable, reply } = open();
    reply({ data: garbage });
    await expect(list(source)).rejects.toThrow(/rows that cannot be read: [45] of 5/);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });

  it('has failed on a page past a total that is none', async () => {
    const { source, reply } = open();
    reply({ data: { ...buildLists(ROWS), total: '12', page: 'one' } });
    await expect(source.listCoupons({ page: 101 })).rejects.toThrow(HostError);
    reply({ data: null, total: '12' });
    await expect(source.listCoupons({ page: 101 })).rejects.toThrow(HostError);
  });
});

it.each([
  ['the list', (source: CatalogueSource) => source.listCoupons()],
  ['a search', async (source: CatalogueSource) => (await source.search({ query: 'oro' })).coupons],
])('shows the rows of %s that can be read, and reports the others', async (_, list) => {
  const { source, report, reply } = open();
  const rows = ['1', '2-0', 'a/b'].map((id) => ({ id, brand_id: 7, name: 'Oro' }));
  reply({ data: { total: 3, coupon_list: rows, coupons: { total: 3, coupon_list: rows } } });
  expect((await list(source)).items.map(({ id }) => id)).toEqual([1, '2-0']);
  expect(report.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringMatching(
      /^HostError: GET .* returned rows that cannot be read: 1 of 3, the first because of id\.$/,
    ),
  ]);
});

it.each(['brands', 'coupons', 'deals'])('suspects a search whose %s cannot be read', async (name) => {
  const { source, onUnavailable, reply } = open();
  const good = await source.search({ query: 'lamp' });
  reply({ data: { total: 51, [name]: garbage } });
  expect(await source.search({ query: 'lamp' })).toEqual(good);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

it('trusts a search of one type that holds only totals of the others', async () => {
  const { source, onUnavailable, reply } = open();
  const brands = { total: 1, brand_list: [{ id: 7, name: 'Oro' }] };
  reply({ data: { total: 51, brands, coupons: empty, deals: empty } });
  expect(await source.search({ query: 'oro', type: 'brands' })).toMatchObject({ coupons: { total: 51 } });
  expect(onUnavailable).not.toHaveBeenCalled();
});

it('trusts a list of articles most of which are not published', async () => {
  const { source, onUnavailable, reply } = open();
  const drafts = [1, 2, 3].map((id) => ({ id, slug: `a-${id}`, title: 'Lamps', published: id === 1 }));
  reply({ data: { article_list: drafts, total: 3 } });
  expect((await source.listArticles()).items).toHaveLength(1);
  expect(onUnavailable).not.toHaveBeenCalled();
});

it('cuts every list of a search to what was asked', async () => {
  const { source, reply } = open();
  const rows = Array.from({ length: 5000 }, (_, id) => ({
    id: id + 1,
    brand_id: 7,
    name: 'Oro',
    title: 'Oro',
  }));
  const section = { total: 5000, page_size: 100_000_000, ...buildLists(rows) };
  reply({ data: { page_size: 100_000_000, brands: section, coupons: section, deals: section } });
  const result = await source.search({ query: 'oro' });
  const { brands, coupons, deals } = result;
  expect([brands, coupons, deals].map(({ items }) => items.length)).toEqual([20, 20, 20]);
  expect(result.pageSize).toBe(20);
});

describe('404 for a brand that was there', () => {
  async function openMissing() {
    const { source, onUnavailable, reply } = open();
    await source.getBrand(2);
    reply({}, 404);
    expect(await source.getBrand(2)).toBeNull();
    return { onUnavailable, reply, getBrand: () => source.getBrand(2) };
  }

  it('is believed for a short time, and what was kept stays', async () => {
    const { onUnavailable, reply, getBrand } = await openMissing();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    expect(await getBrand()).toBeNull();
    expect(onUnavailable).toHaveBeenCalledTimes(2);
    reply({}, 503);
    expect(await getBrand()).toMatchObject({ id: 2 });
  });

  it('is believed for good once a minute has passed', async () => {
    const { onUnavailable, reply, getBrand } = await openMissing();
    waitedMs += MINUTE_MS;
    expect(await getBrand()).toBeNull();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    reply({}, 503);
    await expect(getBrand()).rejects.toThrow(HostError);
  });

  it('counts from the last time that it was there', async () => {
    const { onUnavailable, reply, getBrand } = await openMissing();
    reply(null);
    expect(await getBrand()).toMatchObject({ id: 2 });
    waitedMs += MINUTE_MS;
    reply({}, 404);
    expect(await getBrand()).toBeNull();
    expect(onUnavailable).toHaveBeenCalledTimes(2);
  });
});

it('believes 404 for a brand that was never there', async () => {
  const { source, onUnavailable } = open();
  expect(await source.getBrand(99)).toBeNull();
  expect(onUnavailable).not.toHaveBeenCalled();
});
