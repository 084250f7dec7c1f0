import { RowError } from '../../feed';
import { mapText } from '../../testing/map-fixture';
import { awinFormat } from './awin';
import { listAdvertiserNames } from './awin-api';

const ROW = {
  promotionId: 2600001,
  type: 'voucher',
  advertiser: { id: 10, name: 'Lumera Lamps (US)', joined: true },
  title: '12% off lamps',
  startDate: '2030-04-01T00:00:00+00:00',
  endDate: '2030-04-30T22:59:00+00:00',
  url: 'https://lumera.example/lamps',
  urlTracking: 'https://go.example/aw?a=1&b=2',
  regions: { all: false, list: [{ name: 'United States of America', countryCode: 'US' }] },
  voucher: { code: 'LAMP12', exclusive: true, attributable: false },
};

describe('a row of the API', () => {
  it.each([
    ['a promotion', { type: 'promotion' }, { kind: 'deal', code: undefined, exclusive: false }],
    ['nulls', { terms: null, description: null }, { terms: undefined, description: undefined }],
    ['a voucher without code', { voucher: undefined }, { kind: 'coupon', code: undefined, exclusive: false }],
    ['no regions', { regions: undefined }, { regions: [] }],
    ['all regions', { regions: { all: true } }, { regions: [] }],
    ['a list that says nothing', { regions: { list: [] } }, { regions: [] }],
    ['an id as text', { promotionId: ' a-1 ' }, { externalId: 'a-1' }],
    [
      'a hostile link',
      { url: 'javascript:alert(1)' },
      { originUrl: 'javascript:alert(1)', brand: { externalId: '10', pageUrl: 'javascript:alert(1)' } },
    ],
  ])('may have %s', (_, changes, expected) => {
    expect(awinFormat.mapRow({ ...ROW, ...changes })).toMatchObject(expected);
  });

  it.each([
    [{ promotionId: undefined }, 'promotionId is missing or no id'],
    [{ promotionId: 1.5 }, 'promotionId is missing or no id'],
    [{ type: 'cashback' }, 'type "cashback" is neither "promotion" nor "voucher"'],
    [{ type: undefined }, 'type (missing) is neither "promotion" nor "voucher"'],
    [{ advertiser: undefined }, 'advertiser is missing'],
    [{ advertiser: { id: 10 } }, 'advertiser.name is missing or not text'],
    [{ advertiser: { id: 10, name: ' <b></b> ' } }, 'advertiser.name is empty'],
    [{ title: 12 }, 'title is not text'],
    [{ regions: { all: false } }, 'regions.list gives no country code'],
    [{ regions: 'US' }, 'regions is no set of regions'],
    [{ voucher: 'LAMP12' }, 'voucher is no voucher'],
  ])('is refused with %j', (changes, reason) => {
    expect(() => awinFormat.mapRow({ ...ROW, ...changes })).toThrow(new RowError(reason));
  });

  it('is left out, and retired if it is known, while its advertiser is not joined', () => {
    const row = { ...ROW, advertiser: { ...ROW.advertiser, joined: false } };
    expect(() => awinFormat.mapRow(row)).toThrow(
      new RowError('offer 2600001 is of an advertiser that you have not joined'),
    );
    expect(awinFormat.readId(row)).toBeNull();
    expect(awinFormat.readId({ ...row, advertiser: 'Lumera' })).toBe('2600001');
  });

  it('may stand in a bare list, after what is no row', async () => {
    expect(await mapText(awinFormat, JSON.stringify([7, ROW]))).toMatchObject([
      { id: null, reason: 'the row is no object' },
      { externalId: '2600001' },
    ]);
  });

  it.each([
    ['{"error":"x","description":"y"}', 'The feed says that it failed: x'],
    ['{}', 'there is an empty object'],
    ['{"data":{}}', 'there is an object with data'],
    ['[7]', 'This is no Awin feed: its rows have no fields'],
    ['', 'The file is empty'],
  ])('is not looked for in %j', async (text, message) => {
    await expect(mapText(awinFormat, text)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});

describe('listAdvertiserNames', () => {
  it.each([
    ['Rebtel (US)', ['Rebtel', 'Rebtel (US)']],
    ['Rebtel (Global)', ['Rebtel', 'Rebtel (Global)']],
    ['Lumera (DE/AT)', ['Lumera', 'Lumera (DE/AT)']],
    ['Tidewell Affiliate Program (US)', ['Tidewell', 'Tidewell Affiliate Program (US)']],
    ['Burleigh', ['Burleigh']],
    ['Camperdays ES', ['Camperdays ES']],
    ['Harbour (formerly Pine)', ['Harbour (formerly Pine)']],
    ['(US)', ['(US)']],
  ])('%s', (fullName, names) => {
    expect(listAdvertiserNames(fullName)).toEqual(names);
  });
});
