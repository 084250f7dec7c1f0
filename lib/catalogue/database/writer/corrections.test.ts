import { buildNewArticle, buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import { openDatabase } from '../open-database';
import { findInconsistencies } from '../testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues } from '../testing/open-test-catalogue';

const NOW = new Date('2026-11-20T12:00:00Z');
const LUMERA = buildNewBrand({ uniqueName: 'lumera', name: 'Lumera', categorySlugs: ['home'] });
const OFFER = buildNewOffer({
  ...{ kind: 'coupon', externalId: 'one', brandUniqueName: 'lumera', title: '10% off', code: 'A1' },
  categorySlugs: ['tea'],
});

afterAll(removeTestCatalogues);

async function openShop() {
  const catalogue = await openTestCatalogue(NOW);
  const { store, url } = catalogue;
  await store.write(async (writer) => {
    await writer.saveCategories(['home', 'tea', 'gifts'].map((slug) => ({ slug, name: slug, icon: '' })));
    await writer.saveBrands([LUMERA, buildNewBrand({ uniqueName: 'burleigh', name: 'Burleigh' })]);
    await writer.saveOffers([OFFER]);
    await writer.saveArticles([
      buildNewArticle({ slug: 'guide', publishedAt: '2026-11-01', brandUniqueName: 'lumera' }),
    ]);
  });
  const findWrong = async () => {
    const { database } = openDatabase({ url });
    const found = await findInconsistencies(database);
    database.$client.close();
    return found;
  };
  return { ...catalogue, findWrong };
}

const ONE = { record: 'offer', id: 1 } as const;

it('keeps a correction above whatever the source says, and gives that back at its end', async () => {
  const { store, source, findWrong } = await openShop();
  await store.write((writer) => writer.correct(ONE, { title: '15% off', endDate: '2026-12-31' }, []));
  expect(await source.getCoupon(1)).toMatchObject({ name: '15% off', endDate: '2026-12-31' });
  const version = await source.getVersion();
  expect(await store.write((writer) => writer.saveOffers([OFFER]))).toEqual([
    { id: 1, outcome: 'unchanged' },
  ]);
  expect(await store.write((writer) => writer.saveOffers([{ ...OFFER, title: '20% off' }]))).toMatchObject([
    { outcome: 'unchanged' },
  ]);
  expect(await source.getVersion()).toBe(version);
  await store.write((writer) => writer.saveOffers([{ ...OFFER, title: '20% off', code: 'B2' }]));
  expect(await source.getCoupon(1)).toMatchObject({ name: '15% off', code: 'B2' });
  await store.write(async (writer) => {
    expect(await writer.listCorrections(ONE)).toEqual([
      { field: 'endDate', value: '2026-12-31', feedValue: null },
      { field: 'title', value: '15% off', feedValue: '20% off' },
    ]);
    expect(await writer.listOffersBySource('test', ['one'])).toEqual([
      { ...OFFER, title: '20% off', code: 'B2' },
    ]);
    await writer.correct(ONE, {}, ['title', 'endDate']);
  });
  expect(await source.getCoupon(1)).toMatchObject({ name: '20% off', endDate: null });
  expect(await findWrong()).toEqual([]);
});

it('reports what the source says itself by now', async () => {
  const { store } = await openShop();
  await store.write((writer) =>
    writer.correct(ONE, { title: '15% off', categorySlugs: ['home', 'tea'] }, []),
  );
  const agreed = await store.write(async (writer) => {
    await writer.saveOffers([{ ...OFFER, title: '15% off', categorySlugs: ['tea', 'home'] }]);
    return writer.listAgreedCorrections();
  });
  expect(agreed.map(({ name, field }) => [name, field])).toEqual([
    ['test:one', 'categorySlugs'],
    ['test:one', 'title'],
  ]);
});

it('hides an offer from every list, and shows it as its source has it meanwhile', async () => {
  const { store, source, findWrong } = await openShop();
  await store.write((writer) => writer.correct(ONE, { isHidden: true }, []));
  expect((await source.listCoupons()).total).toBe(0);
  expect(await source.getCoupon(1)).toMatchObject({ endDate: null, withdrawn: 'hidden' });
  await store.write((writer) => writer.saveOffers([{ ...OFFER, title: 'Other' }]));
  expect((await source.search({ query: 'other' })).total).toBe(0);
  expect(await findWrong()).toEqual([]);
  expect(await store.write((writer) => writer.countActiveOffers('test'))).toBe(1);
  await store.write((writer) => writer.correct(ONE, {}, ['isHidden']));
  expect((await source.listCoupons()).items).toMatchObject([{ name: 'Other' }]);
  await store.write(async (writer) => {
    await writer.correct(ONE, { isHidden: true }, []);
    await writer.retireOffers([1]);
    await writer.correct(ONE, {}, ['isHidden']);
  });
  expect((await source.listCoupons()).total).toBe(0);
  expect(await findWrong()).toEqual([]);
});

it('corrects a brand', async () => {
  const { store, source, findWrong } = await openShop();
  const brand = { record: 'brand', id: 1 } as const;
  await store.write((writer) =>
    writer.correct(brand, { name: 'Lumera Lamps', categorySlugs: ['gifts'] }, []),
  );
  expect(await source.getBrandByUniqueName('lumera')).toMatchObject({ name: 'Lumera Lamps' });
  expect((await source.listBrands({ categoryId: 3 })).total).toBe(1);
  await store.write((writer) => writer.saveBrands([{ ...LUMERA, description: 'New' }]));
  expect(await source.getBrand(1)).toMatchObject({ name: 'Lumera Lamps', description: 'New' });
  await store.write((writer) => writer.correct(brand, {}, ['name', 'categorySlugs']));
  expect((await source.search({ query: 'lumera' })).brands.items).toMatchObject([{ name: 'Lumera' }]);
  expect((await source.listBrands({ categoryId: 1 })).total).toBe(1);
  expect(await findWrong()).toEqual([]);
});

it('leads from the old address of a renamed brand, whatever its source goes on calling it', async () => {
  const { store, source, findWrong } = await openShop();
  await store.write(async (writer) => {
    await writer.rename('brand', 'lumera', 'lumera-lamps');
    await writer.rename('brand', 'lumera-lamps', 'lamps');
  });
  for (const name of ['lumera', 'lumera-lamps', 'lamps'])
    expect(await source.getBrandByUniqueName(name)).toMatchObject({ id: 1, uniqueName: 'lamps' });
  await store.write(async (writer) => {
    expect(await writer.saveOffers([OFFER])).toMatchObject([{ outcome: 'unchanged' }]);
    await writer.saveBrands([LUMERA]);
    await writer.saveOffers([{ ...OFFER, externalId: 'two' }]);
    expect(await writer.listTakenBrandNames(['lumera', 'free'])).toEqual(new Set(['lumera']));
  });
  expect(await source.getBrandByUniqueName('lumera')).toMatchObject({ uniqueName: 'lamps', totalCoupons: 2 });
  expect(await source.getArticleBySlug('guide')).toMatchObject({ brand: { uniqueName: 'lamps' } });
  await store.write((writer) => writer.rename('brand', 'lamps', 'lumera'));
  expect(await source.getBrandByUniqueName('lamps')).toMatchObject({ uniqueName: 'lumera' });
  expect(await findWrong()).toEqual([]);
  const taken = store.write((writer) => writer.rename('brand', 'burleigh', 'lamps'));
  await expect(taken).rejects.toThrow('The address "lamps" leads to the brand "lumera"');
});

it('moves all that a merged brand has, now and later', async () => {
  const { store, source, findWrong } = await openShop();
  await store.write(async (writer) => {
    await writer.correct({ record: 'brand', id: 1 }, { name: 'X' }, []);
    await writer.linkBrand('other', '9', 'lumera');
    await writer.rename('brand', 'lumera', 'lamps');
    expect(await writer.mergeBrand('lamps', 'burleigh')).toEqual({ offers: 1 });
  });
  await store.write(async (writer) => {
    expect(await writer.findBrands('other', ['9'])).toEqual(new Map([['9', 'burleigh']]));
    expect(await writer.findBrands(LUMERA.source, [LUMERA.externalId])).toEqual(
      new Map([[LUMERA.externalId, 'burleigh']]),
    );
    await writer.saveBrands([LUMERA]);
    expect(await writer.saveOffers([OFFER, { ...OFFER, externalId: 'two' }])).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'created' },
    ]);
  });
  for (const name of ['lumera', 'lamps', 'burleigh'])
    expect(await source.getBrandByUniqueName(name)).toMatchObject({
      uniqueName: 'burleigh',
      totalCoupons: 2,
    });
  expect((await source.listBrands()).total).toBe(1);
  expect(await findWrong()).toEqual([]);
});

