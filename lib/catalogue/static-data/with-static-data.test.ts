import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../database/testing/open-test-catalogue';
import { loadHome } from '@/lib/pages/home';
import type { CatalogueSource, OfferQuery } from '../source';
import { FIXTURE_CATALOGUE, FIXTURE_NOW } from '../testing/fixture-catalogue';
import { buildStaticData, type StaticData } from './build-static-data';
import { withStaticData } from './with-static-data';

const MAX_AGE_MS = 60 * 60_000;

let live: CatalogueSource;
let data: StaticData;
let folder: string;
let now: Date;
const asked = jest.fn();
const report = jest.fn();

async function fail(...args: unknown[]): Promise<never> {
  asked(...args);
  throw new Error('The host was asked.');
}

const DEAL = { id: 1, brand_id: 1, title: 'Sale' };

const BROKEN_LISTS = {
  listCategories: fail,
  listBrands: fail,
  listCoupons: fail,
  listDeals: fail,
};

beforeAll(async () => {
  const { source, store } = await openTestCatalogue(FIXTURE_NOW);
  await saveFixture(store, FIXTURE_CATALOGUE);
  live = source;
  data = await buildStaticData(source, FIXTURE_NOW);
});
afterAll(removeTestCatalogues);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'static-data-'));
  now = FIXTURE_NOW;
  jest.clearAllMocks();
  for (const [name, content] of Object.entries(data)) write(name, JSON.stringify(content));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.json`), text);
/** Over a source whose lists all fail, so that a response can only be a file's. */
const open = (lists: Partial<CatalogueSource> = BROKEN_LISTS) =>
  withStaticData({ ...live, ...lists }, { folder, maxAgeMs: MAX_AGE_MS, clock: () => now, report });

it('returns the first pages of the lists as the source would, without asking it', async () => {
  const source = open();
  for (const page of [1, 2]) {
    expect(await source.listCategories({ page })).toEqual(await live.listCategories({ page }));
    expect(await source.listBrands({ page })).toEqual(await live.listBrands({ page }));
    expect(await live.listCoupons({ page })).toMatchObject(await source.listCoupons({ page }));
    expect(await live.listDeals({ page })).toMatchObject(await source.listDeals({ page }));
  }
  expect(asked).not.toHaveBeenCalled();
});

it('holds all that the home page asks for', async () => {
  const askForDeals = (query?: OfferQuery) => {
    asked(query);
    return live.listDeals(query);
  };
  const home = await loadHome(open({ ...BROKEN_LISTS, listDeals: askForDeals }));
  expect(await loadHome(live)).toMatchObject(home);
  // Fashion has no live coupon: an empty list is for the source to say, and so are the deals in its place.
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each([
  { featured: true },
  { search: 'a' },
  { page: 6 },
  { page: 0 },
  { hasCode: true },
  { hasCode: false },
  { isEndingSoon: true },
  { sort: 'newest' },
  { brandId: 1 },
  { categoryId: 999 },
  { categoryId: 1, featured: true },
  { page: 2, pageSize: 100 },
] as const)('asks the source for coupons with %j', async (query) => {
  write('home-page', '{}');
  write('coupons', JSON.stringify(buildLongList(101)));
  await expect(open().listCoupons(query)).rejects.toThrow('The host was asked.');
});

/** Five whole pages of a longer list. */
function buildLongList(total: number) {
  const [coupon] = JSON.parse(JSON.stringify(data.coupons)).pages[0].data.coupon_list;
  const coupon_list = Array.from({ length: 20 }, () => coupon);
  const pages = [1, 2, 3, 4, 5].map((page) => ({ page, data: { coupon_list, total, page, page_size: 20 } }));
  return { createdAt: now.toISOString(), pages, totalPages: 6 };
}

it.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['no pages', '{"pages":[],"totalPages":0}'],
  ['a page that is missing', JSON.stringify({ pages: [{ page: 2, data: { deal_list: [], total: 0 } }] })],
  ['a page with items that cannot be read', '{"pages":[{"page":1,"data":{"deal_list":[{}],"total":1}}]}'],
  [
    'a page with more items than it may hold',
    JSON.stringify({ pages: [{ page: 1, data: { deal_list: Array(21).fill(DEAL) } }] }),
  ],
  ['no list', '{"pages":[{"page":1,"data":{"deal_list":null}}],"totalPages":1}'],
  ['nothing', '{"pages":[{"page":1,"data":null}],"totalPages":1}'],
  ['no items where its total says some', '{"pages":[{"page":1,"data":{"deal_list":[],"total":9}}]}'],
])('asks the source where a file has %s, and says so once', async (_, text) => {
  write('deals', text);
  const source = open();
  await expect(source.listDeals()).rejects.toThrow('The host was asked.');
  await expect(source.listDeals()).rejects.toThrow('The host was asked.');
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('deals.json is not used'));
});

/** A file of 45 deals, of which `lost` are left out of the second page of three. */
function buildGaps(lost: number, paging: object = {}) {
  const build = (from: number, length: number) =>
    Array.from({ length }, (_, index) => ({ ...DEAL, id: from + index }));
  const lists = [build(1, 20), build(21, 20 - lost), build(41, 5)];
  const pages = lists.map((deal_list, index) => ({
    page: index + 1,
    data: { deal_list, total: 45, page: index + 1, page_size: 20, ...paging },
  }));
  return JSON.stringify({ createdAt: now.toISOString(), pages, totalPages: 3 });
}

it.each([1, 10])('returns a list that lacks %d items, each of the others on its page', async (lost) => {
  write('deals', buildGaps(lost));
  const pages = await Promise.all([1, 2, 3].map((page) => open().listDeals({ page })));
  expect(pages.map(({ items, total }) => [items[0]?.id, items.length, total])).toEqual([
    [1, 20, 45],
    [21, 20 - lost, 45],
    [41, 5, 45],
  ]);
  expect(report).not.toHaveBeenCalled();
});

it('loses nothing of a list that holds more than its total says', async () => {
  write('deals', buildGaps(0, { total: 42 }));
  expect(await open().listDeals({ page: 3 })).toMatchObject({ items: { length: 5 }, total: 45 });
});

it.each([
  ['holds 9 of 20 items', 11, {}],
  ['is one of 10 items, not of 20', 0, { page_size: 10 }],
])('asks the source where a page of a file %s', async (reason, lost, paging) => {
  write('deals', buildGaps(lost, paging));
  await expect(open().listDeals()).rejects.toThrow('The host was asked.');
  expect(report).toHaveBeenCalledWith(expect.stringContaining(reason));
});

it.each([[[]], [null]])(
  'asks the source where a file lists nothing, and says nothing of it: %j',
  async (deal_list) => {
    const pages = [{ page: 1, data: { deal_list, total: 0, page: 1, page_size: 20 } }];
    write('deals', JSON.stringify({ createdAt: now.toISOString(), pages, totalPages: 1 }));
    await expect(open().listDeals()).rejects.toThrow('The host was asked.');
    expect(report).not.toHaveBeenCalled();
  },
);

it('asks the source for a list of home in which there is nothing', async () => {
  write('home-page', JSON.stringify({ ...data['home-page'], featuredDeals: [] }));
  await expect(open().listDeals({ featured: true })).rejects.toThrow('The host was asked.');
});

it.each([
  ['featuredBrands', null],
  ['featuredBrands', [{ id: 1 }]],
  ['categories', null],
])('asks the source where the %s of home are %j, and says so', async (name, list) => {
  write('home-page', JSON.stringify({ ...data['home-page'], [name]: list }));
  await expect(open().listBrands({ featured: true, pageSize: 1 })).rejects.toThrow('The host was asked.');
  expect(report).toHaveBeenCalledWith(expect.stringContaining('home-page.json is not used'));
});

it('says nothing of files that are missing', async () => {
  rmSync(path.join(folder, 'deals.json'));
  await expect(open().listDeals()).rejects.toThrow('The host was asked.');
  expect(report).not.toHaveBeenCalled();
});

it('uses a file up to its age, by what it says or else by its own time', async () => {
  const source = open();
  now = new Date(FIXTURE_NOW.getTime() + MAX_AGE_MS);
  expect(await source.listDeals()).toMatchObject({ page: 1 });
  now = new Date(now.getTime() + 1);
  await expect(source.listDeals()).rejects.toThrow('The host was asked.');
  write('deals', JSON.stringify({ ...data.deals, createdAt: undefined }));
  utimesSync(path.join(folder, 'deals.json'), now, now);
  now = new Date(now.getTime() + 5_000);
  expect(await source.listDeals()).toMatchObject({ page: 1 });
});

it('does not use a file from far in the future', async () => {
  now = new Date(FIXTURE_NOW.getTime() - MAX_AGE_MS - 1);
  await expect(open().listDeals()).rejects.toThrow('The host was asked.');
});

it('follows a newer file', async () => {
  write(
    'deals',
    JSON.stringify({ createdAt: now.toISOString(), pages: [{ page: 1, data: { deal_list: [DEAL] } }] }),
  );
  const source = open();
  expect(await source.listDeals()).toMatchObject({ total: 1 });
  write('deals', JSON.stringify(data.deals));
  expect(await source.listDeals()).toMatchObject({ total: 1 });
  now = new Date(now.getTime() + 5_000);
  expect(await live.listDeals()).toMatchObject(await source.listDeals());
});

it('takes a home bundle without totals, which docs/specification.md §3.12 does not name', async () => {
  write('home-page', JSON.stringify({ ...data['home-page'], totals: undefined }));
  expect(await open().listBrands({ featured: true, pageSize: 1 })).toMatchObject({ items: [{}] });
});
