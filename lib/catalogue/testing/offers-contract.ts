import type { OfferQuery } from '../source';
import { getBrandId, getCategoryId, UNKNOWN_ID, type GetSource } from './contract-helpers';

export function describeOffers(source: GetSource): void {
  const listNames = async (query: OfferQuery) =>
    (await source().listCoupons(query)).items.map((item) => item.name);

  describe('offers', () => {
    it('lists live ones, featured first, then newest, without expired and scheduled ones', async () => {
      const { items, total } = await source().listCoupons({ pageSize: 100 });
      expect([total, items.length]).toEqual([46, 46]);
      const keys = items.map((item) => [item.isFeatured ? 0 : 1, -item.id]);
      expect(keys).toEqual(
        [...keys].sort((a, b) => a.map((part, i) => part - (b[i] ?? 0)).find(Boolean) ?? 0),
      );
      const names = items.map((item) => item.name);
      for (const name of ['starts-later', 'long-gone', 'ended-yesterday', 'ended-at-noon'])
        expect(names).not.toContain(name);
      expect((await source().listDeals()).items.map((item) => item.title)).toEqual([
        'Crème-coloured scarf',
        'Rail pass',
      ]);
    });

    it('shows each offer on exactly one page', async () => {
      const whole = await listNames({ pageSize: 100 });
      const pages = await Promise.all([1, 2, 3].map((page) => source().listCoupons({ page })));
      expect(pages.flatMap((page) => page.items.map((item) => item.name))).toEqual(whole);
      expect(pages.map((page) => page.items.length)).toEqual([20, 20, 6]);
      expect(pages.every((page) => page.total === 46 && page.pageSize === 20)).toBe(true);
    });

    it('gives a page past the end as empty with the true total', async () => {
      expect(await source().listCoupons({ page: 4 })).toEqual({
        items: [],
        total: 46,
        page: 4,
        pageSize: 20,
      });
      expect(await source().listCoupons({ page: 2 ** 31 })).toMatchObject({ items: [], total: 46 });
    });

    it('filters by brand, category, featured and their combinations', async () => {
      const travel = await getCategoryId(source(), 'travel');
      const hilo = await getBrandId(source(), 'senors-hilo');
      const pine = await getBrandId(source(), 'harbour-pine');
      expect(await listNames({ categoryId: travel })).toEqual([
        'Beach towels <b>half price</b> & "more"',
        '20% off night trains',
      ]);
      expect(await listNames({ categoryId: await getCategoryId(source(), 'fashion') })).toEqual([]);
      expect(await listNames({ brandId: hilo, categoryId: travel })).toHaveLength(1);
      expect(await listNames({ brandId: pine, categoryId: travel })).toEqual([]);
      expect(await source().listCoupons({ brandId: pine, featured: true, pageSize: 2 })).toMatchObject({
        total: 4,
        items: [{ name: 'Lamp number 40' }, { name: 'Lamp number 30' }],
      });
      expect(
        await source().listDeals({ featured: true, categoryId: await getCategoryId(source(), 'fashion') }),
      ).toMatchObject({ total: 1 });
    });

    it('has nothing for an unknown brand or category', async () => {
      expect(await source().listCoupons({ brandId: UNKNOWN_ID })).toMatchObject({ items: [], total: 0 });
      expect(await source().listDeals({ categoryId: UNKNOWN_ID })).toMatchObject({ items: [], total: 0 });
    });

    it('gives a coupon whole, with its brand', async () => {
      const [listed] = (
        await source().listCoupons({ brandId: await getBrandId(source(), 'alpenglow-travel') })
      ).items;
      expect({ ...listed, origin: undefined }).toEqual({
        kind: 'coupon',
        id: expect.anything(),
        brandId: listed?.brand?.id,
        brand: {
          id: expect.anything(),
          name: 'Alpenglow Travel',
          uniqueName: 'alpenglow-travel',
          logo: '/art/logos/alpenglow.svg',
          trackingUrl: 'https://go.example/alpenglow',
          originUrl: 'https://alpenglow.example/',
          siteUrl: 'https://alpenglow.example/shop',
        },
        name: '20% off night trains',
        description: 'Sleep through the Gotthard.',
        code: 'NIGHT-20',
        discount: '20% off',
        terms: 'One code a booking.',
        startDate: '2026-11-01',
        withdrawn: null,
        endDate: '2026-12-31T18:00:00Z',
        verifiedAt: '2026-11-19T08:00:00Z',
        exclusive: true,
        isFeatured: false,
        regions: ['CH', 'AT'],
        trackingUrl: 'https://go.example/night',
        originUrl: 'https://alpenglow.example/night',
        updatedAt: expect.stringMatching(/^2026-/),
        votes: null,
      });
      expect(await source().getCoupon(listed?.id ?? UNKNOWN_ID)).toEqual(listed);
    });

    it('gives a deal whole, and only as a deal', async () => {
      const [deal] = (await source().listDeals({ featured: true })).items;
      expect(deal).toMatchObject({
        kind: 'deal',
        img: '/art/deals/scarf.svg',
        siteUrl: 'https://hilo.example/scarf',
      });
      // Its origin is known to the embedded catalogue alone, and no file holds it.
      expect({ ...(await source().getDeal(deal?.id ?? UNKNOWN_ID)), origin: undefined }).toEqual({
        ...deal,
        origin: undefined,
      });
      expect(await source().getCoupon(deal?.id ?? UNKNOWN_ID)).toBeNull();
      expect(await source().getDeal(UNKNOWN_ID)).toBeNull();
    });

    it('lists the expired offers of a brand apart, newest first', async () => {
      const cafe = await getBrandId(source(), 'cafe-mirabelle');
      const pine = await getBrandId(source(), 'harbour-pine');
      const expired = await source().listExpiredCoupons({ brandId: cafe });
      expect(expired.items.map((item) => item.name)).toEqual(['ended-at-noon', 'ended-yesterday']);
      expect(expired).toMatchObject({
        total: 2,
        page: 1,
        items: [{ brand: { name: 'Café Mirabelle' } }, {}],
      });
      expect(await source().listExpiredCoupons({ brandId: pine, page: 2, pageSize: 3 })).toMatchObject({
        total: 5,
        items: [{ name: 'Lamp number 18' }, { name: 'Lamp number 9' }],
      });
      expect(await source().listExpiredDeals({ brandId: cafe })).toMatchObject({ total: 0, items: [] });
      expect(await source().listExpiredCoupons({ brandId: UNKNOWN_ID })).toMatchObject({
        total: 0,
        items: [],
      });
    });

    it('gives an expired offer, too', async () => {
      const brandId = await getBrandId(source(), 'yesteryear');
      const [expired] = (await source().listExpiredCoupons({ brandId })).items;
      expect(await source().getCoupon(expired?.id ?? UNKNOWN_ID)).toMatchObject({ name: 'long-gone' });
    });
  });
}
