import { pickEffort } from '@/lib/testing/long-run';
import { fc } from '@/lib/testing/fast-check';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openDatabase } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const START = new Date('2026-11-20T00:00:00Z');
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-25T12:00:00Z', null];
const SLUGS = ['one', 'two', 'three'];
const HOUR_MS = 3_600_000;

const brandNumber = fc.nat(3);
const categorySlugs = fc.subarray(SLUGS);
const saveBrand = fc.record({
  do: fc.constant('brand'),
  brand: brandNumber,
  isFeatured: fc.boolean(),
  categorySlugs,
  name: fc.constantFrom('A', 'B'),
});
const saveOffer = fc.record({
  do: fc.constant('offer'),
  offer: fc.nat(7),
  source: fc.constantFrom('a', 'b', 'c'),
  brand: brandNumber,
  kind: fc.constantFrom('coupon', 'deal'),
  code: fc.constantFrom(null, ' ', 'SAVE', ' save', 'MORE'),
  exclusive: fc.boolean(),
  isFeatured: fc.boolean(),
  categorySlugs,
  startDate: fc.constantFrom(...DAYS),
  endDate: fc.constantFrom(...DAYS),
});
const retireOffers = fc.record({
  do: fc.constant('retire'),
  ids: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
});
const hideDuplicates = fc.record({ do: fc.constant('hide') });
const renameCategory = fc.record({
  do: fc.constant('category'),
  slug: fc.constantFrom(...SLUGS),
  name: fc.constantFrom('C', 'D'),
});
const letTimePass = fc.record({ do: fc.constant('time'), hours: fc.integer({ min: 1, max: 60 }) });
const step = fc.oneof(
  { weight: 8, arbitrary: saveOffer },
  saveBrand,
  { weight: 2, arbitrary: retireOffers },
  hideDuplicates,
  renameCategory,
  { weight: 2, arbitrary: letTimePass },
);

it('derives lists, counts and search truly through any series of changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      async (writes) => {
        const { source, store, url, setNow } = await openTestCatalogue(START);
        const { database } = openDatabase({ url });
        let now = START.getTime();
        await store.write(async (writer) => {
          await writer.saveCategories(SLUGS.map((slug) => ({ slug, name: slug, icon: 'tag' })));
          await writer.saveBrands(
            [0, 1, 2, 3].map((number) => buildNewBrand({ uniqueName: `brand-${number}` })),
          );
        });
        for (const steps of writes) {
          await store.write(async (writer) => {
            for (const { do: what, ...row } of steps) {
              if (what === 'time' && 'hours' in row) now += row.hours * HOUR_MS;
              if (what === 'hide') await writer.hideDuplicates();
              if ('ids' in row) await writer.retireOffers(row.ids);
              if ('slug' in row) await writer.saveCategories([{ ...row, icon: 'tag' }]);
              if ('name' in row && 'brand' in row)
                await writer.saveBrands([buildNewBrand({ ...row, uniqueName: `brand-${row.brand}` })]);
              if ('kind' in row) {
                await writer.saveOffers([
                  buildNewOffer({
                    ...row,
                    externalId: `${row.offer}`,
                    brandUniqueName: `brand-${row.brand}`,
                  }),
                ]);
              }
            }
          });
          setNow(new Date(now));
          await source.getStats();
          expect(await findInconsistencies(database)).toEqual([]);
        }
        store.close();
        database.$client.close();
      },
    ),
    { numRuns: pickEffort(10, 30) },
  );
}, 60_000);
