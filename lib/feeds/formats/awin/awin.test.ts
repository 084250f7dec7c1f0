import { mapFixture } from '../../testing/map-fixture';
import { awinFormat } from './awin';

describe('awinFormat', () => {
  it('reads the response of the API', async () => {
    expect(await mapFixture(awinFormat, 'awin.json')).toEqual([
      {
        record: 'offer',
        externalId: '2600001',
        change: 'whole',
        brand: {
          externalId: '10',
          names: ['Lumera Lamps', 'Lumera Lamps (US)'],
          siteUrl: 'https://www.lumera.example/',
        },
        kind: 'coupon',
        title: '12% off lamps &amp; shades',
        description: '<p>All floor lamps</p>',
        terms: '- Not on sale items\n- One per person',
        code: 'LAMP12',
        originUrl: 'https://www.lumera.example/lamps',
        trackingUrl: 'https://go.example/aw?a=1&b=2',
        startDate: '2030-04-01T00:00:00+00:00',
        endDate: '2030-04-30T22:59:00+00:00',
        addedAt: '2030-03-30T09:00:00+00:00',
        regions: ['US', 'QQ'],
        exclusive: true,
      },
      {
        record: 'offer',
        externalId: '2600002',
        change: 'whole',
        brand: {
          externalId: '11',
          names: ['Harbour & Pine', 'Harbour & Pine Affiliate Program (DE/AT)'],
          pageUrl: 'https://redirector.example/?to=harbour',
        },
        kind: 'deal',
        title: 'Winter sale',
        terms: '',
        originUrl: 'https://redirector.example/?to=harbour',
        trackingUrl: 'https://go.example/aw?a=2',
        startDate: '2030-01-02T00:00:00+00:00',
        endDate: '0000-00-00',
        addedAt: '2030-01-01T09:00:00+00:00',
        regions: [],
        exclusive: false,
      },
      {
        record: 'offer',
        externalId: '2600003',
        change: 'whole',
        brand: { externalId: '12', names: ['Tidewell'] },
        kind: 'coupon',
        title: 'A voucher without its code',
        trackingUrl: 'https://go.example/aw?a=3',
        startDate: '2030-01-02T00:00:00+00:00',
        endDate: '2030-01-09T00:00:00+00:00',
        regions: [],
        exclusive: false,
      },
      { id: '2600004', reason: 'type "cashback" is neither "promotion" nor "voucher"' },
      { id: '2600005', reason: 'regions.list gives no country code' },
      { id: null, reason: 'the row is no object' },
    ]);
  });

  it('reads the export "My Offers"', async () => {
    expect(await mapFixture(awinFormat, 'awin.csv')).toEqual([
      {
        record: 'offer',
        externalId: '401001',
        change: 'whole',
        brand: {
          externalId: '10',
          names: ['Lumera Lamps', 'Lumera Lamps (UK)'],
          siteUrl: 'https://www.lumera.example/',
        },
        kind: 'coupon',
        title: '10% off lamps, shades &amp; bulbs',
        description: 'Lamps, shades &amp; bulbs',
        terms: 'Not on "Studio" lamps',
        code: 'LUMEN10',
        originUrl: 'https://www.lumera.example/sale',
        trackingUrl: 'https://go.example/cread.php?awinmid=10&amp;p=1',
        startDate: '2030-07-31T16:36:00',
        endDate: '2030-09-30T22:59:00',
        addedAt: '2030-07-29T09:00:00',
        categories: ['Home & Garden', 'Lighting'],
        regions: ['United Kingdom', 'Ireland'],
        exclusive: true,
      },
      {
        record: 'offer',
        externalId: '401002',
        change: 'whole',
        brand: { externalId: '12', names: ['Tidewell'] },
        kind: 'deal',
        title: 'Free delivery on Fridays',
        description: 'Every Friday\nuntil noon',
        trackingUrl: 'https://go.example/cread.php?awinmid=12',
        startDate: '2030-08-01T00:00:00',
        categories: [],
        regions: [],
        exclusive: false,
      },
      {
        record: 'offer',
        externalId: '932d1cc0a709644f42421099a2d6d2fb',
        change: 'whole',
        brand: { externalId: '12', names: ['Tidewell'] },
        kind: 'coupon',
        title: '£5 off shells',
        code: 'tide5',
        trackingUrl: 'https://go.example/cread.php?awinmid=12',
        startDate: '2030-08-02T00:00:00',
        endDate: '2030-08-31',
        categories: [],
        regions: [],
        exclusive: false,
      },
      { id: '401004', reason: 'type "Cashback" is neither "Vouchers Only" nor "Promotions Only"' },
      { id: '401005', reason: 'advertiser is missing' },
      { id: null, reason: 'the row has 4 fields, the header 18' },
    ]);
  });

  it.each([
    ['admitad.json', 'there is an object with results, _meta'],
    [
      'fmtc.json',
      'This is no Awin feed: its first row has none of promotionId, advertiser, advertiser_id; it has nCouponID,',
    ],
    ['cj.xml', 'The file is not JSON or CSV'],
    ['fmtc.psv', 'no column "advertiser"'],
  ])('refuses %s, a file of another feed', async (file, message) => {
    await expect(mapFixture(awinFormat, file)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});
