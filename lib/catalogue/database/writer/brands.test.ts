import { buildNewBrand } from '../../testing/new-rows';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

afterAll(removeTestCatalogues);

async function openShops() {
  const { source, store } = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  await store.write(async (writer) => {
    await writer.saveCategories([{ name: 'Tea & more', slug: 'tea', icon: 'tag' }]);
    await writer.saveBrands([
      buildNewBrand({ uniqueName: 'shop', name: 'Shop', siteUrl: 'https://shop.example/' }),
      buildNewBrand({ uniqueName: 'store' }),
    ]);
  });
  return { source, store };
}

it('finds brands by the ids of the source that they came from, and of those linked to them', async () => {
  const { source, store } = await openShops();
  const found = await store.write(async (writer) => {
    await writer.linkBrand('net', '77', 'shop');
    await writer.linkBrand('net', '78', 'shop');
    return [
      await writer.findBrands('test', ['shop', 'store', 'nobody']),
      await writer.findBrands('net', ['77', '78', 'shop']),
      await writer.findBrands('net', []),
    ];
  });
  expect(found.map((map) => Object.fromEntries(map))).toEqual([
    { shop: 'shop', store: 'store' },
    { 77: 'shop', 78: 'shop' },
    {},
  ]);
  expect(await source.getVersion()).toBe(1);
});

it('follows the latest link, also away from the brand that came from the source', async () => {
  const { store } = await openShops();
  const found = await store.write(async (writer) => {
    await writer.linkBrand('net', '77', 'shop');
    await writer.linkBrand('net', '77', 'store');
    await writer.linkBrand('test', 'shop', 'store');
    return [await writer.findBrands('net', ['77']), await writer.findBrands('test', ['shop'])];
  });
  expect(found.map((map) => [...map.values()])).toEqual([['store'], ['store']]);
});

it('refuses a brand that does not exist', async () => {
  const { store } = await openShops();
  const link = store.write((writer) => writer.linkBrand('net', '77', 'nobody'));
  await expect(link).rejects.toThrow('There is no brand "nobody"');
});

it('lists what is there by name', async () => {
  const { store } = await openShops();
  const found = await store.write(async (writer) => ({
    brands: await writer.listKnownBrands(['shop', 'free']),
    taken: [...(await writer.listTakenBrandNames(['shop', 'free']))],
    categories: await writer.listCategories(),
  }));
  expect(found).toEqual({
    brands: [{ name: 'Shop', uniqueName: 'shop', siteUrl: 'https://shop.example/', sources: ['test'] }],
    taken: ['shop'],
    categories: [{ name: 'Tea & more', slug: 'tea', icon: 'tag' }],
  });
});

it('lists brands as they were saved', async () => {
  const { store } = await openShops();
  const brand = buildNewBrand({
    ...{ uniqueName: 'tea', name: 'Tea', logo: '/tea.svg', description: 'Leaves', isFeatured: true },
    ...{ siteUrl: 'https://tea.example/', categorySlugs: ['tea'] },
  });
  const found = await store.write(async (writer) => {
    await writer.saveBrands([brand]);
    return writer.listBrands(['tea', 'store', 'free']);
  });
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([brand, buildNewBrand({ uniqueName: 'store' })]));
});

it('says which sources know a brand', async () => {
  const { store } = await openShops();
  const listSources = () =>
    store.write(async (writer) => {
      const known = await writer.listKnownBrands(['shop', 'store']);
      return Object.fromEntries(known.map(({ uniqueName, sources }) => [uniqueName, sources.toSorted()]));
    });
  expect(await listSources()).toEqual({ shop: ['test'], store: ['test'] });
  await store.write(async (writer) => {
    await writer.linkBrand('net', '77', 'shop');
    await writer.linkBrand('net', '78', 'shop');
    await writer.linkBrand('test', 'store', 'shop');
  });
  expect(await listSources()).toEqual({ shop: ['net', 'test'], store: [] });
  await store.write((writer) => writer.linkBrand('test', 'store', 'store'));
  expect(await listSources()).toEqual({ shop: ['net', 'test'], store: ['test'] });
});

it('keeps what an import notes, unless that import fails', async () => {
  const { source, store } = await openShops();
  await store.write((writer) => writer.setFeedNote('since net', '1'));
  await store.write((writer) => writer.setFeedNote('since net', '2'));
  const failing = store.write(async (writer) => {
    await writer.setFeedNote('since net', '3');
    throw new Error('feed broke off');
  });
  await expect(failing).rejects.toThrow('feed broke off');
  const notes = await store.write(async (writer) => [
    await writer.getFeedNote('since net'),
    await writer.getFeedNote('else'),
  ]);
  expect(notes).toEqual(['2', null]);
  expect(await source.getVersion()).toBe(1);
});
