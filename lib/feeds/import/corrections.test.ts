import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import type { RawOffer, RawRow } from '../feed';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

const BRAND = buildNewBrand({
  ...{ uniqueName: 'lumera', name: 'Lumera', description: 'Lamps', logo: '/lumera.svg' },
  ...{ isFeatured: true, siteUrl: 'https://lumera.example/', categorySlugs: ['home'] },
});
const OFFER: RawRow = { record: 'offer', change: 'part', externalId: '1', title: '15% off lamps' };

let catalogue: ImportCatalogue;

beforeEach(async () => {
  catalogue = await openImportCatalogue();
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories([{ name: 'Home', slug: 'home', icon: 'home' }]);
    await writer.saveBrands([BRAND]);
  });
});

afterEach(() => catalogue.close());

const listBrands = () => catalogue.store.write((writer) => writer.listBrands(['lumera']));
const listCategories = () => catalogue.store.write((writer) => writer.listCategories());

it('change what they name of brands and categories, and leave the rest', async () => {
  const rows: RawRow[] = [
    { record: 'brand', isPart: true, brand: { uniqueName: 'lumera', description: 'Lamps and shades' } },
    { record: 'category', isPart: true, category: { slug: 'home', name: 'House & home' } },
  ];
  const report = await catalogue.run(rows, { mode: 'delta' });
  expect(report).toMatchObject({ status: 'imported', changedBrands: ['lumera'] });
  expect(report.records).toMatchObject({ brands: { updated: 1 }, categories: { updated: 1 } });
  expect(await listBrands()).toEqual([{ ...BRAND, description: 'Lamps and shades' }]);
  expect(await listCategories()).toEqual([{ name: 'House & home', slug: 'home', icon: 'home' }]);
});

it('are skipped where there is nothing to change', async () => {
  const rows: RawRow[] = [
    { record: 'brand', isPart: true, brand: { uniqueName: 'nobody', name: 'Nobody' } },
    { record: 'brand', isPart: true, brand: { uniqueName: 'lumera', categorySlugs: ['sheds'] } },
    { record: 'category', isPart: true, category: { slug: 'sheds', name: 'Sheds' } },
    OFFER,
  ];
  const { skipped } = await catalogue.run(rows, { mode: 'delta' });
  expect(skipped.map(({ reason }) => reason).toSorted()).toEqual([
    'it names no shop; --brand can say whose all offers of a file are (the catalogue does not know this offer yet, so a partial row is not enough)',
    'there is no brand "nobody" to change',
    'there is no category "sheds"',
    'there is no category "sheds" to change',
  ]);
  expect(await listBrands()).toEqual([BRAND]);
});

it('are refused as a snapshot, which would retire all the rest', async () => {
  await catalogue.run([buildRawOffer({ externalId: '1' }), buildRawOffer({ externalId: '2', code: 'B2' })]);
  expect(await catalogue.run([OFFER])).toMatchObject({
    status: 'refused',
    refusal: expect.stringContaining('Import it again with --delta.'),
  });
  expect(await catalogue.run([OFFER], { mode: 'delta' })).toMatchObject({
    status: 'imported',
    offers: { updated: 1, retired: 0 },
  });
  expect((await catalogue.listTitles()).toSorted()).toEqual(['12% off lamps', '15% off lamps']);
  expect(await catalogue.run([OFFER, buildRawOffer({ externalId: '2', code: 'B2' })])).toMatchObject({
    status: 'imported',
  });
});

it('of what the operator says stay, and are reported where the feed says the same', async () => {
  await catalogue.run([buildRawOffer({ externalId: '1' })]);
  await catalogue.store.write((writer) =>
    writer.correct({ record: 'offer', id: 1 }, { title: '15% off lamps', code: 'MINE' }, []),
  );
  const { agreedCorrections } = await catalogue.run([
    buildRawOffer({ externalId: '1', title: '15% off lamps' }),
  ]);
  expect(agreedCorrections).toEqual([{ record: 'offer', id: 1, name: 'net:1', field: 'title' }]);
  expect(await catalogue.source.getCoupon(1)).toMatchObject({ name: '15% off lamps', code: 'MINE' });
});

it('of addresses hold for mappings and feeds that name the old ones', async () => {
  const brand = { externalId: '31', names: ['Somebody'] } satisfies RawOffer['brand'];
  const row = buildRawOffer({ externalId: '1', brand, categories: ['Home'] });
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand({ uniqueName: 'burleigh' })]);
    await writer.saveCategories([{ name: 'Gifts', slug: 'gifts', icon: '' }]);
    await writer.mergeBrand('lumera', 'burleigh');
    await writer.removeCategory('home', 'gifts');
  });
  const mapping = {
    brands: new Map([['31', 'lumera']]),
    categories: new Map([['home', 'home']]),
    brandCategories: new Map([['burleigh', ['home']]]),
  };
  const report = await catalogue.run([row], { mapping });
  expect(report).toMatchObject({ status: 'imported', changedBrands: ['burleigh'] });
  const [offer] = await catalogue.store.write((writer) => writer.listOffersBySource('net', ['1']));
  expect(offer).toMatchObject({ brandUniqueName: 'burleigh', categorySlugs: ['gifts'] });
});
