import { buildNewArticle, buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const NOW = new Date('2026-11-20T12:00:00Z');
const ARTICLE = buildNewArticle({
  slug: 'guide',
  content: '# Guide',
  publishedAt: '2026-12-01',
  categorySlug: 'travel',
  brandUniqueName: 'shop',
  coupons: [
    { source: 'test', externalId: 'three' },
    { source: 'test', externalId: 'one' },
  ],
  deals: [{ source: 'test', externalId: 'two' }],
});

async function openGuide() {
  const catalogue = await openTestCatalogue(NOW);
  const offer = { brandUniqueName: 'shop' };
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories([{ name: 'Travel', slug: 'travel', icon: 'airplane' }]);
    await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
    await writer.saveOffers([
      buildNewOffer({ kind: 'coupon', externalId: 'one', ...offer }),
      buildNewOffer({ kind: 'deal', externalId: 'two', ...offer }),
      buildNewOffer({ kind: 'coupon', externalId: 'three', startDate: '2027-01-01', ...offer }),
    ]);
    await writer.saveArticles([ARTICLE, buildNewArticle({ slug: 'bare' })]);
  });
  return catalogue.store;
}

it('gives an article back as it was saved, published or not, with the ids of its offers in order', async () => {
  const store = await openGuide();
  const found = await store.write((writer) => writer.findArticle('guide'));
  const offers = { coupons: undefined, deals: undefined, couponIds: [3, 1], dealIds: [2] };
  expect(found).toEqual({ ...ARTICLE, ...offers });
});

it('finds an article without anything around it, and none where there is none', async () => {
  const store = await openGuide();
  const found = await store.write(async (writer) => [
    await writer.findArticle('bare'),
    await writer.findArticle('nothing'),
  ]);
  const expected = { slug: 'bare', categorySlug: null, brandUniqueName: null, couponIds: [], dealIds: [] };
  expect(found).toEqual([expect.objectContaining(expected), null]);
});

it('says by which keys offers are known, also of those held back', async () => {
  const store = await openGuide();
  const keys = await store.write((writer) => writer.listOfferKeys([3, 2, 99]));
  expect(keys.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 2, kind: 'deal', source: 'test', externalId: 'two' },
    { id: 3, kind: 'coupon', source: 'test', externalId: 'three' },
  ]);
});
