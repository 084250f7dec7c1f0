import { mapFixture } from '../testing/map-fixture';
import { admitadFormat } from './admitad';

describe('admitadFormat', () => {
  it('reads coupons', async () => {
    expect(await mapFixture(admitadFormat, 'admitad.json')).toEqual([
      {
        record: 'offer',
        externalId: '501',
        change: 'whole',
        brand: { externalId: '6115', names: ['Чайник'], siteUrl: 'https://chainik.example/' },
        kind: 'coupon',
        title: 'Скидка 30% на чай',
        description: 'Весь зелёный чай',
        code: 'ЧАЙ30',
        discount: '30%',
        image: 'https://img.example/tea.png',
        originUrl: 'https://chainik.example/',
        trackingUrl: 'https://ad.example/g/1',
        startDate: '2030-06-01T00:00:00',
        categories: ['Food', 'Tea, coffee'],
        regions: ['RU', 'KZ'],
        exclusive: true,
      },
      {
        record: 'offer',
        externalId: '502',
        change: 'whole',
        brand: { externalId: '6115', names: ['Чайник'] },
        kind: 'deal',
        title: '500 ₽ на первый заказ',
        discount: '500 ₽',
        image: '',
        trackingUrl: 'https://ad.example/g/2',
        startDate: '2030-06-01T00:00:00',
        endDate: '2030-06-30T23:59:59',
        categories: [],
        regions: [],
        exclusive: false,
      },
      {
        record: 'offer',
        externalId: '503',
        change: 'whole',
        brand: { externalId: '6115', names: ['Чайник'], siteUrl: 'https://chainik.example/' },
        kind: 'coupon',
        title: 'No website asked for, so no code and no link',
        originUrl: 'https://chainik.example/',
      },
      { record: 'offer', externalId: '504', change: 'retired' },
      { id: '505', reason: 'campaign is missing' },
      { id: '506', reason: 'status is missing or not text' },
      { id: null, reason: 'id is missing or no id' },
      { id: '507', reason: 'regions is no list' },
    ]);
  });

  it.each([
    ['impact-ads.json', 'there is an object with @page'],
    ['awin.json', 'there is an object with data, pagination'],
    ['fmtc.json', 'This is no Admitad feed'],
    ['rakuten.xml', 'The file is not JSON'],
  ])('refuses %s, a file of another feed', async (file, message) => {
    await expect(mapFixture(admitadFormat, file)).rejects.toMatchObject({
      name: 'FeedError',
      message: expect.stringContaining(message),
    });
  });
});
