/** @jest-environment node */
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const OFFER = buildNewOffer({ source: 'net', kind: 'coupon', externalId: 'one', brandUniqueName: 'shop' });

/** The offers 1, 2 and 4 are active; 3 is another source's. */
async function openShop() {
  const catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
    await writer.saveOffers([OFFER, { ...OFFER, externalId: 'two' }]);
    await writer.saveOffers([
      { ...OFFER, source: 'other' },
      { ...OFFER, externalId: 'three' },
    ]);
    await writer.saveOffers([{ ...OFFER, externalId: 'gone' }]);
    await writer.retireOffers([5]);
  });
  return catalogue.store;
}

it('finds those of a source by their external ids', async () => {
  const store = await openShop();
  const ids = ['one', 'three', 'gone', 'unknown', "'", '\0'];
  const [found, none] = await store.write(async (writer) => [
    await writer.listActiveOffers('net', ids),
    await writer.listActiveOffers('net', []),
  ]);
  expect(found?.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, externalId: 'one' },
    { id: 4, externalId: 'three' },
  ]);
  expect(none).toEqual([]);
});

it.each([
  ['net', 3],
  ['other', 1],
  ['nobody', 0],
])('counts those of %s: %i', async (source, count) => {
  const store = await openShop();
  expect(await store.write((writer) => writer.countActiveOffers(source))).toBe(count);
});

it('lists the ids of those of a source, in pages', async () => {
  const store = await openShop();
  const rows = Array.from({ length: 5_001 }, (_, index) => ({ ...OFFER, externalId: `${index}` }));
  const pages = await store.write(async (writer) => {
    await writer.saveOffers(rows);
    const ids: number[][] = [];
    for await (const page of writer.listActiveOfferIds('net')) ids.push(page);
    return ids;
  });
  expect(pages.map((page) => page.length)).toEqual([5_000, 4]);
  expect(pages.flat().slice(0, 5)).toEqual([1, 2, 4, 6, 7]);
});
