import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import type { RawRow } from '../feed';
import { NO_MAPPING, toMappingKey } from '../mapping/feed-mapping';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

describe('brands and categories of a feed', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    await catalogue.store.write(async (writer) => {
      await writer.saveCategories([
        { name: 'Fashion & Shoes', slug: 'fashion-shoes', icon: 'shoe' },
        { name: 'Café', slug: 'food', icon: 'cup' },
      ]);
      await writer.saveBrands([
        buildNewBrand({ uniqueName: 'lumera', name: 'Lumera', siteUrl: 'https://www.lumera.example/shop' }),
        buildNewBrand({ uniqueName: 'burleigh', name: 'Burleigh' }),
      ]);
    });
  });

  afterEach(() => catalogue.close());

  function runFor(names: string[], siteUrl: string | undefined, externalId = '10') {
    return catalogue.run([buildRawOffer({ externalId: '1', brand: { externalId, names, siteUrl } })]);
  }

  it.each([
    ['the same name and site', ['Lumera'], 'https://lumera.example/', 'lumera', 'linked'],
    [
      'the same second name and site',
      ['Lumera Lamps', 'Lumera'],
      'http://lumera.example/x',
      'lumera',
      'linked',
    ],
    ['the same name on another site', ['Lumera'], 'https://lumera-lights.example/', 'lumera-2', 'created'],
    ['the same name without a site', ['Lumera'], undefined, 'lumera-2', 'created'],
    [
      'the same name as one without a site',
      ['Burleigh'],
      'https://burleigh.example/',
      'burleigh-2',
      'created',
    ],
    ['another name', ['Tidewell'], 'https://lumera.example/', 'tidewell', 'created'],
  ])('%s', async (_, names, siteUrl, uniqueName, outcome) => {
    const report = await runFor(names, siteUrl);
    expect(report.brands).toEqual({ created: 0, linked: 0, known: 0, [outcome]: 1 });
    expect(report.changedBrands).toEqual([uniqueName]);
    expect((await runFor(names, siteUrl)).brands).toMatchObject({ known: 1 });
  });

  it('keep the address that they have, whatever their script', async () => {
    const brand = { externalId: '', names: ['Кофемания'], siteUrl: 'https://coffeemania.example/' };
    const known = { externalId: 'Кофемания', name: 'Кофемания', uniqueName: 'brand-d9d01cec' };
    await catalogue.store.write((writer) =>
      writer.saveBrands([buildNewBrand({ ...known, source: 'first', siteUrl: brand.siteUrl })]),
    );
    const rows = [buildRawOffer({ externalId: '1', brand })];
    const first = await catalogue.run(rows, { source: 'first' });
    expect(first).toMatchObject({ brands: { known: 1 }, changedBrands: ['brand-d9d01cec'] });
    const second = await catalogue.run(rows, { source: 'second' });
    expect(second).toMatchObject({ brands: { linked: 1 }, changedBrands: ['brand-d9d01cec'] });
    const other = await catalogue.run(
      [buildRawOffer({ externalId: '1', brand: { ...brand, siteUrl: '' } })],
      {
        source: 'third',
      },
    );
    expect(other.changedBrands).toEqual(['kofemaniya']);
  });

  it.each([
    ['its own site', { siteUrl: 'https://diy.example/' }, 'b-q'],
    ['an offer on that site', { pageUrl: 'https://www.diy.example/sheds' }, 'b-q'],
    ['an offer elsewhere', { pageUrl: 'https://redirector.example/?to=b-q' }, 'b-q-2'],
    ['another site', { siteUrl: 'https://b-q.example/', pageUrl: 'https://diy.example/' }, 'b-q-2'],
  ])('are joined with one of another source: %s', async (_, site, uniqueName) => {
    const run = (source: string, brand: object) =>
      catalogue.run(
        [buildRawOffer({ externalId: '1', brand: { externalId: '10', names: ['B&Q'], ...brand } })],
        { source },
      );
    await run('first', { siteUrl: 'https://www.diy.example/' });
    expect((await run('second', site)).changedBrands).toEqual([uniqueName]);
  });

  it.each([
    ['one file', 'delta', false],
    ['two deltas', 'delta', true],
    ['two snapshots', 'snapshot', true],
  ] as const)('are two for two ids of one source in %s', async (_, mode, isSplit) => {
    const siteUrl = 'https://lumera.example/';
    const rows = ['10', '11'].map((externalId, index) =>
      buildRawOffer({
        externalId,
        brand: { externalId, names: ['Lumera'], siteUrl },
        addedAt: `2026-01-0${index + 1}`,
      }),
    );
    const files = isSplit ? [rows.slice(0, 1), rows] : [rows];
    for (const file of files) await catalogue.run(file, { mode });
    const found = await catalogue.store.write((writer) => writer.findBrands('net', ['10', '11']));
    expect([...found.values()]).toEqual(['lumera', 'lumera-2']);
  });

  it('are those that the mapping names, from then on', async () => {
    const row = buildRawOffer({ externalId: '1' });
    await catalogue.run([row], { source: 'first' });
    const brands = new Map([[toMappingKey('LUMERA'), 'burleigh']]);
    const report = await catalogue.run([row], {
      source: 'first',
      mapping: { ...NO_MAPPING, brands },
    });
    expect(report).toMatchObject({ brands: { linked: 1 }, offers: { updated: 1 } });
    expect((await catalogue.run([row], { source: 'first' })).offers).toMatchObject({ unchanged: 1 });
    expect(await catalogue.source.getBrandByUniqueName('burleigh')).toMatchObject({ totalCoupons: 1 });
  });

  it('are listed where they are new', async () => {
    const brand = { externalId: '77', names: ['Tidewell'] };
    const rows = ['1', '2'].map((externalId) =>
      buildRawOffer({ externalId, brand, categories: ['Pets', 'Pets & Co'] }),
    );
    const { unmapped } = await catalogue.run(rows, { windowRows: 1 });
    expect(unmapped).toEqual({
      brands: [{ externalId: '77', name: 'Tidewell', uniqueName: 'tidewell', offers: 2 }],
      categories: [
        { name: 'Pets', offers: 2 },
        { name: 'Pets & Co', offers: 2 },
      ],
      brandsLeftOut: 0,
      categoriesLeftOut: 0,
    });
  });

  it('are found by slug, by name and by the mapping', async () => {
    const categories = new Map<string, string | null>([
      [toMappingKey('Sneakers'), 'fashion-shoes'],
      [toMappingKey('Gifts'), null],
    ]);
    const raw = ['food', 'CAFE', 'Fashion and shoes', 'sneakers', 'Gifts', ' '];
    const report = await catalogue.run([buildRawOffer({ externalId: '1', categories: raw })], {
      mapping: { ...NO_MAPPING, categories },
    });
    expect(report.unmapped.categories).toEqual([]);
    const [stored] = await catalogue.store.write((writer) => writer.listOffersBySource('net', ['1']));
    expect(stored?.categorySlugs).toEqual(['fashion-shoes', 'food']);
  });

  it('must be there where the mapping names them', async () => {
    const brands = new Map([['a', 'nobody']]);
    const categories = new Map([['a', 'nothing']]);
    const run = (mapping: object) => catalogue.run([], { mapping: { ...NO_MAPPING, ...mapping } });
    await expect(run({ brands })).rejects.toThrow('brands."a" says "nobody", and there is no such brand');
    await expect(run({ categories })).rejects.toThrow('there are: fashion-shoes, food.');
  });
});

