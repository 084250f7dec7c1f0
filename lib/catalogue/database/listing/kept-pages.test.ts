import { pickEffort } from '@/lib/testing/long-run';
import { sql } from 'drizzle-orm';
import { fc } from '@/lib/testing/fast-check';
import { MAX_PAGE } from '../../rules/page-window';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openDatabase, type Database } from '../open-database';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from '../testing/open-test-catalogue';

const OFFER_COUNT = 5_000;
const BRANDS = ['big', 'small'];

const toOrigin = (id: number) => ({ source: 'test', externalId: `${id}` });

let catalogue: TestCatalogue;
let database: Database;
beforeAll(async () => {
  catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  database = openDatabase(catalogue).database;
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories(['even', 'odd'].map((slug) => ({ slug, name: slug, icon: 'tag' })));
    await writer.saveBrands(
      BRANDS.map((uniqueName) => buildNewBrand({ uniqueName, categorySlugs: ['even'] })),
    );
    await writer.saveOffers(
      Array.from({ length: OFFER_COUNT }, (_, index) =>
        buildNewOffer({
          kind: index % 5 === 0 ? 'deal' : 'coupon',
          externalId: `${index}`,
          brandUniqueName: index % 40 === 1 ? 'small' : 'big',
          categorySlugs: index % 3 === 0 ? ['odd'] : [],
          isFeatured: index % 7 === 0,
          endDate: index % 11 === 0 ? '2026-01-01' : null,
        }),
      ),
    );
  });
});
afterAll(() => {
  database.$client.close();
  removeTestCatalogues();
});

it('gives on every page of every list what OFFSET over the whole table gives', async () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 260 }),
    pageSize: fc.constantFrom(1, 7, 20, 100),
    featured: fc.boolean(),
    brandId: fc.constantFrom(undefined, 1, 2),
    categoryId: fc.constantFrom(undefined, 1, 2),
    isExpired: fc.boolean(),
    last: fc.constantFrom([], [8, 12, 41, 81, 4_997, 4_998, 5_000].map(toOrigin)),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ isExpired, last, ...given }) => {
      const { page, pageSize, featured, brandId, categoryId } = isExpired
        ? { ...given, brandId: given.brandId ?? 1, featured: false, categoryId: undefined }
        : given;
      const matching = sql`
        FROM offers WHERE kind = 'coupon' AND phase = ${isExpired ? 1 : 0}
        AND (${featured ? 1 : 0} = 0 OR is_featured) AND coalesce(${brandId ?? null}, brand_id) = brand_id
        AND (${categoryId ?? null} IS NULL OR ${categoryId ?? null} IN (
          SELECT category_id FROM offer_categories WHERE offer_id = offers.id
          UNION ALL SELECT category_id FROM brand_categories WHERE brand_id = offers.brand_id
            AND NOT EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = offers.id)))`;
      const externalIds = JSON.stringify(last.map(({ externalId }) => externalId));
      const isLast = sql`(${brandId !== undefined && categoryId === undefined && !isExpired ? 1 : 0}
        AND external_id IN (SELECT value FROM json_each(${externalIds})))`;
      const expected = await database.all<{ id: number }>(sql`
        SELECT id ${matching} ORDER BY phase, ${isLast}, is_featured DESC, id DESC
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`);
      const [count] = await database.all<{ total: number }>(sql`SELECT count(*) AS total ${matching}`);
      const { source } = catalogue;
      const found = isExpired
        ? await source.listExpiredCoupons({ brandId: brandId ?? 1, page, pageSize })
        : await source.listCoupons({ page, pageSize, featured, brandId, categoryId, last });
      expect(found.items.map((item) => item.id)).toEqual(expected.map((row) => row.id));
      expect(found.total).toBe(count?.total);
    }),
    { numRuns: pickEffort(30, 150) },
  );
}, 60_000);

it.each([
  [{ page: 0, pageSize: 0 }, 1, 1],
  [{ page: -3, pageSize: 1_000 }, 1, 100],
  [{ page: NaN, pageSize: NaN }, 1, 1],
  [{ page: 2.9, pageSize: 20.5 }, 2, 20],
  [{ page: Infinity }, MAX_PAGE, 20],
])('takes %j as the nearest page there can be', async (query, page, pageSize) => {
  expect(await catalogue.source.listCoupons(query)).toMatchObject({ page, pageSize });
});
