import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import type { RawShop } from '../feed';
import { NO_MAPPING } from '../mapping/feed-mapping';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

const SHOP: RawShop = { externalId: '10', names: ['Lumera'], siteUrl: 'https://lumera.example/' };

let catalogue: ImportCatalogue;

beforeEach(async () => {
  catalogue = await openImportCatalogue();
  await catalogue.store.write((writer) =>
    writer.saveCategories(['home', 'gifts', 'pets'].map((name) => ({ name, slug: name, icon: '' }))),
  );
});

afterEach(() => catalogue.close());

function run(shop: RawShop, options: Parameters<ImportCatalogue['run']>[1] & { categories?: string[] } = {}) {
  const { categories, ...others } = options;
  return catalogue.run([buildRawOffer({ externalId: '1', brand: shop, categories })], others);
}

function map(entries: Record<string, string[]>) {
  return { mapping: { ...NO_MAPPING, brandCategories: new Map(Object.entries(entries)) } };
}

async function getCategories(uniqueName = 'lumera'): Promise<string[] | undefined> {
  const [brand] = await catalogue.store.write((writer) => writer.listBrands([uniqueName]));
  return brand?.categorySlugs.toSorted();
}

describe('the categories of a brand', () => {
  it.each([
    ['its id', '10'],
    ['its name', 'lumera'],
  ])('are those that the operator gives by %s', async (_, key) => {
    const report = await run(SHOP, map({ [key]: ['pets', 'home'] }));
    expect(report.withoutCategories.offers).toBe(0);
    expect(report.unusedMapping.brandCategories).toEqual([]);
    expect(await getCategories()).toEqual(['home', 'pets']);
    const { items: known } = await catalogue.source.listCategories({});
    const categoryId = known.find(({ slug }) => slug === 'pets')?.id;
    const { items } = await catalogue.source.listCoupons({ categoryId });
    expect(items.map(({ name }) => name)).toEqual(['12% off lamps']);
  });

  it('are also given to a brand that is there, and stay', async () => {
    await run(SHOP);
    const report = await run(SHOP, map({ lumera: ['gifts'] }));
    expect(report).toMatchObject({ changedBrands: ['lumera'], offers: { unchanged: 1 } });
    expect((await run(SHOP)).changedBrands).toEqual([]);
    expect((await run(SHOP, map({ lumera: ['gifts'] }))).changedBrands).toEqual([]);
    expect(await getCategories()).toEqual(['gifts']);
  });

  it('are given to the brand of a whole file by its unique name', async () => {
    await catalogue.store.write((writer) => writer.saveBrands([buildNewBrand({ uniqueName: 'kiln' })]));
    await run(SHOP, { brand: 'kiln', ...map({ kiln: ['home'] }) });
    expect(await getCategories('kiln')).toEqual(['home']);
  });

  it('are else those of the sector that its network names', async () => {
    const report = await run({ ...SHOP, categories: ['Home', 'Sheds'] });
    expect(report.unmapped.categories).toEqual([{ name: 'Sheds', offers: 0 }]);
    expect(await getCategories()).toEqual(['home']);
    await run({ ...SHOP, categories: ['Pets'] });
    expect(await getCategories()).toEqual(['home']);
    await run({ ...SHOP, categories: ['Pets'] }, map({ lumera: ['gifts'] }));
    expect(await getCategories()).toEqual(['gifts']);
  });

  it('must be there', async () => {
    await expect(run(SHOP, map({ lumera: ['home', 'sheds'] }))).rejects.toThrow(
      'The mapping\'s brandCategories."lumera" says "sheds", and there is no such category; there are: home,',
    );
  });
});

describe('offers without a category', () => {
  it('are counted before and after they are saved', async () => {
    const expected = {
      offers: 1,
      brands: [{ uniqueName: 'lumera', name: 'Lumera', offers: 1 }],
      brandsLeftOut: 0,
    };
    expect((await run(SHOP, { isDryRun: true })).withoutCategories).toEqual(expected);
    expect((await run(SHOP)).withoutCategories).toEqual(expected);
    expect((await run(SHOP)).withoutCategories).toEqual(expected);
  });

  it('have none of their own and none by their brand', async () => {
    expect((await run(SHOP, { categories: ['home'] })).withoutCategories.offers).toBe(0);
    expect((await run(SHOP, map({ lumera: ['home'] }))).withoutCategories.offers).toBe(0);
    expect((await run(SHOP)).withoutCategories.offers).toBe(0);
  });
});

describe('a shop with another name', () => {
  const LUMEN = { ...SHOP, names: ['Lumen', 'Lumen (UK)'] };

  it('is reported, and its brand keeps its name', async () => {
    expect((await run(SHOP)).renamedShops).toEqual([]);
    const report = await run(LUMEN);
    expect(report.renamedShops).toEqual([
      { externalId: '10', name: 'Lumen', uniqueName: 'lumera', brandName: 'Lumera' },
    ]);
    expect(await catalogue.source.getBrandByUniqueName('lumera')).toMatchObject({ name: 'Lumera' });
  });

  it.each<[string, RawShop, object]>([
    ['the same in another spelling', { ...SHOP, names: ['LUMERA'] }, {}],
    ['one of several names', { ...SHOP, names: ['Lumen', 'Lumera'] }, {}],
    ['one that the operator maps', LUMEN, { brands: new Map([['lumen-uk', 'lumera']]) }],
  ])('is not reported for %s', async (_, shop, mapping) => {
    await run(SHOP);
    expect((await run(shop, { mapping: { ...NO_MAPPING, ...mapping } })).renamedShops).toEqual([]);
  });

  it('is not reported for the brand of another source', async () => {
    await run(SHOP, { source: 'first' });
    await run(LUMEN, { source: 'second', mapping: { ...NO_MAPPING, brands: new Map([['10', 'lumera']]) } });
    expect((await run(LUMEN, { source: 'second' })).renamedShops).toEqual([]);
  });
});
