import { RowError } from '../feed';
import { mapFixture, mapText } from '../testing/map-fixture';
import { fmtcFormat, formatFmtcDiscount, fromFmtcDate } from './fmtc';

describe('fmtcFormat', () => {
  it('reads JSON', async () => {
    expect(await mapFixture(fmtcFormat, 'fmtc.json')).toEqual([
      {
        record: 'offer',
        externalId: '7001',
        change: 'whole',
        brand: { externalId: '31', names: ['Rugworks'], siteUrl: 'https://rugworks.example/' },
        title: '15% off rugs',
        terms: 'Excludes sale',
        code: 'RUG15',
        discount: '15% off',
        image: 'https://img.example/rug.png',
        originUrl: 'https://rugworks.example/rugs',
        trackingUrl: 'https://trk.example/r',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-15T23:59:00-07:00',
        addedAt: '2030-02-27T08:30:00-08:00',
        categories: ['home', 'home-decor'],
        isFeatured: true,
      },
      {
        record: 'offer',
        externalId: '7002',
        change: 'whole',
        brand: { externalId: '31', names: ['Rugworks'] },
        title: 'Save up to $1,000 on wool',
        code: 'N/A',
        discount: 'Up to $1,000 off',
        trackingUrl: 'https://fmtc.example/w',
        addedAt: '2030-02-28T10:00:00-08:00',
        categories: ['home'],
        isFeatured: false,
      },
      {
        record: 'offer',
        externalId: '7003',
        change: 'whole',
        brand: { externalId: '31', names: ['Rugworks'] },
        title: 'Shipping on the house',
        discount: 'Free shipping',
        trackingUrl: 'https://trk.example/s',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-15T23:59:00-07:00',
        isFeatured: true,
        categories: [],
      },
      { record: 'offer', externalId: '7004', change: 'retired' },
      { record: 'offer', externalId: '7005', change: 'retired' },
      { record: 'offer', externalId: '7006', change: 'retired' },
      { id: '7007', reason: 'cStatus "pending" is not active, deleted, suspended or expired' },
      { id: '7008', reason: 'cStatus is missing' },
      { id: null, reason: 'nCouponID is missing' },
      { id: '7010', reason: 'nMerchantID is missing' },
      { id: '7011', reason: 'dtEndDate "2030-03-15 23:59 NFT" has a time zone that is not known' },
    ]);
  });

  it('reads XML, also with the older names', async () => {
    expect(await mapFixture(fmtcFormat, 'fmtc.xml')).toEqual([
      {
        record: 'offer',
        externalId: '7001',
        change: 'whole',
        brand: { externalId: '31', names: ['Rugworks'], siteUrl: 'https://rugworks.example/' },
        title: '15% off rugs & runners',
        code: 'RUG15',
        discount: '15% off',
        originUrl: 'https://rugworks.example/rugs',
        trackingUrl: 'https://trk.example/r?a=1&b=2',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-15T23:59:00-07:00',
        categories: ['home', 'home-decor'],
        isFeatured: false,
      },
      {
        record: 'offer',
        externalId: '7020',
        change: 'whole',
        brand: { externalId: '31', names: ['Rugworks'], siteUrl: 'https://rugworks.example/' },
        title: '$10 off mats',
        terms: 'New customers',
        code: 'MAT10',
        originUrl: 'https://rugworks.example/mats',
        trackingUrl: 'https://trk.example/m',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-31T23:59:00-04:00',
        addedAt: '2030-02-28T10:00:00Z',
        categories: ['home', 'floors'],
      },
      { record: 'offer', externalId: '7021', change: 'retired' },
    ]);
  });

  it('reads PIPE', async () => {
    expect(await mapFixture(fmtcFormat, 'fmtc.psv')).toEqual([
      {
        record: 'offer',
        externalId: '7001',
        change: 'whole',
        brand: { externalId: '31', names: ['Rugworks'], siteUrl: 'https://rugworks.example/' },
        title: '15% off rugs|runners',
        terms: 'Excludes sale',
        code: 'RUG15',
        discount: '15% off',
        originUrl: 'https://rugworks.example/rugs',
        trackingUrl: 'https://trk.example/r',
        startDate: '2030-03-01T00:00:00-08:00',
        endDate: '2030-03-15T23:59:00-07:00',
        addedAt: '2030-02-28T10:00:00-08:00',
        categories: ['home', 'home-decor'],
        isFeatured: true,
      },
      { record: 'offer', externalId: '7004', change: 'retired' },
    ]);
  });

  it('reads TAB like PIPE', async () => {
    const tab = 'nCouponID\tcStatus\tcLabel\n7004\tdeleted\t\n7007\tpending\tSoon\n';
    expect(await mapText(fmtcFormat, tab)).toEqual([
      { record: 'offer', externalId: '7004', change: 'retired' },
      { id: '7007', reason: 'cStatus "pending" is not active, deleted, suspended or expired' },
    ]);
  });

  it.each(['[]', '{"deals":[]}', '<deals></deals>', 'nCouponID,cStatus\n'])(
    'takes %j, in which nothing changed',
    async (text) => {
      expect(await mapText(fmtcFormat, text)).toEqual([]);
    },
  );

  it.each([
    ['admitad.json', 'there is an object with results, _meta'],
    ['awin.json', 'This is no FMTC feed'],
    ['cj.xml', 'it begins with <cj-api>'],
    ['awin.csv', 'no column "ncouponid" or "couponid"'],
  ])('refuses %s, a file of another feed', async (file, message) => {
    await expect(mapFixture(fmtcFormat, file)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});

describe('fromFmtcDate', () => {
  it.each([
    ['2030-03-01T00:00:00-08:00', '2030-03-01T00:00:00-08:00'],
    ['2030-03-01 00:00 PST', '2030-03-01T00:00:00-08:00'],
    ['2030-07-01 23:59:30 pdt', '2030-07-01T23:59:30-07:00'],
    ['2030-03-01 10:00 GMT', '2030-03-01T10:00:00Z'],
    ['2030-03-01 10:00', '2030-03-01 10:00'],
    ['0000-00-00 00:00 PST', '0000-00-00T00:00:00-08:00'],
    ['soon', 'soon'],
    [undefined, undefined],
  ])('reads %s as %s', (text, date) => {
    expect(fromFmtcDate(text, 'dtEndDate')).toBe(date);
  });

  it('refuses a zone that nobody knows', () => {
    expect(() => fromFmtcDate('2030-03-01 10:00 NFT', 'dtEndDate')).toThrow(
      new RowError('dtEndDate "2030-03-01 10:00 NFT" has a time zone that is not known'),
    );
  });
});

describe('formatFmtcDiscount', () => {
  it.each([
    ['Rugs on sale', { percent: '15' }, '15% off'],
    ['Up to 50% off rugs', { percent: '50.0' }, 'Up to 50% off'],
    ['Save $10 on mats', { amount: '10.00' }, '$10 off'],
    ['£7.50 off mats', { percent: '0', amount: '7.5' }, '£7.50 off'],
    ['Save up to $1,000', { amount: '1000' }, 'Up to $1,000 off'],
    ['Mats for less', { amount: '10' }, undefined],
    ['C$10 off mats', { amount: '10' }, undefined],
    ['$10 or €9 off', { amount: '10' }, undefined],
    ['Rugs', { percent: '120', amount: '0' }, undefined],
    ['Rugs', { percent: 'many' }, undefined],
    ['We pay the postman', { types: ['coupon', 'free-shipping'] }, 'Free shipping'],
    ['20% off and free shipping', { types: ['free-shipping'] }, undefined],
  ])('%s, %j', (label, figures, discount) => {
    expect(formatFmtcDiscount(label, { percent: undefined, amount: undefined, types: [], ...figures })).toBe(
      discount,
    );
  });
});
