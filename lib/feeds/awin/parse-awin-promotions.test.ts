/** @jest-environment node */
import { parseAwinPromotions } from './parse-awin-promotions';

const ROW = {
  promotionId: 2600001,
  type: 'voucher',
  advertiser: { id: 10, name: 'Lumera Lamps (US)', joined: true },
  title: '12% off lamps &amp; shades',
  description: '<p>All floor lamps</p>',
  terms: '- Not on sale items\n- One per person',
  startDate: '2030-04-01T00:00:00+00:00',
  endDate: '2030-04-30T22:59:00+00:00',
  url: 'https://lumera.example/lamps',
  urlTracking: 'https://go.example/aw?a=1&b=2',
  dateAdded: '2030-03-30T09:00:00+00:00',
  campaign: '',
  regions: { all: false, list: [{ name: 'United States of America', countryCode: 'US' }] },
  voucher: { code: 'LAMP12', exclusive: true, attributable: false },
};

function parse(...rows: unknown[]) {
  return parseAwinPromotions(JSON.stringify(rows));
}

function parseOne(changes: Record<string, unknown>) {
  const { offers, skipped } = parse({ ...ROW, ...changes });
  return { offer: offers[0], reason: skipped[0]?.reason };
}

describe('parseAwinPromotions', () => {
  it('makes a voucher a coupon, with everything that Awin tells', () => {
    expect(parse(ROW)).toEqual({
      brands: [
        {
          externalId: '10',
          names: ['Lumera Lamps', 'Lumera Lamps (US)'],
          siteUrl: 'https://lumera.example/',
        },
      ],
      offers: [
        {
          externalId: '2600001',
          brandExternalId: '10',
          kind: 'coupon',
          categorySlugs: [],
          title: '12% off lamps & shades',
          description: 'All floor lamps',
          terms: '- Not on sale items\n- One per person',
          code: 'LAMP12',
          discount: '12% off',
          img: null,
          siteUrl: null,
          trackingUrl: 'https://go.example/aw?a=1&b=2',
          originUrl: 'https://lumera.example/lamps',
          startDate: '2030-04-01T00:00:00.000Z',
          endDate: '2030-04-30T22:59:00.000Z',
          verifiedAt: null,
          regions: ['US'],
          exclusive: true,
          isFeatured: false,
        },
      ],
      skipped: [],
    });
  });

  it('makes a promotion a deal without a code', () => {
    const { offer } = parseOne({ type: 'promotion' });
    expect(offer).toMatchObject({ kind: 'deal', code: null, exclusive: false });
  });

  it('takes the answer of the API, offers under "data"', () => {
    expect(parseAwinPromotions(JSON.stringify({ data: [ROW], pagination: {} })).offers).toHaveLength(1);
  });

  it('puts the offers that were added first, first', () => {
    const { offers } = parse(
      { ...ROW, promotionId: 1, dateAdded: '2030-03-03T00:00:00Z' },
      { ...ROW, promotionId: 2, dateAdded: '2030-03-01T00:00:00Z' },
      { ...ROW, promotionId: 3, dateAdded: '2030-03-03T00:00:00Z' },
    );
    expect(offers.map(({ externalId }) => externalId)).toEqual(['2', '3', '1']);
  });

  it.each([
    ['a title twice', { title: 'Sale', description: 'Sale ' }, { title: 'Sale', description: '' }],
    ['no title', { title: '', description: 'Sale' }, { title: 'Sale', description: '' }],
    ['nulls', { terms: null, description: null }, { terms: null, description: '' }],
    ['a voucher without code', { voucher: undefined }, { kind: 'coupon', code: null }],
    ['a code that is none', { voucher: { code: 'N/A' } }, { code: null }],
    ['no end', { endDate: '0000-00-00' }, { endDate: null }],
    ['an end that is a day', { endDate: '2030-04-30' }, { endDate: '2030-04-30' }],
    [
      'an end on the day it starts',
      { startDate: '2030-04-30T12:00:00Z', endDate: '2030-04-30' },
      { endDate: '2030-04-30' },
    ],
    ['no regions', { regions: undefined }, { regions: [] }],
    ['all regions', { regions: { all: true } }, { regions: [] }],
    [
      'regions twice and odd ones',
      {
        regions: { all: false, list: [{ countryCode: 'es' }, { countryCode: 'ES' }, { countryCode: 'X1' }] },
      },
      { regions: ['ES'] },
    ],
    ['a hostile link', { url: 'javascript:alert(1)' }, { originUrl: null, trackingUrl: ROW.urlTracking }],
    ['an id as text', { promotionId: ' a-1 ' }, { externalId: 'a-1' }],
  ])('takes %s', (_, changes, expected) => {
    expect(parseOne(changes)).toMatchObject({ offer: expected, reason: undefined });
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
    [{ title: '', description: ' ' }, 'title and description are empty'],
    [{ endDate: 'soon' }, 'endDate "soon" is not a date'],
    [{ dateAdded: 'soon' }, 'dateAdded "soon" is not a date'],
    [{ endDate: '2030-03-01' }, 'endDate "2030-03-01" is before startDate "2030-04-01T00:00:00+00:00"'],
    [{ url: 'javascript:x', urlTracking: '' }, 'url and urlTracking give no http or https address'],
    [{ regions: { all: false, list: [{ countryCode: '??' }] } }, 'regions.list gives no country code'],
    [{ regions: { all: false } }, 'regions.list gives no country code'],
    [{ regions: 'US' }, 'regions is no set of regions'],
    [{ voucher: 'LAMP12' }, 'voucher is no voucher'],
  ])('skips a row with %j', (changes, reason) => {
    expect(parseOne(changes)).toEqual({ offer: undefined, reason });
  });

  it('names row and id of what it skips, and takes the rest', () => {
    const { offers, skipped } = parse(
      7,
      ROW,
      { ...ROW, title: 'again' },
      { ...ROW, promotionId: 5, type: '' },
    );
    expect(offers).toHaveLength(1);
    expect(skipped).toEqual([
      { row: 1, externalId: null, reason: 'the row is no offer' },
      { row: 3, externalId: '2600001', reason: 'repeats the id of row 2' },
      { row: 4, externalId: '5', reason: 'type "" is neither "promotion" nor "voucher"' },
    ]);
  });

  it.each([
    ['{"error":"x","description":"y"}', 'there is an object with error, description.'],
    ['{}', 'there is an empty object.'],
    ['{"data":{}}', 'there is an object with data.'],
    ['"offers"', 'there is "offers".'],
    ['null', 'there is null.'],
  ])('refuses a file that is %s', (text, message) => {
    expect(() => parseAwinPromotions(text)).toThrow(message);
  });
});
