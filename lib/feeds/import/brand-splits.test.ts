import { fc } from '@/lib/testing/fast-check';
import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import { pickEffort } from '@/lib/testing/long-run';
import type { RawOffer, RawShop } from '../feed';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

const RUNS = { numRuns: pickEffort(8, 40) };
const SITES = [
  'https://lumera.example/',
  'https://www.lumera.example/uk',
  'https://other.example/',
  undefined,
];
const NAMES: string[][] = [['Lumera'], ['Lumera', 'Lumera UK'], ['Lumera', 'Lumera (US)']];
const IDS = ['10', '11', '12', '13', '14'];
/** Brands of another source, each of which one shop of the feed may turn out to be. */
const KNOWN = [
  buildNewBrand({ uniqueName: 'lumera', name: 'Lumera', siteUrl: 'https://lumera.example/' }),
  buildNewBrand({ uniqueName: 'lumera-uk', name: 'Lumera UK', siteUrl: 'https://lumera.example/' }),
];

/** Shops of one source by their ids, each with the names and the site that it always has. */
function shopsOf(names: fc.Arbitrary<string[]>): fc.Arbitrary<RawShop[]> {
  const shop = fc.record({ names, siteUrl: fc.constantFrom(...SITES) });
  return fc
    .array(shop, { minLength: IDS.length, maxLength: IDS.length })
    .map((shops) => shops.map((raw, index) => ({ externalId: IDS[index] ?? '', ...raw })));
}

/** Offers of these shops, oldest first. */
function feedOf(shops: RawShop[]): fc.Arbitrary<RawOffer[]> {
  return fc.array(fc.constantFrom(...shops), { minLength: 1, maxLength: 12 }).map((brands) =>
    brands.map((brand, index) =>
      buildRawOffer({
        externalId: String(index),
        brand,
        addedAt: `2026-01-${String(index + 1).padStart(2, '0')}`,
      }),
    ),
  );
}

/** The pieces between these places. */
function split<T>(rows: T[], cuts: number[]): T[][] {
  const places = [0, ...cuts.map((cut) => cut % rows.length).toSorted((a, b) => a - b), rows.length];
  return places.slice(1).map((end, index) => rows.slice(places[index], end));
}

/** The brand of each id after these deltas. */
async function importAll(known: typeof KNOWN, deltas: RawOffer[][]): Promise<Map<string, string>> {
  const catalogue: ImportCatalogue = await openImportCatalogue();
  try {
    await catalogue.store.write((writer) => writer.saveBrands(known));
    for (const rows of deltas) await catalogue.run(rows, { mode: 'delta' });
    return await catalogue.store.write((writer) => writer.findBrands('net', IDS));
  } finally {
    catalogue.close();
  }
}

const known = fc.subarray(KNOWN);
const cuts = fc.array(fc.nat(11), { maxLength: 3 });

it('gives the same brands to a feed that comes whole and to one that comes in deltas', async () => {
  const feed = shopsOf(fc.constantFrom(...NAMES)).chain(feedOf);
  await fc.assert(
    fc.asyncProperty(known, feed, cuts, async (brands, rows, places) => {
      const whole = await importAll(brands, [rows]);
      expect(await importAll(brands, split(rows, places))).toEqual(whole);
      expect(new Set(whole.values()).size).toBe(whole.size);
    }),
    RUNS,
  );
}, 60_000);

it('makes as many brands, with the same addresses, in whatever order shops come', async () => {
  const feeds = shopsOf(fc.constantFrom(['Lumera'], ['Burleigh']))
    .chain(feedOf)
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(known, feeds, cuts, async (brands, [rows, shuffled], places) => {
      const whole = await importAll(brands, [rows]);
      const pieces = await importAll(brands, split(shuffled, places));
      expect([...pieces.values()].toSorted()).toEqual([...whole.values()].toSorted());
    }),
    RUNS,
  );
}, 60_000);
