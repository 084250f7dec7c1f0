import { sql } from 'drizzle-orm';
import { collectTags } from '@/lib/server/response-tags';
import { fc } from '@/lib/testing/fast-check';
import type { CatalogueSource } from '../../source';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { CatalogueWriter } from '../../writer';
import { openDatabase } from '../open-database';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from '../testing/open-test-catalogue';
import { recordChange } from './change-log';

afterAll(removeTestCatalogues);

const NOW = new Date('2026-11-20T12:00:00Z');

const buildCoupon = (externalId: string, brandUniqueName: string, rest: object = {}) =>
  buildNewOffer({ kind: 'coupon', externalId, brandUniqueName, ...rest });

let catalogue: TestCatalogue;
async function openCatalogue() {
  catalogue = await openTestCatalogue(NOW);
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories(['travel', 'food'].map((slug) => ({ slug, name: slug, icon: 'tag' })));
    await writer.saveBrands(
      ['lumera', 'oro', 'kin'].map((uniqueName) => buildNewBrand({ uniqueName, categorySlugs: ['travel'] })),
    );
    await writer.saveOffers([buildCoupon('a', 'lumera'), buildCoupon('b', 'oro')]);
    await writer.saveArticles([
      buildNewArticle({
        ...{ slug: 'news', publishedAt: '2026-11-01', brandUniqueName: 'oro' },
        coupons: [{ source: 'test', externalId: 'a' }],
      }),
    ]);
  });
}

