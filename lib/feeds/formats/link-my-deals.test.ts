import { mapFixture, mapText } from '../testing/map-fixture';
import { linkMyDealsFormat } from './link-my-deals';

describe('linkMyDealsFormat', () => {
  it('reads CSV', async () => {
    expect(await mapFixture(linkMyDealsFormat, 'link-my-deals.csv')).toEqual([
      {
        record: 'offer',
        externalId: '550123',
        change: 'part',
        brand: { externalId: '', names: ['Shop Example'], siteUrl: 'https://shop.example' },
        kind: 'coupon',
        title: '10% off tea',
        description: 'For first orders',
        terms: 'One use per person',
        code: 'TEA10',
        discount: '10%',
        originUrl: 'https://shop.example/tea',
        trackingUrl: 'https://trk.example/t',
        startDate: '2030-02-01',
        endDate: '2030-02-28',
        categories: ['Food', 'Drinks'],
        regions: ['Worldwide'],
        isFeatured: false,
      },
      {
        record: 'offer',
        externalId: '550124',
        change: 'whole',
        brand: { externalId: '', names: ['Shop Example'] },
        kind: 'deal',
        title: '5 off a pot',
        description: 'Buy a pot, get 5 off',
        code: '(not required)',
        image: 'https://img.example/p.png',
        originUrl: 'https://shop.example/pots',
        trackingUrl: 'https://trk.example/p',
        endDate: '1970-01-01',
        categories: ['Home'],
        regions: ['US', 'CA'],
        isFeatured: true,
      },
      { record: 'offer', externalId: '550125', change: 'retired' },
      {
        record: 'offer',
        externalId: '550126',
        change: 'whole',
        brand: { externalId: '', names: ['Shop Example'] },
        title: '15 off',
        discount: '15%',
        originUrl: 'https://shop.example',
        categories: [],
        regions: [],
      },
      { id: '550127', reason: 'status "gone" is neither new, active, updated nor suspended' },
    ]);
  });

  it('reads JSON, however its keys are spelled', async () => {
    expect(await mapFixture(linkMyDealsFormat, 'link-my-deals.json')).toEqual([
      {
        record: 'offer',
        externalId: '550123',
        change: 'part',
        brand: { externalId: '', names: ['Shop Example'] },
        kind: 'coupon',
        title: '10% off tea',
        description: 'Flat 10% off all tea',
        code: 'TEA10',
        discount: '10%',
        trackingUrl: 'https://trk.example/t',
        endDate: '2030-02-28',
        categories: ['Food', 'Drinks'],
        regions: [],
        isFeatured: true,
      },
      {
        record: 'offer',
        externalId: '550128',
        change: 'whole',
        brand: { externalId: '', names: ['au.shop.example'], siteUrl: 'https://au.shop.example' },
        kind: 'coupon',
        title: 'Extra 15% off dresses',
        description: 'On 2 dresses or more',
        code: 'DRESS15',
        discount: 'Percentage Off',
        trackingUrl: 'https://trk.example/d',
        categories: ['Fashion', 'Dresses'],
        regions: [],
        isFeatured: false,
      },
      { record: 'offer', externalId: '550125', change: 'retired' },
      { id: null, reason: 'lmd_id is missing' },
    ]);
  });

  it.each([
    ['{"result":false,"error":"Account inactive."}', 'The feed says that it failed: Account inactive.'],
    [
      'offer_id,store,status\n1,x,new',
      'The header row has no column "lmd_id"; it has offer_id, store, status.',
    ],
    ['[{"offer_id":1}]', 'This is no LinkMyDeals feed: its first row has none of lmd_id; it has offer_id.'],
  ])('refuses %s', async (text, message) => {
    await expect(mapText(linkMyDealsFormat, text)).rejects.toThrow(message);
  });
});
