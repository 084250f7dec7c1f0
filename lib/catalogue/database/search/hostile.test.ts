import { pickEffort } from '@/lib/testing/long-run';
import { fc } from '@/lib/testing/fast-check';
import { FIXTURE_CATALOGUE, FIXTURE_NOW } from '../../testing/fixture-catalogue';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
  type TestCatalogue,
} from '../testing/open-test-catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue(FIXTURE_NOW);
  await saveFixture(catalogue.store, FIXTURE_CATALOGUE);
});
afterAll(removeTestCatalogues);

const OPERATORS = [
  '"',
  "'",
  '*',
  '^',
  ':',
  '(',
  ')',
  '{',
  '}',
  '-',
  '+',
  ' NEAR ',
  ' AND ',
  ' OR ',
  ' NOT ',
  '\0',
  '\\',
  '%',
  '_',
  ';',
  '--',
];

describe('a hostile query', () => {
  it.each([
    ['a quote', '"'],
    ['operators', 'lamp AND OR NOT (NEAR'],
    ['a column filter', 'scopes : b1'],
    ['a comment', "lamp'; DROP TABLE offers; --"],
    ['NUL', 'lamp\0number'],
    ['half a surrogate pair', 'lamp \ud800'],
    ['10 KB', 'lamp '.repeat(2_000)],
    ['one word of 10 KB', 'x'.repeat(10_000)],
    ['emoji', '🦊🦊🦊'],
    ['letters unknown to SQLite', 'a\u{1e030}b \u{1d7f6} ꟲ'],
    ['the last code point', '\u{10ffff}abcdef'],
  ])('returns a result: %s', async (_, query) => {
    const result = await catalogue.source.search({ query });
    expect(result.total).toBe(result.brands.total + result.coupons.total + result.deals.total);
  });

  it('returns a result, whatever it is', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...OPERATORS, 'lamp', 'b1')).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const result = await catalogue.source.search({ query });
        expect(result.coupons.items.length).toBeLessThanOrEqual(result.coupons.total);
      }),
      { numRuns: pickEffort(30, 100) },
    );
  }, 60_000);
});

describe('a hostile text', () => {
  it('is stored and found', async () => {
    const title = 'Nul \0 half \ud800 "quoted\\u0000" ǅ \u{1e030}';
    await catalogue.store.write(async (writer) => {
      await writer.saveBrands([buildNewBrand({ uniqueName: 'hostile', name: title })]);
      await writer.saveOffers([
        buildNewOffer({ kind: 'deal', externalId: 'hostile', brandUniqueName: 'hostile', title }),
      ]);
    });
    const { brands, deals } = await catalogue.source.search({ query: 'quoted' });
    expect(deals.items.map((deal) => deal.title)).toEqual([
      'Nul \ufffd half \ufffd "quoted\\u0000" ǅ \u{1e030}',
    ]);
    expect(brands.total).toBe(1);
  });
});
