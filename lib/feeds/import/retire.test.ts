import { PartError } from '../read/page-count';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawFormat, buildRawOffer, buildTombstone } from '../testing/raw-format';

const OFFERS = Array.from({ length: 20 }, (_, index) =>
  buildRawOffer({ externalId: String(index), title: `${index} %`, code: `C${index}` }),
);

async function* readPart() {
  yield OFFERS[0];
  throw new PartError('It is one page of 7.');
}

describe('what is gone', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    await catalogue.run(OFFERS);
  });

  afterEach(() => catalogue.close());

  it('is retired by a snapshot that does not have it, up to 30 %', async () => {
    const report = await catalogue.run(OFFERS.slice(6));
    expect(report.offers).toEqual({ created: 0, updated: 0, unchanged: 14, retired: 6, skipped: 0 });
    expect(report.changedBrands).toEqual(['lumera']);
    expect(await catalogue.listTitles()).toHaveLength(14);
  });

  it('comes back with the next snapshot that has it', async () => {
    await catalogue.run(OFFERS.slice(6));
    expect((await catalogue.run(OFFERS)).offers).toMatchObject({ updated: 6, unchanged: 14, retired: 0 });
    expect(await catalogue.listTitles()).toHaveLength(20);
  });

  it('is too much at once above 30 %, unless that is allowed', async () => {
    const few = OFFERS.slice(7);
    const report = await catalogue.run(few);
    expect(report.status).toBe('refused');
    expect(report.refusal).toContain('would retire 7 of the 20 active offers of net (35 %)');
    expect(report.refusal).toContain('--max-retire 35');
    expect(await catalogue.listTitles()).toHaveLength(20);
    expect(await catalogue.run(few, { maxRetirePercent: 35 })).toMatchObject({
      status: 'imported',
      offers: { retired: 7 },
    });
  });

  it('may be all of it where there are fewer than twenty', async () => {
    await catalogue.run(OFFERS.slice(1));
    expect((await catalogue.run([OFFERS[0] ?? buildTombstone('0')])).offers).toMatchObject({ retired: 19 });
  });

  it('is never what the file has, though it could not be read', async () => {
    const broken = OFFERS.map((offer) => (offer.externalId < '2' ? { ...offer, endDate: 'soon' } : offer));
    const rows = [{ externalId: ' 0 ', reason: 'is odd' }, ...broken.slice(1)];
    expect((await catalogue.run(rows)).offers).toMatchObject({ retired: 0 });
  });

  it('stays in a delta', async () => {
    expect((await catalogue.run(OFFERS.slice(19), { mode: 'delta' })).offers).toMatchObject({
      unchanged: 1,
      retired: 0,
    });
  });

  it('is not what one page of several lacks', async () => {
    const format = { ...buildRawFormat([]), read: readPart };
    await expect(catalogue.run([], { format })).rejects.toThrow('one page of 7');
    expect((await catalogue.run([], { format, mode: 'delta' })).offers).toMatchObject({ unchanged: 1 });
    expect(await catalogue.listTitles()).toHaveLength(20);
  });

  it('is what a tombstone names', async () => {
    const report = await catalogue.run([buildTombstone('3'), buildTombstone('unknown')], { mode: 'delta' });
    expect(report.offers).toMatchObject({ retired: 1, skipped: 0 });
    expect(report.gone).toBe(1);
    expect(report.changedBrands).toEqual(['lumera']);
    const version = await catalogue.source.getVersion();
    expect((await catalogue.run([buildTombstone('3')], { mode: 'delta' })).offers).toMatchObject({
      retired: 0,
    });
    expect(await catalogue.source.getVersion()).toBe(version);
  });

  it('is guarded against a flood of tombstones too', async () => {
    const rows = OFFERS.map(({ externalId }) => buildTombstone(externalId));
    expect((await catalogue.run(rows, { mode: 'delta' })).refusal).toContain('20 of the 20');
  });

  it.each([
    [[], 'snapshot', 'It has no offers. If that is right, import it again with --allow-empty.'],
    [[{ externalId: '1', reason: 'is odd' }], 'snapshot', 'None of its rows can be used.'],
    [[{ externalId: '1', reason: 'is odd' }], 'delta', 'None of its rows can be used.'],
    [[], 'delta', null],
  ] as const)('is not what a file without offers means: %j as %s', async (rows, mode, refusal) => {
    expect((await catalogue.run([...rows], { mode })).refusal).toBe(refusal);
    expect(await catalogue.listTitles()).toHaveLength(20);
  });

  it('is all, if the operator says so', async () => {
    const report = await catalogue.run([], { allowsEmpty: true, maxRetirePercent: 100 });
    expect(report).toMatchObject({ status: 'imported', offers: { retired: 20 } });
  });
});

describe('a part', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    await catalogue.run([buildRawOffer({ externalId: '1', terms: 'One each', regions: ['US'] })]);
  });

  afterEach(() => catalogue.close());

  it('keeps what it lacks, or leaves blank', async () => {
    const part = {
      record: 'offer',
      change: 'part',
      externalId: '1',
      title: ' ',
      code: '',
      endDate: '2999-01-01',
    } as const;
    expect((await catalogue.run([part], { mode: 'delta' })).offers).toMatchObject({ updated: 1 });
    const { items } = await catalogue.source.listCoupons();
    expect(items).toMatchObject([
      { name: '12% off lamps', code: 'LAMP12', terms: 'One each', regions: ['US'], endDate: '2999-01-01' },
    ]);
    expect((await catalogue.run([part], { mode: 'delta' })).offers).toMatchObject({ unchanged: 1 });
  });

  it('reads the discount again where the text has changed', async () => {
    await catalogue.run([{ record: 'offer', change: 'part', externalId: '1', title: '30% off lamps' }], {
      mode: 'delta',
    });
    expect((await catalogue.source.listCoupons()).items).toMatchObject([{ discount: '30% off' }]);
  });

  it('of an offer that nobody knows is taken if it says enough', async () => {
    const report = await catalogue.run(
      [
        { ...buildRawOffer({ externalId: '2', title: '2 for 1' }), change: 'part' },
        { record: 'offer', change: 'part', externalId: '3', title: 'Half' },
      ],
      { mode: 'delta' },
    );
    expect(report.offers).toMatchObject({ created: 1, skipped: 1 });
    expect(report.skipped[0]?.reason).toMatch(
      /^it names no shop; .* \(the catalogue does not know this offer/,
    );
  });
});
