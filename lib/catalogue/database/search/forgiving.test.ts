import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from '../testing/open-test-catalogue';

const OFFER_COUNT = 45;

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  const names = { tidewell: 'Tidewell Outfitters', shop: 'The Shop', lamps: 'Lumera Lamps' };
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands(
      Object.entries(names).map(([uniqueName, name]) => buildNewBrand({ uniqueName, name })),
    );
    await writer.saveOffers(
      Array.from({ length: OFFER_COUNT }, (_, index) =>
        buildNewOffer({
          kind: 'deal',
          externalId: `deal-${index}`,
          brandUniqueName: 'tidewell',
          title: `Free shipping, part ${index}`,
        }),
      ),
    );
  });
});
afterAll(removeTestCatalogues);

async function listNames(query: string): Promise<string[]> {
  const { brands } = await catalogue.source.search({ query, type: 'brands' });
  expect(brands.total).toBe(brands.items.length);
  return brands.items.map((brand) => brand.name);
}

describe('a search with words that narrow nothing', () => {
  it.each([
    ['the tidewell outfitters', ['Tidewell Outfitters']],
    ['tidewell coupon code', ['Tidewell Outfitters']],
    ['Tidewel promo codes 2026', ['Tidewell Outfitters']],
    ['20% off at tidewell', ['Tidewell Outfitters']],
    ['código de descuento tidewell', ['Tidewell Outfitters']],
    ['code de réduction chez tidewell', ['Tidewell Outfitters']],
    ['tidewell qqqqqq', ['Tidewell Outfitters']],
  ])('finds the brand: %s', async (query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  it.each([
    ['an exact name is made of them', 'the shop', ['The Shop']],
    ['nothing else is left', 'the best coupon code', []],
    ['nothing of the section is known', 'qqqqqq the coupon', []],
    ['every word is significant', 'tidewell lamps', []],
    ['the section never heard of the rest', 'free shipping', []],
  ])('stays strict where %s', async (_, query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  it('does not take the words of list filters for known ones', async () => {
    const brand = await catalogue.source.getBrandByUniqueName('tidewell');
    expect((await catalogue.source.search({ query: `b${brand?.id} qqqqqq` })).total).toBe(0);
  });

  it('pages without repeats or gaps, with a true total', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => catalogue.source.search({ query: 'the tidewell voucher', page })),
    );
    const ids = pages.flatMap((page) => page.deals.items.map((deal) => deal.id));
    expect(pages.map((page) => page.deals.total)).toEqual([45, 45, 45, 45]);
    expect(pages.map((page) => page.deals.items.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(ids).size).toBe(OFFER_COUNT);
  });

  it('keeps to the filter of a list', async () => {
    const brand = await catalogue.source.getBrandByUniqueName('lamps');
    const query = { search: 'the tidewell voucher' };
    expect((await catalogue.source.listDeals(query)).total).toBe(OFFER_COUNT);
    expect((await catalogue.source.listDeals({ ...query, brandId: brand?.id })).total).toBe(0);
  });
});
