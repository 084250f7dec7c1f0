import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CatalogueSource, CatalogueWriter } from '@/lib/catalogue';
import {
  openTestCatalogue,
  removeTestCatalogues,
  type TestCatalogue,
} from '@/lib/catalogue/database/testing/open-test-catalogue';
import { RefusedError } from '@/lib/catalogue/rules';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { createCatalogueWatcher } from '@/lib/server/catalogue-watcher';
import { openServer } from '@/lib/server/http/testing/open-server';
import { SHARED, statusOf } from '@/lib/server/http/testing/open-site';
import { CHROME_TAG, tagResponse, withoutTags } from '@/lib/server/response-tags';
import { fc } from '@/lib/testing/fast-check';
import { pickEffort } from '@/lib/testing/long-run';
import { loadBrandPage } from './brand';
import { loadCategoryPage } from './category';
import { loadChrome } from './chrome';
import { loadHome } from './home';
import { loadBrandList, loadOfferList } from './list';
import { loadSearchPage } from './search';

jest.mock('next', () => () => undefined);
afterAll(removeTestCatalogues);

const START = new Date('2026-11-20T00:00:00Z');
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21T06:00:00Z', '2026-11-25', null];
const SLUGS = ['one', 'two', 'three'];
const BRANDS = ['brand-0', 'brand-1', 'brand-2', 'brand-3'];
const ARTICLES = ['news', 'guide'];
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

type Load = (source: CatalogueSource, now: Date) => Promise<unknown>;
/** `own` begins the tags of what a page is about; a list has none, for it is about everything. */
type TestPage = { path: string; load: Load; own?: string[] };

const loadOne =
  (uniqueName: string, id?: number): Load =>
  (source, now) =>
    loadBrandPage(source, { uniqueName, offer: id === undefined ? id : { kind: 'coupon', id } }, now);

const PAGES: TestPage[] = [
  { path: '/about', load: (source) => loadChrome(source), own: [] },
  { path: '/', load: loadHome },
  { path: '/coupons', load: (source) => loadOfferList(source, 'coupons', {}) },
  { path: '/coupons?category=two', load: (source) => loadOfferList(source, 'coupons', { category: 'two' }) },
  { path: '/brands', load: (source) => loadBrandList(source, {}) },
  { path: '/search', load: (source) => loadSearchPage(source, 'brand', 1) },
  { path: '/blog', load: (source) => source.listArticles({ page: 1 }) },
  ...['two', 'moved'].map((slug) => ({
    path: `/categories/${slug}`,
    load: (source: CatalogueSource) => loadCategoryPage(source, { slug }),
  })),
  ...BRANDS.map((uniqueName, index) => ({
    path: `/brands/${uniqueName}`,
    load: loadOne(uniqueName),
    own: [`brand:${index + 1}`, `related:${index + 1}`, 'brand-address:'],
  })),
  ...['moved', 'nobody'].map((name) => ({
    path: `/brands/${name}`,
    load: loadOne(name),
    own: ['brand'],
  })),
  ...[1, 2, 9].map((id) => ({
    path: `/brands/brand-0?coupon=${id}`,
    load: loadOne('brand-0', id),
    own: ['brand:1', `offer:${id}`, 'related:1', 'brand-address:'],
  })),
  ...[1, 9].map((id) => ({
    path: `/api/v1/coupons/${id}`,
    load: (source: CatalogueSource) => source.getCoupon(id),
    own: [`offer:${id}`],
  })),
  ...[...ARTICLES, 'moved'].map((slug) => ({
    path: `/blog/${slug}`,
    load: (source: CatalogueSource) => source.getArticleBySlug(slug),
    own: ['article', 'categories'],
  })),
];

/** The listener of the site's server over a catalogue, with pages as JSON, of which one shows what stands around all; `look` is what the watcher does each second. */
async function openSite({ source, setNow }: Pick<TestCatalogue, 'source' | 'setNow'>) {
  let now = START.getTime();
  const dropped: (ReadonlySet<string> | null)[] = [];
  const render = async ({ load }: TestPage) => JSON.stringify(await load(source, new Date(now)));
  const server = await openServer(async (request: IncomingMessage, response: ServerResponse) => {
    const page = PAGES.find(({ path }) => path === request.url);
    const isChrome = page?.path === '/about';
    if (isChrome) await tagResponse([CHROME_TAG]);
    const body = page && (isChrome ? await withoutTags(() => render(page)) : await render(page));
    response.writeHead(200, SHARED).end(body);
  });
  const watcher = createCatalogueWatcher({
    getChanges: source.getChanges,
    loadChrome: async () => JSON.stringify(await loadChrome(source)),
    drop: async (tags) => {
      dropped.push(tags);
      server.cache.drop(tags);
    },
    report: (error) => {
      throw error;
    },
    clock: () => now,
  });
  await watcher.check();
  return {
    ...server,
    render,
    dropped,
    /** Lets time pass, and looks at the end of it. */
    async pass(milliseconds: number) {
      now += milliseconds;
      setNow(new Date(now));
      await watcher.check();
    },
  };
}

async function openWithPages() {
  const catalogue = await openTestCatalogue(START);
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories(SLUGS.map((slug) => ({ slug, name: slug, icon: 'tag' })));
    await writer.saveBrands(
      BRANDS.map((uniqueName, index) =>
        buildNewBrand({ uniqueName, categorySlugs: SLUGS.slice(index % 3, (index % 3) + 1) }),
      ),
    );
    await writer.saveOffers(BRANDS.map((brand, index) => buildCoupon({ brand, externalId: `${index}` })));
  });
  const site = await openSite(catalogue);
  for (const { path } of PAGES) await site.send(path);
  return { catalogue, site };
}

