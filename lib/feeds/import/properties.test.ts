import { fc } from '@/lib/testing/fast-check';
import type { NewOffer } from '@/lib/catalogue';
import { pickEffort } from '@/lib/testing/long-run';
import type { RawOffer } from '../feed';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer, buildTombstone } from '../testing/raw-format';

const IDS = ['1', '2', '3', '4', '5', '6'];
const RUNS = { numRuns: pickEffort(8, 30) };
const SHOPS = [
  { externalId: '10', names: ['Lumera'], siteUrl: 'https://lumera.example/' },
  { externalId: '11', names: ['Burleigh'] },
];

const offer = fc
  .record({
    externalId: fc.constantFrom(...IDS),
    brand: fc.constantFrom(...SHOPS),
    title: fc.constantFrom('10% off', '20% off', 'Free shipping', ''),
    code: fc.constantFrom('A1', 'B2', '', 'n/a'),
    endDate: fc.constantFrom('', '2020-01-01', '2999-01-01', 'soon'),
    addedAt: fc.constantFrom('2026-01-01', '2026-01-02', ''),
    regions: fc.subarray(['US', 'DE', '?']),
  })
  .map(buildRawOffer);
const snapshot = fc.array(offer, { maxLength: 9 });

/** What the catalogue holds of the feed, whatever ids it was given. */
async function readOffers({ store, source }: ImportCatalogue): Promise<NewOffer[]> {
  const coupons = await source.listCoupons({ pageSize: 100 });
  const deals = await source.listDeals({ pageSize: 100 });
  const shown = new Set([...coupons.items, ...deals.items].map(({ id }) => Number(id)));
  return store.write(async (writer) => {
    const keys = await writer.listOfferKeys([...shown]);
    const stored = await writer.listOffersBySource(
      'net',
      keys.map(({ externalId }) => externalId),
    );
    return stored.toSorted((a, b) => a.externalId.localeCompare(b.externalId));
  });
}

async function withCatalogues<T>(
  count: number,
  work: (catalogues: ImportCatalogue[]) => Promise<T>,
): Promise<T> {
  const catalogues: ImportCatalogue[] = [];
  for (let index = 0; index < count; index += 1) catalogues.push(await openImportCatalogue());
  try {
    return await work(catalogues);
  } finally {
    for (const catalogue of catalogues) catalogue.close();
  }
}

describe('importFeed', () => {
  it('has nothing to do the second time', async () => {
    await fc.assert(
      fc.asyncProperty(snapshot, (rows) =>
        withCatalogues(1, async ([catalogue]) => {
          const first = await catalogue?.run(rows);
          const before = await catalogue?.source.getVersion();
          const second = await catalogue?.run(rows);
          expect(second?.offers).toMatchObject({ created: 0, updated: 0, retired: 0 });
          expect(second?.offers.unchanged).toBe(first?.offers.created);
          expect(await catalogue?.source.getVersion()).toBe(before);
        }),
      ),
      RUNS,
    );
  }, 60_000);

  it('does not care how many rows it reads at a time', async () => {
    await fc.assert(
      fc.asyncProperty(snapshot, snapshot, fc.integer({ min: 1, max: 4 }), (first, second, windowRows) =>
        withCatalogues(2, async ([whole, pieces]) => {
          if (!whole || !pieces) throw new Error('There are two.');
          for (const rows of [first, second]) {
            const { offers, skipped } = await whole.run(rows);
            const report = await pieces.run(rows, { windowRows });
            expect(report).toMatchObject({ offers, skipped });
          }
          expect(await readOffers(pieces)).toEqual(await readOffers(whole));
        }),
      ),
      RUNS,
    );
  }, 60_000);

  it('has after a row of deltas what the last snapshot says', async () => {
    const change = fc.oneof(offer, fc.constantFrom(...IDS).map(buildTombstone));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 4 }), (deltas) =>
        withCatalogues(2, async ([stepwise, atOnce]) => {
          if (!stepwise || !atOnce) throw new Error('There are two.');
          const state = new Map<string, RawOffer>();
          for (const delta of deltas) {
            const { skipped } = await stepwise.run(delta, { mode: 'delta' });
            const left = new Set(skipped.map(({ row }) => row));
            const taken = delta.filter((_, index) => !left.has(index + 1));
            for (const row of taken) {
              if (row.change === 'retired') state.delete(row.externalId);
              else state.set(row.externalId, row);
            }
          }
          await atOnce.run([...state.values()]);
          expect(await readOffers(stepwise)).toEqual(await readOffers(atOnce));
        }),
      ),
      RUNS,
    );
  }, 60_000);
});
