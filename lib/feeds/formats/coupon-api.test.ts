import { mapFixture, mapText } from '../testing/map-fixture';
import { couponApiFormat } from './coupon-api';

describe('couponApiFormat', () => {
  it('reads CSV', async () => {
    expect(await mapFixture(couponApiFormat, 'coupon-api.csv')).toEqual([
      {
        record: 'offer',
        externalId: '910001',
        change: 'whole',
        brand: {
          externalId: '',
          names: ['Shop Example'],
          siteUrl: 'https://shop.example',
          logo: 'https://img.example/logo.png',
        },
        kind: 'coupon',
        title: '20% off boots',
        description: 'Min order 50, not on sale items',
        code: 'BOOT20',
        discount: '20% OFF',
        image: 'https://img.example/1.png',
        originUrl: 'https://shop.example/boots',
        trackingUrl: 'https://trk.example/a1',
        startDate: '2030-01-01',
        endDate: '2030-01-31',
        categories: ['Clothing &amp; Shoes'],
        regions: ['multi country'],
        isFeatured: true,
      },
      { record: 'offer', externalId: '910002', change: 'retired' },
      {
        record: 'offer',
        externalId: '910003',
        change: 'part',
        code: 'BOOT25',
        endDate: '2030-02-28',
        categories: [],
        regions: [],
      },
      {
        record: 'offer',
        externalId: '910004',
        change: 'whole',
        brand: { externalId: '', names: ['Lumera'] },
        kind: 'deal',
        title: 'Free delivery\non lamps',
        originUrl: 'https://lumera.example/lamps',
        trackingUrl: 'https://trk.example/d4',
        startDate: '0000-00-00',
        categories: ['Home'],
        regions: ['United States', 'GB'],
        isFeatured: false,
      },
      { id: '910005', reason: 'type "Voucher" is neither Code nor Deal' },
      { id: '910006', reason: 'status "paused" is neither new, active, updated nor suspended' },
      { id: null, reason: 'the row has 4 fields, the header 22' },
      { id: null, reason: 'offer_id is missing' },
    ]);
  });

  it('reads JSON', async () => {
    expect(await mapFixture(couponApiFormat, 'coupon-api.json')).toEqual([
      {
        record: 'offer',
        externalId: '910001',
        change: 'whole',
        brand: { externalId: '', names: ['Shop Example'], siteUrl: 'https://shop.example' },
        kind: 'coupon',
        title: '20% off boots',
        description: 'Min order 50',
        code: 'BOOT20',
        discount: '20% OFF',
        originUrl: 'https://shop.example/boots',
        trackingUrl: 'https://trk.example/a1',
        startDate: '2030-01-01',
        categories: ['Fashion', 'Shoes'],
        regions: ['multi country'],
        isFeatured: true,
      },
      { record: 'offer', externalId: '910002', change: 'retired' },
      {
        record: 'offer',
        externalId: '910003',
        change: 'part',
        code: 'BOOT25',
        categories: [],
        regions: [],
      },
      {
        record: 'offer',
        externalId: '910008',
        change: 'whole',
        brand: { externalId: '', names: ['Shop Example'] },
        kind: 'deal',
        title: '$5 off boots',
        discount: 'Price Off',
        trackingUrl: 'https://trk.example/a8',
        categories: [],
        regions: [],
      },
      { id: null, reason: 'offer_id is missing' },
      { id: null, reason: 'the row is no object' },
    ]);
  });

  it.each([
    [
      '{"result":false,"offers":[],"error":"Invalid API key"}',
      'The feed says that it failed: Invalid API key.',
    ],
    [
      'lmd_id,store,status\n1,x,new',
      'The header row has no column "offer_id"; it has lmd_id, store, status.',
    ],
    [
      '{"offers":[{"lmd_id":1}]}',
      'This is no CouponAPI feed: its first row has none of offer_id; it has lmd_id.',
    ],
    ['<offers/>', 'The file is not JSON or CSV: it begins with "<offers/>".'],
  ])('refuses %s', async (text, message) => {
    await expect(mapText(couponApiFormat, text)).rejects.toThrow(message);
  });

  it.each(['{"result":true,"offers":[],"error":""}', 'offer_id,store,status\n'])(
    'takes a day without changes: %s',
    async (text) => expect(await mapText(couponApiFormat, text)).toEqual([]),
  );
});
