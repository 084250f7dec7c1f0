import { FIXTURE_CATALOGUE, FIXTURE_NOW } from '../testing/fixture-catalogue';
import { buildNewBrand, buildNewOffer } from '../testing/new-rows';
import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
  type TestCatalogue,
} from './testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const at = (text: string) => new Date(text);
const SHOP = buildNewBrand({ uniqueName: 'shop', description: 'A shop.' });

async function getUpdatedAt({ source }: TestCatalogue): Promise<string | null | undefined> {
  return (await source.listIndexedBrands()).items.find(({ uniqueName }) => uniqueName === 'shop')?.updatedAt;
}

it('lists brands with a live offer, oldest first', async () => {
  const { source, store } = await openTestCatalogue(FIXTURE_NOW);
  await saveFixture(store, FIXTURE_CATALOGUE);
  const { items, total } = await source.listIndexedBrands();
  expect(items.map(({ uniqueName }) => uniqueName)).toEqual([
    ...['alpenglow-travel', 'cafe-mirabelle', 'senors-hilo', 'harbour-pine'],
  ]);
  expect(total).toBe(8);
});

it('keeps a brand on its page when others come, and lets it go with its last live offer', async () => {
  const catalogue = await openTestCatalogue(at('2026-01-01T00:00:00Z'));
  const names = ['a', 'b', 'c', 'd'];
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands(names.map((uniqueName) => buildNewBrand({ uniqueName })));
    await writer.saveOffers(
      names.map((name) =>
        buildNewOffer({
          kind: 'deal',
          externalId: name,
          brandUniqueName: name,
          endDate: name === 'a' ? '2026-01-02' : null,
        }),
      ),
    );
  });
  const listNames = async (page: number) =>
    (await catalogue.source.listIndexedBrands({ page, pageSize: 2 })).items.map((brand) => brand.uniqueName);
  expect([await listNames(1), await listNames(2), await listNames(3)]).toEqual([['a', 'b'], ['c', 'd'], []]);
  catalogue.setNow(at('2026-01-03T00:00:00Z'));
  expect([await listNames(1), await listNames(2)]).toEqual([['b'], ['c', 'd']]);
});

describe('the last change of a brand’s page', () => {
  it.each([
    ['is its own', [], '2026-01-01T00:00:00.000Z'],
    ['is that of its newest offer', [{ saved: '2026-02-01T10:00:00Z' }], '2026-02-01T10:00:00.000Z'],
    ['is the start of an offer', [{ startDate: '2026-02-03' }], '2026-02-03T00:00:00.000Z'],
    [
      'is the start of an offer, in UTC',
      [{ startDate: '2026-02-03T01:30:00+01:00' }],
      '2026-02-03T00:30:00.000Z',
    ],
    ['is not the start of one that is held back', [{ startDate: '2026-12-01' }], '2026-01-01T00:00:00.000Z'],
    ['is not the end of a live one', [{ endDate: '2026-12-01' }], '2026-01-02T00:00:00.000Z'],
    ['is the end of an expired one', [{ endDate: '2026-02-03' }], '2026-02-04T00:00:00.000Z'],
    [
      'is the latest of all',
      [{ endDate: '2026-02-03' }, { saved: '2026-02-05T00:00:00Z' }],
      '2026-02-05T00:00:00.000Z',
    ],
  ])('%s', async (_, offers: { saved?: string; startDate?: string; endDate?: string }[], expected) => {
    const catalogue = await openTestCatalogue(at('2026-01-01T00:00:00Z'));
    await catalogue.store.write(async (writer) => {
      await writer.saveBrands([SHOP]);
      // A brand without a live offer is in no sitemap.
      await writer.saveOffers([
        buildNewOffer({ kind: 'coupon', externalId: 'live', brandUniqueName: 'shop' }),
      ]);
    });
    for (const [index, { saved = '2026-01-02T00:00:00Z', ...dates }] of offers.entries()) {
      catalogue.setNow(at(saved));
      const offer = buildNewOffer({
        kind: 'deal',
        externalId: `${index}`,
        brandUniqueName: 'shop',
        ...dates,
      });
      await catalogue.store.write((writer) => writer.saveOffers([offer]));
    }
    catalogue.setNow(at('2026-03-01T00:00:00Z'));
    expect(await getUpdatedAt(catalogue)).toBe(expected);
  });
});
