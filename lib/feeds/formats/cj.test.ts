import { mapFixture } from '../testing/map-fixture';
import { cjFormat } from './cj';

describe('cjFormat', () => {
  it('reads links', async () => {
    expect(await mapFixture(cjFormat, 'cj.xml')).toEqual([
      {
        record: 'offer',
        externalId: '11470088',
        change: 'whole',
        brand: {
          externalId: '1501',
          names: ['Fern & Field'],
          siteUrl: 'https://www.fernandfield.example/',
          categories: ['Home & Garden'],
        },
        title: '20% off plants',
        description: 'Use code FERN20 on all plants',
        originUrl: 'https://www.fernandfield.example/plants?a=1&b=2',
        trackingUrl: 'https://click.example/1',
        startDate: '2030-05-01T00:00:00Z',
        endDate: '2030-05-31',
        addedAt: '2030-04-28',
        categories: ['Home & Garden'],
        regions: ['US', 'CA'],
      },
      {
        record: 'offer',
        externalId: '11470089',
        change: 'whole',
        brand: { externalId: '1501', names: ['Fern & Field'], categories: [] },
        title: 'Pot sale',
        description: '<b>Pots</b> from $3',
        trackingUrl: 'https://click.example/2',
        startDate: '2030-05-02',
        endDate: '2030-05-31T23:59:00',
        categories: [],
        regions: [],
      },
      {
        record: 'offer',
        externalId: '11470090',
        change: 'whole',
        brand: { externalId: '1502', names: ['Copperpot'], categories: [] },
        title: 'Free shipping over $50',
        code: 'SHIP50',
        trackingUrl: 'https://click.example/3',
        categories: [],
        regions: [],
      },
      { id: null, reason: 'link 11470091 has the relationship-status "notjoined", not "joined"' },
      { id: '11470092', reason: 'promotion-type "product" is no coupon, sale or free shipping' },
      { id: '11470093', reason: 'promotion-type "" is no coupon, sale or free shipping' },
      { id: '11470094', reason: 'advertiser-name is missing' },
      {
        record: 'offer',
        externalId: '11470095',
        change: 'whole',
        brand: { externalId: '1501', names: ['Fern & Field'], categories: [] },
        title: '10% off seeds',
        description: 'Use Code <b>SAVE10</b> at checkout',
        trackingUrl: 'https://click.example/5?a=1&amp;b=2',
        categories: [],
        regions: [],
      },
      {
        record: 'offer',
        externalId: '11470096',
        change: 'whole',
        brand: { externalId: '1501', names: ['Fern & Field'], categories: [] },
        title: '5% off seeds',
        code: 'SEED5',
        trackingUrl: 'https://click.example/6',
        categories: [],
        regions: [],
      },
      { id: '11470097', reason: 'promotion-type "N/A" is no coupon, sale or free shipping' },
      { id: null, reason: 'link-id is missing' },
    ]);
  });

  it.each([
    ['rakuten.xml', 'This is no CJ feed'],
    ['fmtc.xml', 'This is no CJ feed: its rows have no fields'],
    ['awin.csv', 'The file is not XML'],
  ])('refuses %s, a file of another feed', async (file, message) => {
    await expect(mapFixture(cjFormat, file)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});