describe('the export of a catalogue', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
  });

  afterEach(() => catalogue.close());

  const brand = buildNewBrand({ uniqueName: 'lumera', name: 'Lumera', categorySlugs: ['lamps'] });
  const raw = { externalId: 'lumera', names: ['Lumera'], uniqueName: 'lumera' };
  const ROWS = [
    { record: 'category', category: { name: 'Lamps', slug: 'lamps', icon: 'lamp' } } as const,
    { record: 'brand', brand } as const,
    buildRawOffer({
      externalId: '1',
      source: 'awin',
      brand: raw,
      title: 'A &amp; <b>B</b>',
      code: ' odd ',
      endDate: '2999-01-01T10:00:00Z',
    }),
    buildRawOffer({ externalId: '2', source: 'cj', brand: raw, title: 'Second', code: 'B2' }),
    buildRawOffer({
      externalId: '3',
      source: 'cj',
      brand: raw,
      title: 'Old',
      code: 'B3',
      change: 'retired',
    }),
    buildRawOffer({ externalId: '4', source: 'cj', brand: raw, trackingUrl: 'javascript:x' }),
  ];

  it.each([1, 100])('comes in as it stands, in windows of %i', async (windowRows) => {
    const report = await catalogue.run(ROWS, { windowRows });
    expect(report.records).toMatchObject({ categories: { created: 1 }, brands: { created: 1 } });
    expect(report.brands).toMatchObject({ created: 0, linked: 0, known: 1 });
    expect(report.offers).toMatchObject({ created: 3, skipped: 1 });
    expect(await catalogue.listTitles()).toEqual(['Second', 'A &amp; <b>B</b>']);
    const [first] = await catalogue.store.write((writer) => writer.listOffersBySource('awin', ['1']));
    expect(first).toMatchObject({
      code: ' odd ',
      endDate: '2999-01-01T10:00:00Z',
      brandUniqueName: 'lumera',
    });
    const version = await catalogue.source.getVersion();
    expect((await catalogue.run(ROWS)).offers).toMatchObject({ unchanged: 2, updated: 0, retired: 0 });
    expect(await catalogue.source.getVersion()).toBe(version);
  });

  it('does not take the address of another brand', async () => {
    await catalogue.run(ROWS);
    const other = { record: 'brand', brand: { ...brand, externalId: 'x' } } as const;
    const lost: RawRow = { record: 'brand', brand: { ...brand, categorySlugs: ['none'] } };
    const report = await catalogue.run([other, lost, ...ROWS.slice(2)], { mode: 'delta' });
    expect(report.skipped.map(({ reason }) => reason)).toEqual([
      '"javascript:x" is no http or https link',
      'another brand has the unique name "lumera"',
      'there is no category "none"',
    ]);
  });
});
