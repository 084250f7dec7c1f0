import { FIXTURE_CATALOGUE, FIXTURE_NOW } from '../../testing/fixture-catalogue';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openDatabase } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues, saveFixture } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const SHARED = { source: 'demo', externalId: 'shared', uniqueName: 'shared', name: 'Shared' };
const GONE = { source: 'demo', externalId: 'gone', uniqueName: 'gone', name: 'Goneby' };

/** The fixture, and beside it a demo: two brands, one of which another source uses too, and articles. */
async function openWithDemo() {
  const { source, store, url } = await openTestCatalogue(FIXTURE_NOW);
  await saveFixture(store, FIXTURE_CATALOGUE);
  const before = await source.getStats();
  await store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand(SHARED), buildNewBrand(GONE)]);
    const offers = [
      { source: 'feed', externalId: 'c', brandUniqueName: 'shared', title: 'Staying' },
      { source: 'demo', externalId: 'a', brandUniqueName: 'gone', title: 'Vanishing' },
      { source: 'demo', externalId: 'b', brandUniqueName: 'shared', title: 'Vanishing too' },
    ];
    await writer.saveOffers(offers.map((offer) => buildNewOffer({ kind: 'coupon', ...offer })));
    const article = { brandUniqueName: 'gone', coupons: [{ source: 'demo', externalId: 'a' }] };
    await writer.saveArticles([
      buildNewArticle({ ...article, slug: 'as-given', content: 'As given' }),
      buildNewArticle({ ...article, slug: 'edited', content: 'Edited' }),
    ]);
  });
  return { source, store, url, before };
}

it('takes out what came from a source, and nothing that anybody else uses', async () => {
  const { source, store, url, before } = await openWithDemo();
  const given = ['as-given', 'edited'].map((slug) => ({ slug, content: 'As given' }));
  const version = await source.getVersion();
  expect(await store.write((writer) => writer.removeSource('demo', given))).toEqual({
    brands: 1,
    offers: 2,
    articles: 1,
  });
  expect(await source.getStats()).toEqual({
    ...before,
    brands: before.brands + 1,
    coupons: before.coupons + 1,
  });
  expect(await source.getBrandByUniqueName('gone')).toBeNull();
  expect(await source.getBrandByUniqueName('shared')).toMatchObject({ totalCoupons: 1 });
  expect(await source.getArticleDraft('as-given')).toBeNull();
  expect(await source.getArticleDraft('edited')).toMatchObject({ brand: null, coupons: [] });
  expect((await source.search({ query: 'vanishing' })).total).toBe(0);
  // Close to a word that only the source had.
  expect((await source.search({ query: 'vanishink' })).total).toBe(0);
  expect((await source.search({ query: 'staying' })).total).toBe(1);
  expect(await source.getVersion()).toBe(version + 1);
  const { database } = openDatabase({ url });
  expect(await findInconsistencies(database)).toEqual([]);
  database.$client.close();
});

it('leaves lists, counts and search as writers go on using them, and gives no id again', async () => {
  const { source, store, url } = await openWithDemo();
  const gone = await source.getBrandByUniqueName('gone');
  const [newest] = (await source.search({ query: 'vanishing too' })).coupons.items;
  await store.write((writer) => writer.removeSource('demo', []));
  await store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand(GONE)]);
    await writer.saveOffers([buildNewOffer({ kind: 'deal', brandUniqueName: 'gone', externalId: 'new' })]);
    await writer.retireOffers([1]);
  });
  expect(await source.getBrandByUniqueName('gone')).toMatchObject({
    id: Number(gone?.id) + 1,
    totalDeals: 1,
  });
  expect((await source.listDeals({ sort: 'newest' })).items[0]).toMatchObject({ id: Number(newest?.id) + 1 });
  expect(await source.getDeal(Number(newest?.id))).toBeNull();
  const { database } = openDatabase({ url });
  expect(await findInconsistencies(database)).toEqual([]);
  database.$client.close();
});
