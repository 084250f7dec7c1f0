import { RowError } from '../../feed';
import { buildGenericFormat } from './generic';

const format = buildGenericFormat({ source: 'net', columns: { code: 'Coupon' } });
const exported = buildGenericFormat({});
const ROW = {
  brand_name: 'Kiln & Co',
  title: '10% off pots',
  coupon: 'POT10',
  tracking_url: 'https://trk.example/1',
};

function map(changes: Record<string, string>) {
  return format.mapRow({ ...ROW, ...changes });
}

describe('an offer without an id', () => {
  const key = format.readId(ROW);

  it('gets one that lasts as long as shop, code, title and link', () => {
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(map({ end_date: '2030-01-01', description: 'New' })).toMatchObject({ externalId: key });
    expect(map({ change: 'retired' })).toMatchObject({ externalId: key, change: 'retired' });
  });

  it('also where the row is broken, so that it stays in the catalogue', () => {
    const broken = { ...ROW, kind: 'what' };
    expect(() => format.mapRow(broken)).toThrow(RowError);
    expect(format.readId(broken)).toBe(key);
  });

  it.each([
    [{ title: '5% off' }],
    [{ coupon: '' }],
    [{ brand_name: 'Loom' }],
    [{ tracking_url: 'https://trk.example/2' }],
  ])('is another with %j', (changes) => {
    expect(map(changes)).not.toMatchObject({ externalId: key });
  });

  it.each([
    [{ change: 'part' }, 'external_id is missing: a partial row needs it'],
    [{ title: '', coupon: '' }, 'external_id is missing'],
  ])('is refused with %j', (changes, reason) => {
    expect(() => map(changes)).toThrow(new RowError(reason));
  });

  it('is none of a brand or of no row at all', () => {
    expect(format.readId({ ...ROW, record: 'brand' })).toBeNull();
    expect(format.readId(7)).toBeNull();
  });

  it('is refused among exported ones', () => {
    const row = { ...ROW, source: 'shop' };
    expect(exported.readId(row)).toBeNull();
    expect(() => exported.mapRow(row)).toThrow(new RowError('external_id is missing'));
  });
});

describe('dates as a spreadsheet writes them', () => {
  it.each([
    [{ end_date: '31/12/2030' }, { endDate: '2030-12-31' }],
    [{ end_date: '12/31/2030' }, { endDate: '2030-12-31' }],
    [
      { start_date: '01/02/2030', end_date: '15/02/2030 23:59' },
      { startDate: '2030-02-01', endDate: '2030-02-15T23:59:00' },
    ],
    [
      { start_date: '1/2/2030', end_date: '1/31/2030' },
      { startDate: '2030-01-02', endDate: '2030-01-31' },
    ],
    [{ end_date: '1.2.2030' }, { endDate: '2030-02-01' }],
    [{ end_date: '3/3/2030' }, { endDate: '2030-03-03' }],
    [
      { end_date: '2030-02-01', verified_at: '' },
      { endDate: '2030-02-01', verifiedAt: undefined },
    ],
  ])('%j are %j', (raw, dates) => {
    expect(map(raw)).toMatchObject(dates);
  });

  it.each([
    [{ end_date: '01/02/2030' }, 'end_date'],
    [{ start_date: '31/01/2030', end_date: '02/15/2030' }, 'start_date, end_date'],
  ])('are refused where they show no order: %j', (raw, fields) => {
    expect(() => map(raw)).toThrow(
      new RowError(
        `the dates (${fields}) do not show whether the day or the month comes first: write them as 2030-12-31`,
      ),
    );
  });

  it('are understood in an exported catalogue too', () => {
    const row = { ...ROW, source: 'shop', external_id: '1', end_date: '12/31/2030' };
    expect(exported.mapRow(row)).toMatchObject({ source: 'shop', endDate: '2030-12-31' });
  });

  it('keep no offer that is gone', () => {
    expect(map({ change: 'expired', end_date: '01/02/2030' })).toMatchObject({ change: 'retired' });
  });

  it('may be those of an article', () => {
    const article = { record: 'article', slug: 'a', title: 'A', published_at: '31/12/2029' };
    expect(format.mapRow(article)).toMatchObject({ article: { publishedAt: '2029-12-31' } });
  });
});

describe('a row that names another source than that of its file', () => {
  const row = { ...ROW, source: 'impact-ads', title: '  10% off pots ' };

  it.each([
    ['the operator', format, 'net'],
    ['the brand', buildGenericFormat({ brand: 'kiln-co', columns: { code: 'Coupon' } }), 'generic-kiln-co'],
  ])('is one of the file, if %s says whose that is', (_, own, source) => {
    expect(own.mapRow(row)).toMatchObject({ source: undefined, title: '10% off pots' });
    expect(own.readId(row)).toBe(format.readId(ROW));
    const brand = { ...row, record: 'brand', unique_name: 'kiln', name: 'Kiln' };
    expect(own.mapRow(brand)).toMatchObject({ brand: { source } });
  });

  it('is taken to the letter in a file that has no source', () => {
    expect(exported.mapRow({ ...row, external_id: '1' })).toMatchObject({
      source: 'impact-ads',
      title: '  10% off pots ',
    });
  });
});

describe('the blank before what looks like a formula', () => {
  const ARTICLE = { record: 'article', slug: 'a', title: 'A' };

  it.each([
    [' =1', '=1'],
    ['  - one', ' - one'],
    ['   - one', '  - one'],
    [' one', ' one'],
  ])('is taken off a table: %j is %j', (cell, content) => {
    const row = { ...ARTICLE, content: cell, is_featured: 'false' };
    expect(exported.mapRow(row)).toMatchObject({ article: { content } });
  });

  it('is part of the text in JSON', () => {
    const row = { ...ARTICLE, content: ' - one', is_featured: false };
    expect(exported.mapRow(row)).toMatchObject({ article: { content: ' - one' } });
  });
});
