import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawFormat, buildRawOffer, buildTombstone } from '../testing/raw-format';

const LISTS = ['ads', 'deals'];
const ADS = ['1', '2', '3'].map((externalId) => buildRawOffer({ externalId, code: `A${externalId}` }));
const DEALS = ['4', '5'].map((externalId) => buildRawOffer({ externalId: `deal-${externalId}` }));

describe('another list of the same account', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    await run(ADS);
  });

  afterEach(() => catalogue.close());

  function run(
    rows: Parameters<ImportCatalogue['run']>[0],
    options: Parameters<ImportCatalogue['run']>[1] = {},
  ) {
    return catalogue.run(rows, { ...options, format: { ...buildRawFormat(rows), lists: LISTS } });
  }

  it('is refused instead of taking the place of the first', async () => {
    const { status, refusal } = await run(DEALS);
    expect(status).toBe('refused');
    expect(refusal).toBe(
      'It has none of the 3 active offers of net. If it is another list, give each a source of its own (--source net-ads, --source net-deals). If they are all gone, import it again with --max-retire 100.',
    );
    expect(await catalogue.listTitles()).toHaveLength(3);
  });

  it.each([
    ['under a source of its own', { source: 'net-deals' }, { created: 2, retired: 0 }],
    ['as a delta', { mode: 'delta' }, { created: 2, retired: 0 }],
    ['where the operator says so', { maxRetirePercent: 100 }, { created: 2, retired: 3 }],
  ] as const)('is taken %s', async (_, options, offers) => {
    expect(await run(DEALS, options)).toMatchObject({ status: 'imported', offers });
  });

  it.each([
    ['has one of its offers', [...ADS.slice(2), ...DEALS], { created: 2, unchanged: 1, retired: 2 }],
    ['takes one of its offers back', [buildTombstone('1'), ...DEALS], { created: 2, retired: 3 }],
  ])('is none where the file %s', async (_, rows, offers) => {
    expect(await run(rows)).toMatchObject({ status: 'imported', offers });
  });

  it('is none where the file is empty and that is allowed', async () => {
    expect(await run([], { allowsEmpty: true })).toMatchObject({
      status: 'imported',
      offers: { retired: 3 },
    });
  });
});
