import { mapFixture, mapText } from '../../testing/map-fixture';
import { formatImpactDiscount, formatImpactTerms, impactFormat } from './impact';

describe('impactFormat', () => {
  it('reads ads', async () => {
    expect(await mapFixture(impactFormat, 'impact-ads.json')).toEqual([
      {
        record: 'offer',
        externalId: '1477107',
        change: 'whole',
        brand: {
          externalId: '15745',
          names: ['Tinkerbox'],
          siteUrl: 'https://www.tinkerbox.example/',
          sharedIds: ['impact campaign 15745', 'impact advertiser 3276669'],
        },
        title: '10% to 30% off model cars',
        description: 'Sitewide until Sunday',
        terms: 'Minimum purchase: $50.\nMaximum saving: $1,000.\nPurchase limit: 1.',
        code: 'tinker10',
        discount: 'Up to 30% off',
        originUrl: 'https://www.tinkerbox.example/cars',
        trackingUrl: 'https://tinkerbox.trk.example/c/1/1477107/15745',
        mayLackLink: true,
        startDate: '2030-01-01T00:00:00-05:00',
        endDate: '2030-01-31T23:59:59-05:00',
        addedAt: '2029-12-20T08:00:00-05:00',
        categories: ['Toys', 'Hobbies'],
        isFeatured: true,
      },
      {
        record: 'offer',
        externalId: '1477108',
        change: 'whole',
        brand: { externalId: '15745', names: ['Tinkerbox'], sharedIds: ['impact campaign 15745'] },
        title: 'Welcome gift for new builders',
        discount: 'Free gift',
        trackingUrl: 'https://tinkerbox.trk.example/c/1/1477108/15745',
        mayLackLink: true,
        startDate: '2030-01-01T00:00:00-05:00',
        categories: [],
        isFeatured: false,
      },
      { record: 'offer', externalId: '1477109', change: 'retired' },
      { id: '1477110', reason: 'DealState "DRAFT" is not ACTIVE or INACTIVE' },
      { id: '1477111', reason: 'an ad of Type "BANNER" without a deal is no offer' },
      { id: null, reason: 'Id is missing' },
    ]);
  });

  it('reads deals', async () => {
    expect(await mapFixture(impactFormat, 'impact-deals.json')).toEqual([
      {
        record: 'offer',
        externalId: 'deal-130505',
        change: 'whole',
        brand: { externalId: '15745', names: ['Tinkerbox'], sharedIds: ['impact campaign 15745'] },
        title: 'A$7.50 off glue',
        description: 'All tubes',
        terms: 'Minimum purchase: A$20.',
        code: 'GLUE',
        discount: 'A$7.50 off',
        trackingUrl: 'https://tinkerbox.trk.example/c/1/130505',
        mayLackLink: true,
        startDate: '2030-01-01T00:00:00-05:00',
        categories: [],
      },
      { record: 'offer', externalId: 'deal-130506', change: 'retired' },
    ]);
  });

  it('reads promotions', async () => {
    expect(await mapFixture(impactFormat, 'impact-promotions.json')).toEqual([
      {
        record: 'offer',
        externalId: 'promotion-9001',
        change: 'whole',
        brand: {
          externalId: 'advertiser-3276669',
          names: ['Tinkerbox Holdings Ltd.'],
          siteUrl: 'https://www.tinkerbox.example/',
        },
        title: 'Free glue with every car',
        description: 'While stocks last',
        terms: 'One per order',
        originUrl: 'https://www.tinkerbox.example/glue',
        trackingUrl: 'https://tinkerbox.trk.example/p/9001',
        mayLackLink: true,
        startDate: '2030-02-01T00:00:00-08:00',
        endDate: '2030-02-28T23:59:59-08:00',
        categories: [],
      },
      {
        record: 'offer',
        externalId: 'promotion-9002',
        change: 'whole',
        brand: {
          externalId: 'advertiser-3276669',
          names: ['3276669'],
          sharedIds: ['impact advertiser 3276669'],
          mustBeKnown: true,
        },
        title: 'Whose is this?',
        trackingUrl: 'https://tinkerbox.trk.example/p/9002',
        mayLackLink: true,
        startDate: '',
        categories: [],
      },
    ]);
  });

  it('reads the deals of one campaign, whose shop is only in the address', async () => {
    const deals = { Deals: [{ DealId: '7', DealName: '5% off paint' }] };
    expect(await mapText(impactFormat, JSON.stringify(deals))).toMatchObject([
      { externalId: 'deal-7', brand: undefined, title: '5% off paint' },
    ]);
  });

  it('reads the same from XML', async () => {
    const xml = `<?xml version="1.0"?><ImpactRadiusResponse><Ads page="1"><Ad>
      <Id>1477109</Id><CampaignId>15745</CampaignId><DealId>130506</DealId><DealState>INACTIVE</DealState>
      </Ad></Ads></ImpactRadiusResponse>`;
    expect(await mapText(impactFormat, xml)).toEqual([
      { record: 'offer', externalId: '1477109', change: 'retired' },
    ]);
  });

  it.each([
    ['admitad.json', 'there is an object with results, _meta'],
    ['fmtc.json', 'This is no Impact feed'],
    ['cj.xml', 'it begins with <cj-api>'],
  ])('refuses %s, a file of another feed', async (file, message) => {
    await expect(mapFixture(impactFormat, file)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});

describe('formatImpactDiscount', () => {
  it.each([
    [{ DiscountPercent: '10' }, '10% off'],
    [{ DiscountPercent: '12.50' }, '12.5% off'],
    [{ DiscountPercent: '10', DiscountMaximumPercent: '30' }, 'Up to 30% off'],
    [{ DiscountPercentRangeStart: '10', DiscountPercentRangeEnd: '20' }, 'Up to 20% off'],
    [{ DiscountPercent: '120' }, undefined],
    [{ DiscountAmount: '7.5', DiscountCurrency: 'AUD' }, 'A$7.50 off'],
    [{ DiscountAmount: '1,000.00', DiscountCurrency: 'CHF' }, 'CHF 1,000 off'],
    [{ DiscountAmount: '7.5', DiscountCurrency: '' }, undefined],
    [{ DiscountAmount: '0', DiscountCurrency: 'USD', DiscountPercent: '' }, undefined],
    [{ DiscountAmount: 'some', DiscountCurrency: 'USD' }, undefined],
    [{ Gift: 'A brush' }, 'Free gift'],
    [{ Gift: 'A brush', DiscountPercent: '5' }, '5% off'],
    [{}, undefined],
  ])('%j', (row, discount) => {
    expect(formatImpactDiscount(row)).toBe(discount);
  });
});

describe('formatImpactTerms', () => {
  it.each([
    [{}, undefined],
    [{ MinimumPurchaseAmount: '0.00', MinimumPurchaseAmountCurrency: 'USD' }, undefined],
    [{ MinimumPurchaseAmount: '25.00', DiscountCurrency: '' }, 'Minimum purchase: 25.'],
    [{ MaximumSavingsAmount: '7.5', DiscountPercent: '10' }, 'Maximum saving: 7.50.'],
    [{ MinimumPurchaseAmount: '50', DiscountCurrency: 'EUR' }, 'Minimum purchase: €50.'],
    [
      {
        Terms: 'New only',
        MaximumSavingsAmount: '20',
        MaximumSavingsCurrency: 'USD',
        PurchaseLimitQuantity: '2',
      },
      'New only\nMaximum saving: $20.\nPurchase limit: 2.',
    ],
  ])('%j', (row, terms) => {
    expect(formatImpactTerms(row)).toBe(terms);
  });
});