function buildCoupon({ brand, ...row }: { brand: string; externalId: string; [field: string]: unknown }) {
  return buildNewOffer({ kind: 'coupon', brandUniqueName: brand, ...row });
}

const slug = fc.constantFrom(...SLUGS);
const brand = fc.constantFrom(...BRANDS);
const article = fc.constantFrom(...ARTICLES);
const day = fc.constantFrom(...DAYS);
const address = fc.constantFrom('moved', ...BRANDS);

type Write = (writer: CatalogueWriter) => Promise<unknown>;
const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        brand,
        externalId: fc.constantFrom('0', '1', '2', '3', '4', '5'),
        source: fc.constantFrom('test', 'other'),
        title: fc.constantFrom('10% off', '20% off'),
        code: fc.constantFrom(null, 'SAVE'),
        isFeatured: fc.boolean(),
        categorySlugs: fc.subarray(SLUGS),
        startDate: day,
        endDate: day,
      })
      .map(
        (row): Write =>
          (writer) =>
            writer.saveOffers([buildCoupon(row)]),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        uniqueName: fc.constantFrom('nobody', ...BRANDS),
        name: fc.constantFrom('Brand A', 'Brand B'),
        isFeatured: fc.boolean(),
        categorySlugs: fc.subarray(SLUGS),
      })
      .map(
        (row): Write =>
          (writer) =>
            writer.saveBrands([buildNewBrand(row)]),
      ),
  },
  fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }).map(
    (ids): Write =>
      (writer) =>
        writer.retireOffers(ids),
  ),
  fc
    .record({
      slug: article,
      title: fc.constantFrom('Old', 'New'),
      publishedAt: day,
      categorySlug: fc.option(slug),
      brandUniqueName: fc.option(brand),
    })
    .map(
      (row): Write =>
        (writer) =>
          writer.saveArticles([buildNewArticle({ ...row, coupons: [{ source: 'test', externalId: '0' }] })]),
    ),
  fc.record({ slug, name: fc.constantFrom('Name', 'Other name'), icon: fc.constant('tag') }).map(
    (row): Write =>
      (writer) =>
        writer.saveCategories([row]),
  ),
  slug.map(
    (first): Write =>
      (writer) =>
        writer.orderCategories([first]),
  ),
  fc.tuple(slug, slug).map(
    ([from, to]): Write =>
      (writer) =>
        writer.removeCategory(from, to),
  ),
  fc.tuple(brand, brand).map(
    ([from, to]): Write =>
      (writer) =>
        writer.mergeBrand(from, to),
  ),
  fc
    .tuple(fc.constantFrom('brand', 'category', 'article'), fc.nat(3), address)
    .map(([record, index, to]): Write => (writer) => {
      const names = { brand: BRANDS, category: SLUGS, article: ARTICLES }[record];
      return writer.rename(record, names[index % names.length] ?? '', to);
    }),
  fc.record({ id: fc.integer({ min: 1, max: 4 }), title: fc.constantFrom('Corrected', null) }).map(
    ({ id, title }): Write =>
      (writer) =>
        title === null
          ? writer.correct({ record: 'offer', id }, { isHidden: true }, ['title'])
          : writer.correct({ record: 'offer', id }, { title }, ['isHidden']),
  ),
);

/** A step that the catalogue as it stands does not allow, such as renaming what has gone, changes nothing. */
async function tryWrite({ store }: TestCatalogue, work: Write): Promise<void> {
  try {
    await store.write(work);
  } catch (error) {
    if (!(error instanceof RefusedError || /There is no|is taken/.test(String(error)))) throw error;
  }
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function checkSteps(catalogue: TestCatalogue, site: Site, steps: (Write | number)[]): Promise<void> {
  const before = new Map<string, string>();
  for (const page of PAGES) before.set(page.path, await site.render(page));
  for (const step of steps) {
    if (typeof step !== 'number') await tryWrite(catalogue, step);
    site.dropped.length = 0;
    await site.pass(typeof step === 'number' ? step : SECOND_MS);
    for (const page of PAGES) {
      const { path } = page;
      const reply = await site.send(path);
      const present = await site.render(page);
      expect([path, reply.body.toString()]).toEqual([path, present]);
      // What says that a brand has no such offer has read more than it shows.
      const isSame = present === before.get(path) && !present.includes('"unknown-offer"');
      if (isSame && !mayShowChange(page, site.dropped))
        expect([path, statusOf(reply)]).toEqual([path, expect.stringContaining('hit')]);
      before.set(path, present);
    }
  }
}

/** Whether what a page is about was written; of a list, whether anything was. Pages of brands end with a list of brands. */
function mayShowChange({ path, own }: TestPage, dropped: (ReadonlySet<string> | null)[]): boolean {
  if (own === undefined) return true;
  const lists = path.startsWith('/brands/') ? ['related', 'related-first'] : [];
  return dropped.some(
    (tags) =>
      tags === null ||
      [...tags].some((tag) => lists.includes(tag) || own.some((start) => tag.startsWith(start))),
  );
}

it('shows nothing that is older than a second, and forgets no page that shows nothing new', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: write }, fc.constantFrom(HOUR_MS, 30 * HOUR_MS)), {
        maxLength: 7,
      }),
      async (steps) => {
        const { catalogue, site } = await openWithPages();
        try {
          await checkSteps(catalogue, site, steps);
        } finally {
          await site.close();
        }
      },
    ),
    { numRuns: pickEffort(5, 40), endOnFailure: true },
  );
}, 300_000);
