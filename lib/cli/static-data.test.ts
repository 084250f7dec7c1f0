import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { withStaticData } from '@/lib/catalogue/static-data/with-static-data';
import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import { hostCoupon } from '@/lib/catalogue/wire/offer';
import { parseSettings } from '@/lib/config/settings';
import { command, runStaticData, type StaticDataTools } from './static-data';
import { openCatalogue, readCatalogue } from './support/embedded-catalogue';
import { parseArguments } from './testing/parse-arguments';

const FILES = ['brands.json', 'categories.json', 'coupons.json', 'deals.json', 'home-page.json'];

let root: string;
let folder: string;
let printed: string[];
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'static-data-command-'));
  folder = path.join(root, 'public', 'static-data');
  printed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

type RunOptions = {
  minute?: number;
  env?: Record<string, string>;
} & Partial<StaticDataTools>;

function run({ minute = 0, env = {}, readLive = readCatalogue }: RunOptions = {}) {
  return runStaticData(parseSettings({ DATABASE_URL: `file:${root}/a.db`, ...env }), {
    readLive,
    places: { folder, storage: path.join(root, 'data', 'static-data') },
    now: new Date(Date.UTC(2026, 10, 20, 12, minute)),
    print: (line) => printed.push(line),
  });
}

async function saveBrand(uniqueName: string): Promise<void> {
  const { store } = await openCatalogue(parseSettings({ DATABASE_URL: `file:${root}/a.db` }));
  await store.migrate();
  await store.write((writer) => writer.saveBrands([buildNewBrand({ uniqueName })]));
  store.close();
}

const readBrands = () => JSON.parse(readFileSync(path.join(folder, 'brands.json'), 'utf8'));

it('writes all files at once, each run in the place of the one before', async () => {
  await saveBrand('one');
  expect(await run()).toBe(0);
  expect(printed[0]).toBe(`5 files are in ${folder}.`);
  expect(readdirSync(folder).sort()).toEqual(FILES);
  expect(readBrands()).toMatchObject({
    createdAt: '2026-11-20T12:00:00.000Z',
    pages: [{ page: 1, data: { brand_list: [{ unique_name: 'one' }], total: 1, page: 1, page_size: 20 } }],
    totalPages: 1,
  });
  await saveBrand('two');
  for (const minute of [1, 2, 3]) await run({ minute });
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  expect(readBrands()).toMatchObject({
    createdAt: '2026-11-20T12:03:00.000Z',
    pages: [{ data: { total: 2 } }],
  });
  expect(readdirSync(path.join(root, 'data', 'static-data'))).toHaveLength(2);
  expect(readdirSync(path.join(root, 'public'))).toEqual(['static-data']);
});

const failing: StaticDataTools['readLive'] = async () => {
  throw new Error('GET https://api.example/api/v1/brands responded with 500.');
};
/** Returns some lists, and fails at the last. */
const breaking: StaticDataTools['readLive'] = (settings, read) =>
  readCatalogue(settings, (source: CatalogueSource) =>
    read({
      ...source,
      listDeals: (query) =>
        query?.page === 1 ? Promise.reject(new Error('Gone.')) : source.listDeals(query),
    }),
  );
const empty: StaticDataTools['readLive'] = (settings, read) => {
  const list = async () => ({ items: [], total: 0, page: 1, pageSize: 20 });
  return readCatalogue(settings, (source) =>
    read({ ...source, listBrands: list, listCoupons: list, listDeals: list }),
  );
};

const coupon = hostCoupon.parse({ id: 1, brand_id: 1, name: 'Ten off' });

/** A catalogue of 45 coupons, of which `lost` on the second page cannot be read. */
function listGaps(lost: number): StaticDataTools['readLive'] {
  const listCoupons: CatalogueSource['listCoupons'] = async ({ page = 1, pageSize = 20 } = {}) => {
    const from = (page - 1) * pageSize;
    const ids = Array.from({ length: Math.min(pageSize, 45 - from) }, (_, index) => from + index + 1);
    const items = ids.slice(page === 2 ? lost : 0).map((id) => ({ ...coupon, id }));
    return { items, total: 45, page, pageSize };
  };
  return (settings, read) => readCatalogue(settings, (source) => read({ ...source, listCoupons }));
}

it('writes a list with gaps, which the site reads', async () => {
  await saveBrand('one');
  expect(await run({ readLive: listGaps(1) })).toBe(0);
  const report = jest.fn();
  const clock = () => new Date(Date.UTC(2026, 10, 20, 12));
  const pages = await readCatalogue(parseSettings({ DATABASE_URL: `file:${root}/a.db` }), (source) => {
    const site = withStaticData(source, { folder, maxAgeMs: 1000, clock, report });
    return Promise.all([1, 2, 3].map((page) => site.listCoupons({ page })));
  });
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [20, 45],
    [19, 45],
    [5, 45],
  ]);
  expect(report).not.toHaveBeenCalled();
});

it('keeps the run that it has just written, also after the clock was put back', async () => {
  await saveBrand('one');
  for (const minute of [3, 4, 1]) await run({ minute });
  expect(readBrands()).toMatchObject({ createdAt: '2026-11-20T12:01:00.000Z' });
  expect(readdirSync(path.join(root, 'data', 'static-data'))).toHaveLength(2);
});

it.each([
  ['the host fails', failing, 'responded with 500. Nothing was written'],
  ['the host fails midway', breaking, 'Gone. Nothing was written'],
  ['the host lists nothing', empty, 'The catalogue lists nothing.'],
  [
    'the host lists what the site could not read',
    listGaps(12),
    'The site could not read coupons.json: its page 2 holds 8 of 20 items. Nothing was written',
  ],
])('keeps the old files where %s', async (_, readLive, message) => {
  await saveBrand('one');
  await run();
  const env = { API_BASE_URL: 'https://api.example' };
  const live: StaticDataTools['readLive'] = (settings, read) =>
    readLive({ ...settings, apiBaseUrl: undefined }, read);
  await expect(run({ minute: 1, readLive: live, env })).rejects.toThrow(message);
  expect(readBrands()).toMatchObject({ createdAt: '2026-11-20T12:00:00.000Z' });
});

it('does not touch a folder that it has not made', async () => {
  await saveBrand('one');
  mkdirSync(folder, { recursive: true });
  await expect(run()).rejects.toThrow('move it away, then try again');
  expect(statSync(folder).isDirectory()).toBe(true);
});

it('takes no arguments', async () => {
  const parsing = parseArguments(command, ['all'], () => true);
  await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
});