it('renames, orders and removes categories', async () => {
  const { store, source, findWrong } = await openShop();
  await store.write(async (writer) => {
    await writer.rename('category', 'tea', 'teas');
    await writer.orderCategories(['gifts', 'teas']);
  });
  const listSlugs = async () => (await source.listCategories()).items.map(({ slug }) => slug);
  expect(await listSlugs()).toEqual(['gifts', 'teas', 'home']);
  expect(await source.findMovedCategory('tea')).toMatchObject({ slug: 'teas' });
  await store.write(async (writer) => {
    await writer.saveCategories([
      { slug: 'tea', name: 'tea', icon: '' },
      { slug: 'new', name: 'New', icon: '' },
    ]);
    expect(await writer.saveOffers([OFFER])).toMatchObject([{ outcome: 'unchanged' }]);
  });
  expect(await listSlugs()).toEqual(['gifts', 'teas', 'home', 'new']);
  const removed = await store.write(async (writer) => {
    await writer.removeCategory('teas', 'gifts');
    return writer.removeCategory('home', 'gifts');
  });
  expect(removed).toEqual({ offers: 0, brands: 1 });
  expect(await source.findMovedCategory('tea')).toMatchObject({ slug: 'gifts' });
  expect(await store.write((writer) => writer.saveOffers([OFFER]))).toMatchObject([{ outcome: 'unchanged' }]);
  expect((await source.listCoupons({ categoryId: 3 })).total).toBe(1);
  expect((await source.listBrands({ categoryId: 3 })).total).toBe(1);
  expect(await findWrong()).toEqual([]);
});

it('leads from the old address of a renamed article', async () => {
  const { store, source } = await openShop();
  await store.write((writer) => writer.rename('article', 'guide', 'lamps-guide'));
  expect(await source.getArticleBySlug('guide')).toMatchObject({ slug: 'lamps-guide' });
});

it('serves a stored picture', async () => {
  const { store, source } = await openShop();
  const picture = { type: 'image/svg+xml', content: Buffer.from('<svg/>') } as const;
  const [first, second] = await store.write(async (writer) => [
    await writer.savePicture(picture),
    await writer.savePicture(picture),
  ]);
  expect(first).toMatch(/^\/art\/stored\/[0-9a-f]{40}\.svg$/);
  expect(second).toBe(first);
  expect(await source.getPicture(first?.split('/').at(-1) ?? '')).toMatchObject({ type: 'image/svg+xml' });
  expect(await source.getPicture('none')).toBeNull();
});
