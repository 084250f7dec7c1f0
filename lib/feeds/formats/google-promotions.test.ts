import { OptionsError } from '../feed';
import { mapFixture, mapText } from '../testing/map-fixture';
import { buildGooglePromotionsFormat, formatPromotionDiscount } from './google-promotions';

const format = buildGooglePromotionsFormat({ brand: 'kiln-co' });

describe('buildGooglePromotionsFormat', () => {
  it('reads TSV', async () => {
    expect(await mapFixture(format, 'google-promotions.tsv')).toEqual([
      {
        record: 'offer',
        externalId: 'SPRING20',
        change: 'whole',
        kind: 'coupon',
        title: '20% off orders over $40',
        terms: 'Minimum purchase: $40.',
        code: 'SPRING20',
        discount: '20% off',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-31T23:59:59-07:00',
      },
      {
        record: 'offer',
        externalId: 'TEN',
        change: 'whole',
        kind: 'deal',
        title: '10 euros off "Big" pans',
        discount: '€10 off',
        startDate: '2030-03-01T00:00:00+01:00',
        endDate: '2030-03-31T23:59:59+01:00',
      },
      {
        record: 'offer',
        externalId: 'SHIP',
        change: 'whole',
        kind: 'deal',
        title: 'Free delivery',
        discount: 'Free shipping',
        startDate: '2030-03-01',
        endDate: '2030-03-31',
      },
      { id: 'TOWN', reason: 'redemption_channel is in_store: it cannot be used online' },
      { id: 'NOCODE', reason: 'generic_redemption_code is missing' },
      { id: 'NODATE', reason: 'promotion_effective_dates "2030-03-01" is not "start/end"' },
      { id: 'TYPE', reason: 'offer_type "other" is neither no_code nor generic_code' },
    ]);
  });

  it('reads XML', async () => {
    expect(await mapFixture(format, 'google-promotions.xml')).toEqual([
      {
        record: 'offer',
        externalId: 'SPRING20',
        change: 'whole',
        kind: 'coupon',
        title: '20% off pots & pans',
        code: 'SPRING20',
        discount: 'Free gift',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-31T23:59:59-07:00',
      },
      { id: 'TOWN', reason: 'redemption_channel is IN_STORE: it cannot be used online' },
      { id: null, reason: 'promotion_id is missing' },
    ]);
  });

  it('makes each shop a source of its own, unless one is given', () => {
    expect(format.source).toBe('google-promotions-kiln-co');
    expect(buildGooglePromotionsFormat({ brand: 'kiln-co', source: 'kiln' }).source).toBe('kiln');
  });

  it('needs a brand', () => {
    expect(() => buildGooglePromotionsFormat({})).toThrow(OptionsError);
    expect(() => buildGooglePromotionsFormat({})).toThrow(/--brand/);
  });

  it.each([
    ['<rss><channel><item><title>News</title></item></channel></rss>', /^This is no Google promotions feed/],
    [
      '<links><link/></links>',
      /^There is no <item> or <entry> or <promotion> in the file; it begins with <links>/,
    ],
    ['offer_id\ttitle\n1\tx', /^The header row has no column "promotion_id", "offer_type", "long_title"/],
    ['[{"promotion_id":1}]', /^The file is not XML or CSV/],
  ])('refuses %s', async (text, message) => {
    await expect(mapText(format, text)).rejects.toThrow(message);
  });

  it('takes a feed without promotions', async () => {
    expect(await mapText(format, '<rss><channel/></rss>')).toEqual([]);
  });
});

it.each([
  [{ percent_off: '15' }, '15% off'],
  [{ percent_off: '12.5 %' }, '12.5% off'],
  [{ percent_off: '0', money_off_amount: '7.50 usd' }, '$7.50 off'],
  [{ money_off_amount: '7.50' }, undefined],
  [{ coupon_value_type: 'free_shipping_overnight' }, 'Free shipping'],
  [{ coupon_value_type: 'buy_m_get_n_money_off' }, undefined],
])('the discount of %j is %s', (row, discount) => {
  expect(formatPromotionDiscount(row)).toBe(discount);
});
