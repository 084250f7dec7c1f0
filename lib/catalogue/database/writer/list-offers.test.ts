/** @jest-environment node */
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { NewOffer } from '../../writer';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const FULL: NewOffer = {
  source: 'net',
  externalId: 'full',
  kind: 'deal',
  brandUniqueName: 'shop',
  categorySlugs: ['tea', 'coffee'],
  title: 'Title “quoted” 🫖',
  description: 'Line\nand line',
  terms: 'Terms',
  code: ' Code ',
  discount: '10%',
  img: '/a.png',
  siteUrl: 'https://shop.example/',
  trackingUrl: 'https://go.example/',
  originUrl: 'https://shop.example/tea',
  startDate: '2026-11-01',
  endDate: '2026-12-31T10:00:00+02:00',
  verifiedAt: '2026-11-19',
  regions: ['DE', 'AT'],
  exclusive: true,
  isFeatured: true,
};
const BARE = buildNewOffer({ source: 'net', kind: 'coupon', externalId: 'bare', brandUniqueName: 'shop' });

async function openShop() {
  const catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories(['coffee', 'tea'].map((slug) => ({ slug, name: slug, icon: 'tag' })));
    await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
    await writer.saveOffers([FULL, BARE, { ...BARE, source: 'other' }, { ...BARE, externalId: 'gone' }]);
    await writer.retireOffers([4]);
  });
  return catalogue.store;
}

it('gives offers back as they were saved, so that saving them again changes nothing', async () => {
  const store = await openShop();
  const [listed, saved] = await store.write(async (writer) => {
    const offers = await writer.listOffersBySource('net', ['full', 'bare', 'gone', 'unknown']);
    return [offers, await writer.saveOffers(offers.filter(({ externalId }) => externalId !== 'gone'))];
  });
  expect(listed).toHaveLength(3);
  expect(listed).toContainEqual({ ...FULL, categorySlugs: expect.arrayContaining(FULL.categorySlugs) });
  expect(listed).toContainEqual(BARE);
  expect(saved.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
});

it('finds offers among more ids than a statement has parameters', async () => {
  const store = await openShop();
  const ids = Array.from({ length: 40_000 }, (_, index) => `unknown ${index}`);
  const listed = await store.write((writer) =>
    writer.listOffersBySource('net', [...ids, 'bare', 'full', 'bare']),
  );
  expect(listed.map(({ externalId }) => externalId).toSorted()).toEqual(['bare', 'full']);
});