describe('a write', () => {
  beforeEach(openCatalogue);

  type Case = [string, (writer: CatalogueWriter) => Promise<unknown>, string[]];
  const OFFER_OF_LUMERA = ['lists', 'brand:1', 'category:1'];
  const CASES: Case[] = [
    [
      'of one offer of one brand touches that offer, that brand and the lists that it is in',
      (writer) => writer.saveOffers([buildCoupon('a', 'lumera', { title: 'new' })]),
      [...OFFER_OF_LUMERA, 'offer:1'],
    ],
    [
      'of a new offer touches the totals of its brand too',
      (writer) => writer.saveOffers([buildCoupon('c', 'lumera')]),
      [...OFFER_OF_LUMERA, 'offer:3', 'brand-totals:1'],
    ],
    [
      'that takes the last offer leaves other brands alone',
      (writer) => writer.retireOffers([1]),
      [...OFFER_OF_LUMERA, 'offer:1', 'brand-totals:1'],
    ],
    [
      'of the first offer of a brand touches those that may show it as related',
      (writer) => writer.saveOffers([buildCoupon('c', 'kin')]),
      [
        ...['lists', 'brand:3', 'category:1', 'offer:3', 'brand-totals:3'],
        ...['related:1', 'related:2', 'related-first'],
      ],
    ],
    [
      'of a category that had no offer touches the categories too',
      (writer) => writer.saveOffers([buildCoupon('a', 'lumera', { categorySlugs: ['food'] })]),
      [...OFFER_OF_LUMERA, 'offer:1', 'category:2', 'categories'],
    ],
    [
      'of what nobody is shown of a brand touches its page',
      (writer) =>
        writer.saveBrands([
          buildNewBrand({ uniqueName: 'lumera', categorySlugs: ['travel'], isFeatured: true }),
        ]),
      ['lists', 'brand:1', 'category:1'],
    ],
    [
      'of a brand that an article names touches articles',
      (writer) =>
        writer.saveBrands([buildNewBrand({ uniqueName: 'oro', name: 'Oro', categorySlugs: ['travel'] })]),
      ['lists', 'brand:2', 'brand-row:2', 'category:1', 'articles', 'offer:2'],
    ],
    [
      'of a new brand touches its address',
      (writer) => writer.saveBrands([buildNewBrand({ uniqueName: 'new' })]),
      ['lists', 'brand:4', 'brand-row:4', 'brand-totals:4', 'brand-address:new'],
    ],
    [
      'of other categories of a brand touches the pages of all brands',
      (writer) => writer.saveBrands([buildNewBrand({ uniqueName: 'kin', categorySlugs: ['food'] })]),
      ['lists', 'brand:3', 'category:1', 'category:2', 'related'],
    ],
    [
      'of a renamed brand touches both of its addresses',
      (writer) => writer.rename('brand', 'kin', 'kind'),
      [...['lists', 'brand:3', 'brand-row:3', 'category:1'], ...['brand-address:kin', 'brand-address:kind']],
    ],
    [
      'of an article touches it and their list',
      (writer) => writer.saveArticles([buildNewArticle({ slug: 'guide' })]),
      ['articles', 'article:2', 'article-address:guide'],
    ],
    ['of the order of categories touches them', (writer) => writer.orderCategories(['food']), ['categories']],
    [
      'of too many offers touches everything',
      (writer) =>
        writer.saveOffers(Array.from({ length: 1_001 }, (_, index) => buildCoupon(`n${index}`, 'lumera'))),
      ['everything'],
    ],
    ['that removes a source touches everything', (writer) => writer.removeSource('test', []), ['everything']],
  ];

  it.each(CASES)('%s', async (_, write, expected) => {
    await catalogue.store.write(write);
    const { version, tags } = await catalogue.source.getChanges(1);
    expect(version).toBe(2);
    expect((tags ?? ['everything']).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a read', () => {
  beforeAll(openCatalogue);

  const ONE = ['brand-row:1', 'brand-totals:1'];
  it.each<[string, (source: CatalogueSource) => Promise<unknown>, string[]]>([
    ['a list', (source) => source.listCoupons(), ['lists']],
    ['the offers of a brand', (source) => source.listDeals({ brandId: 1 }), ['brand:1']],
    ['a category', (source) => source.listBrands({ categoryId: 2 }), ['category:2']],
    ['a brand', (source) => source.getBrandByUniqueName('lumera'), ONE],
    ['nobody', (source) => source.getBrandByUniqueName('a,b'), ['brand-address:a%2Cb']],
    ['an offer', (source) => source.getCoupon(1), ['offer:1', 'brand-row:1']],
    ['no offer', (source) => source.getDeal(9), ['offer:9']],
    [
      'an article',
      (source) => source.getArticle(1),
      [...['article:1', 'categories', 'brand-row:2', 'brand-totals:2', 'offer:1', 'brand-row:1']],
    ],
    ['no article', (source) => source.getArticleBySlug('x'), ['article-address:x']],
  ])('of %s names its tags', async (_, read, expected) => {
    const { tags } = await collectTags(() => read(catalogue.source));
    expect(tags?.toSorted()).toEqual(expected.toSorted());
  });
});

describe('what has changed since a version', () => {
  beforeEach(openCatalogue);

  const record = async (count: number) => {
    const { database } = openDatabase({ url: catalogue.url });
    for (let index = 0; index < count; index += 1) await recordChange(database, [`brand:${index}`]);
    return database;
  };

  it('is nothing where that is the present one, and unknown without a version', async () => {
    expect(await catalogue.source.getChanges(1)).toEqual({ version: 1, tags: [], dueAt: null });
    expect(await catalogue.source.getChanges(null)).toMatchObject({ version: 1, tags: null });
  });

  it('is what all versions in between have changed', async () => {
    await record(3);
    expect(await catalogue.source.getChanges(2)).toMatchObject({ tags: ['brand:1', 'brand:2'] });
  });

  it.each([
    ['beyond what is kept', 61, '', 1],
    ['where a version left nothing', 3, 'DELETE FROM catalogue_changes WHERE version = 3', 1],
    ['where another database has taken its place', 3, 'UPDATE catalogue_state SET version = 2', 4],
  ])('is unknown %s', async (_, versions, statement, since) => {
    const database = await record(versions);
    if (statement) await database.run(sql.raw(statement));
    expect((await catalogue.source.getChanges(since)).tags).toBeNull();
  });

  it('does not grow without end', async () => {
    const database = await record(100);
    const [row] = await database.all<{ count: number }>(sql`SELECT count(*) AS count FROM catalogue_changes`);
    expect(row?.count).toBe(60);
  });
});

it('names every brand whose page leads to other brands than before, and few more', async () => {
  const { source, store } = await openTestCatalogue(NOW);
  const random = fc.sample(fc.nat(999), { numRuns: 400, seed: 7 });
  const next = (limit: number) => (random.pop() ?? 0) % limit;
  const SLUGS = ['travel', 'food', 'gifts'];
  const buildBrand = (index: number) =>
    buildNewBrand({
      uniqueName: `brand-${index}`,
      // Some have none, so that the next brands are those of another category.
      categorySlugs: SLUGS.filter(() => next(9) < 3),
    });
  let count = 40;
  await store.write(async (writer) => {
    await writer.saveCategories(SLUGS.map((slug) => ({ slug, name: slug, icon: 'tag' })));
    for (let index = 0; index < count; index += 1) {
      await writer.saveBrands([buildBrand(index)]);
      if (next(10) < 6) await writer.saveOffers([buildCoupon(`${index}`, `brand-${index}`)]);
    }
  });
  const readAll = async () => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    return Promise.all(ids.map((id) => collectTags(() => source.listRelatedBrands(id))));
  };
  let [before, version, spared] = [await readAll(), 1, 0];
  for (let step = 0; step < 12; step += 1) {
    await store.write(async (writer) => {
      if (step % 4 === 3) await writer.saveBrands([buildBrand(count++)]);
      const brand = step % 4 === 3 ? count - 1 : next(count);
      await writer.saveOffers([
        buildCoupon(`${brand}`, `brand-${brand}`, { endDate: step % 4 === 0 ? '2026-11-01' : null }),
      ]);
    });
    const { tags, ...changes } = await source.getChanges(version);
    const after = await readAll();
    for (const [index, { result, tags: shown }] of before.entries()) {
      const isDropped = shown?.some((tag) => tags?.includes(tag));
      const isSame = JSON.stringify(result) === JSON.stringify(after[index]?.result);
      expect([index + 1, isSame || isDropped]).toEqual([index + 1, true]);
      if (!isDropped) spared += 1;
    }
    [before, version] = [after, changes.version];
  }
  expect(spared).toBeGreaterThan(12 * 25);
});
