import { FeedError, OptionsError } from '../feed';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawFormat, buildRawOffer, buildTombstone } from '../testing/raw-format';
import type { RowReport } from './import-report';

const LUMERA_UK = { externalId: '11', names: ['Lumera', 'Lumera (UK)'], siteUrl: 'https://lumera.example/' };
const ROWS = [
  buildRawOffer({ externalId: '1', endDate: '2999-04-30' }),
  buildRawOffer({ externalId: '2', kind: 'deal', title: 'Free shipping' }),
  buildRawOffer({ externalId: '3', brand: LUMERA_UK, code: 'UK12' }),
  buildRawOffer({ externalId: '4', endDate: '2020-01-01', code: 'OLD' }),
  buildRawOffer({ externalId: '5', endDate: 'soon' }),
];

describe('importFeed', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
  });

  afterEach(() => catalogue.close());

  it('brings brands, coupons and deals in, expired ones too', async () => {
    const report = await catalogue.run(ROWS);
    expect(report).toMatchObject({ status: 'imported', source: 'net', mode: 'snapshot', rows: 5 });
    expect(report.brands).toEqual({ created: 2, linked: 0, known: 0 });
    expect(report.offers).toEqual({ created: 4, updated: 0, unchanged: 0, retired: 0, skipped: 1 });
    expect(report.skipped).toEqual([{ row: 5, externalId: '5', reason: 'end date "soon" is not a date' }]);
    const brand = await catalogue.source.getBrandByUniqueName('lumera');
    expect(brand).toMatchObject({ name: 'Lumera', totalCoupons: 1, totalDeals: 1 });
    expect(await catalogue.source.getBrandByUniqueName('lumera-uk')).toMatchObject({ name: 'Lumera (UK)' });
    const { items } = await catalogue.source.listCoupons({ brandId: brand?.id });
    expect(items.map(({ endDate }) => endDate)).toEqual(['2999-04-30']);
    const expired = await catalogue.source.listExpiredCoupons({ brandId: brand?.id ?? 0 });
    expect(expired.items.map(({ endDate }) => endDate)).toEqual(['2020-01-01']);
    expect(items[0]).toMatchObject({
      name: '12% off lamps',
      code: 'LAMP12',
      discount: '12% off',
      trackingUrl: 'https://go.example/1',
      originUrl: 'https://lumera.example/lamps',
    });
  });

  it('changes nothing the second time', async () => {
    await catalogue.run(ROWS);
    const version = await catalogue.source.getVersion();
    const report = await catalogue.run(ROWS);
    expect(report.brands).toEqual({ created: 0, linked: 0, known: 2 });
    expect(report.offers).toEqual({ created: 0, updated: 0, unchanged: 4, retired: 0, skipped: 1 });
    expect(report.changedBrands).toEqual([]);
    expect(await catalogue.source.getVersion()).toBe(version);
  });

  it('updates what the feed has changed', async () => {
    await catalogue.run(ROWS.slice(0, 1));
    const report = await catalogue.run([buildRawOffer({ externalId: '1', title: '15% off lamps' })]);
    expect(report.offers).toMatchObject({ created: 0, updated: 1, retired: 0 });
    expect(report.changedBrands).toEqual(['lumera']);
    expect(await catalogue.listTitles()).toEqual(['15% off lamps']);
  });

  it('only says what would happen in a dry run', async () => {
    const report = await catalogue.run(ROWS, { isDryRun: true, note: { key: 'net', value: '5' } });
    expect(report).toMatchObject({ status: 'dry-run', offers: { created: 4 } });
    expect(await catalogue.store.isEmpty()).toBe(true);
    expect(await catalogue.store.write((writer) => writer.getFeedNote('net'))).toBeNull();
  });

  it('changes nothing if the file breaks off', async () => {
    const format = {
      ...buildRawFormat([]),
      read: async function* () {
        yield* ROWS;
        throw new FeedError('It ends in the middle of line 9.');
      },
    };
    await expect(catalogue.run([], { format, windowRows: 2 })).rejects.toThrow('line 9');
    expect(await catalogue.store.isEmpty()).toBe(true);
  });

  it('takes the first of a repeated id, and a later one if that is broken', async () => {
    const report = await catalogue.run(
      [
        { externalId: '7', reason: 'is odd' },
        buildRawOffer({ externalId: '7', title: 'Second 20%' }),
        buildRawOffer({ externalId: ' 7 ', title: 'Third 20%' }),
        buildRawOffer({ externalId: '' }),
      ],
      { windowRows: 1 },
    );
    expect(await catalogue.listTitles()).toEqual(['Second 20%']);
    expect(report.skipped.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'is odd'],
      [3, 'repeats the id of row 2'],
      [4, 'it has no id'],
    ]);
  });

  it('puts the oldest first, and of those alike the last in the file', async () => {
    const addedAt = ['2026-03-03', '2026-03-01', '2026-03-03', undefined];
    await catalogue.run(
      addedAt.map((date, index) =>
        buildRawOffer({ externalId: `${index + 1}`, title: `${index + 1}`, addedAt: date }),
      ),
    );
    expect(await catalogue.listTitles()).toEqual(['1', '3', '2', '4']);
  });

  it('reports every row', async () => {
    await catalogue.run([buildRawOffer({ externalId: 'b' }), buildRawOffer({ externalId: 'gone' })]);
    const rows: RowReport[] = [];
    const onRows = async (some: RowReport[]) => void rows.push(...some);
    const again = buildRawOffer({
      externalId: 'a',
      title: 'Lamps',
      discount: '',
      trackingUrl: 'http://go.example/1',
    });
    await catalogue.run([again, buildRawOffer({ externalId: 'b' }), { externalId: 'c', reason: 'is odd' }], {
      onRows,
    });
    expect(rows).toEqual([
      {
        row: 1,
        record: 'offer',
        externalId: 'a',
        outcome: 'created',
        id: 3,
        warnings: ['vague-title', 'insecure-link'],
      },
      { row: 2, record: 'offer', externalId: 'b', outcome: 'unchanged', id: 2 },
      { row: 3, record: null, externalId: 'c', outcome: 'skipped', reason: 'is odd' },
      { row: null, record: 'offer', externalId: 'gone', outcome: 'retired', id: 1 },
    ]);
  });

  it('says when the catalogue is its own to write', async () => {
    const onStart = jest.fn();
    await catalogue.run(ROWS, { onStart });
    expect(onStart).toHaveBeenCalledTimes(1);
  });

  describe('a file of one shop', () => {
    const row = { ...buildRawOffer({ externalId: '1', originUrl: '', trackingUrl: '' }), brand: undefined };

    it('has a source of its own', async () => {
      await catalogue.run(ROWS);
      const report = await catalogue.run([row], { brand: 'lumera' });
      expect(report).toMatchObject({ source: 'net-lumera', offers: { created: 1, retired: 0 } });
      expect(report.brands).toEqual({ created: 0, linked: 0, known: 0 });
    });

    it('needs that shop to be there', async () => {
      await expect(catalogue.run([row], { brand: 'lumera' })).rejects.toThrow(OptionsError);
    });
  });

  it('shows one of two offers of different sources with the same code', async () => {
    await catalogue.run([buildRawOffer({ externalId: '1' })]);
    const report = await catalogue.run(
      [buildRawOffer({ externalId: 'x', code: 'lamp12', title: 'Same 12%' })],
      {
        source: 'other',
      },
    );
    expect(report.brands).toEqual({ created: 0, linked: 1, known: 0 });
    expect(report.duplicates).toMatchObject({
      count: 1,
      examples: [{ shown: { source: 'net', externalId: '1' }, hidden: { source: 'other', externalId: 'x' } }],
    });
    expect(await catalogue.listTitles()).toEqual(['12% off lamps']);
  });

  it('keeps a note only with a usable row', async () => {
    const readNote = () => catalogue.store.write((writer) => writer.getFeedNote('net since'));
    await catalogue.run([], { mode: 'delta', note: { key: 'net since', value: '5' } });
    expect(await readNote()).toBeNull();
    await catalogue.run([buildTombstone('none')], { mode: 'delta', note: { key: 'net since', value: '6' } });
    expect(await readNote()).toBe('6');
  });
});
