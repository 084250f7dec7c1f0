import { mapFixture, mapText } from '../testing/map-fixture';
import { coupomatedFormat } from './coupomated';

describe('coupomatedFormat', () => {
  it('reads every row', async () => {
    expect(await mapFixture(coupomatedFormat, 'coupomated.json')).toEqual([
      {
        record: 'offer',
        externalId: '81001',
        change: 'whole',
        brand: { externalId: '12', names: ['Rugs Example'], logo: 'https://img.example/rugs.png' },
        kind: 'coupon',
        title: '15% off rugs',
        description: 'All wool rugs',
        code: 'RUG15',
        discount: '15%',
        originUrl: 'https://rugs.example/wool',
        trackingUrl: 'https://trk.example/r',
        startDate: '2030-03-01',
        endDate: '2030-03-31',
        verifiedAt: '2030-03-02 08:30:00',
        addedAt: '2030-02-27 10:00:00',
        categories: ['Home', 'Rugs, carpets'],
        exclusive: true,
      },
      {
        record: 'offer',
        externalId: '81002',
        change: 'whole',
        brand: { externalId: '12', names: ['Rugs Example'] },
        kind: 'deal',
        title: 'Free delivery',
        trackingUrl: 'https://trk.example/f',
        categories: ['Home', 'Garden'],
        exclusive: false,
      },
      { id: '81003', reason: 'merchant_id is missing' },
      { id: '81004', reason: 'merchant_name is missing' },
      { id: null, reason: 'coupon_id is missing' },
      { id: null, reason: 'the row is no object' },
    ]);
  });

  it.each([
    ['{"title":"Unauthorized"}', 'The feed says that it failed: Unauthorized.'],
    ['[{"offer_id":1}]', 'This is no Coupomated feed: its first row has none of coupon_id; it has offer_id.'],
    ['coupon_id,title', 'The file is not JSON: it begins with "coupon_id,title".'],
  ])('refuses %s', async (text, message) => {
    await expect(mapText(coupomatedFormat, text)).rejects.toThrow(message);
  });
});
