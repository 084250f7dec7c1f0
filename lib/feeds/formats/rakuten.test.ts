import { mapFixture } from '../testing/map-fixture';
import { buildRakutenKey, rakutenFormat } from './rakuten';

describe('rakutenFormat', () => {
  it('reads coupons', async () => {
    expect(await mapFixture(rakutenFormat, 'rakuten.xml')).toEqual([
      {
        record: 'offer',
        externalId: '4963d628e2f67c13789411dc7b3656eb',
        change: 'whole',
        brand: { externalId: '77', names: ['Deskmakers'] },
        title: '18% off desks',
        terms: 'Not on sale items',
        code: 'DESK18',
        trackingUrl: 'https://click.example/fs-bin/click?id=x&offerid=1.2&type=3',
        startDate: '2030-05-01',
        endDate: '2030-05-31',
        categories: ['Apparel', 'Jewelry & Accessories'],
        regions: ['US'],
      },
      {
        record: 'offer',
        externalId: '2420b0f99c3e4deea2133e5e600daef5',
        change: 'whole',
        brand: { externalId: '77', names: ['Deskmakers'] },
        title: 'We pay the postman',
        discount: 'Free shipping',
        trackingUrl: 'https://click.example/fs-bin/click?id=x&offerid=1.2&type=3',
        startDate: '2030-05-01',
        categories: ['Home'],
        regions: ['GB'],
      },
      {
        record: 'offer',
        externalId: 'c351ba30129840654d2553e88da10340',
        change: 'whole',
        brand: { externalId: '77', names: ['Deskmakers'] },
        title: '10% off and free shipping',
        trackingUrl: 'https://click.example/deskmakers',
        categories: [],
        regions: [],
      },
      { id: null, reason: 'clickurl is missing' },
      { id: '3119b59455d6eacb602400c52a6d4770', reason: 'offerdescription is missing' },
      {
        record: 'offer',
        externalId: 'c31f27e9a9f595f791de0357cd69270e',
        change: 'whole',
        brand: { externalId: '', names: ['Chairmakers'] },
        title: '5% off chairs',
        trackingUrl: 'https://click.example/fs-bin/click?id=x&offerid=4.4',
        categories: [],
        regions: [],
      },
    ]);
  });

  it.each([
    ['cj.xml', 'This is no Rakuten coupon feed'],
    ['fmtc.xml', 'This is no Rakuten coupon feed: its rows have no fields'],
    ['awin.json', 'The file is not XML'],
  ])('refuses %s, a file of another feed', async (file, message) => {
    await expect(mapFixture(rakutenFormat, file)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});

const PARTS = {
  advertiserId: '77',
  clickUrl: 'https://click.example/?id=x&offerid=1.2&type=3',
  startDate: '2030-05-01',
  code: 'DESK18',
};
const KEY = buildRakutenKey(PARTS);

describe('buildRakutenKey', () => {
  it('is of 32 hexadecimal digits', () => {
    expect(KEY).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['a link with the same offer id', { clickUrl: 'https://click.example/?offerid=1.2&subid=9' }],
    [
      'a link whose ampersands are escaped twice',
      { clickUrl: 'https://click.example/?id=x&amp;offerid=1.2' },
    ],
  ])('stays the same for %s', (_, change) => {
    expect(buildRakutenKey({ ...PARTS, ...change })).toBe(KEY);
  });

  it.each([
    [{ advertiserId: '78' }],
    [{ clickUrl: 'https://click.example/?offerid=1.3' }],
    [{ clickUrl: 'https://click.example/desks' }],
    [{ startDate: undefined }],
    [{ code: undefined }],
  ])('is another with %j', (change) => {
    expect(buildRakutenKey({ ...PARTS, ...change })).not.toBe(KEY);
  });
});
