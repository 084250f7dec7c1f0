import type { BrandQuery, OfferQuery, OfferSort } from '../source';
import { getBrandId, getCategoryId, type GetSource } from './contract-helpers';

const SORTS: OfferSort[] = ['newest', 'ending', 'name'];

export function describeSorting(source: GetSource): void {
  const listNames = async (query: OfferQuery) =>
    (await source().listCoupons({ pageSize: 100, ...query })).items.map((item) => item.name);
  const getTotal = async (query: OfferQuery) => (await source().listCoupons(query)).total;

  describe('sorted and filtered offers', () => {
    it.each<[OfferSort | undefined, string[]]>([
      [undefined, ['“Doble” espresso', '5 cups for 4', 'Éclairs by the dozen', 'ends-today']],
      ['newest', ['5 cups for 4', '“Doble” espresso', 'Éclairs by the dozen', 'ends-today']],
      ['ending', ['ends-today', '“Doble” espresso', 'Éclairs by the dozen', '5 cups for 4']],
      ['name', ['“Doble” espresso', '5 cups for 4', 'Éclairs by the dozen', 'ends-today']],
    ])('come in the sort %s', async (sort, names) => {
      expect(await listNames({ sort, brandId: await getBrandId(source(), 'cafe-mirabelle') })).toEqual(names);
    });

    it.each([undefined, ...SORTS])('are each on exactly one page of the sort %s', async (sort) => {
      const whole = await listNames({ sort });
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => source().listCoupons({ sort, page, pageSize: 17 })),
      );
      expect(pages.flatMap((page) => page.items.map((item) => item.name))).toEqual(whole);
      expect(new Set(whole).size).toBe(46);
      expect(pages.map((page) => page.total)).toEqual([46, 46, 46, 46]);
      expect(await source().listCoupons({ sort, page: 9 })).toMatchObject({ items: [], total: 46 });
    });

    it('are with or without a code, where a blank one is none', async () => {
      const brandId = await getBrandId(source(), 'cafe-mirabelle');
      expect(await listNames({ brandId, hasCode: true })).toEqual(['“Doble” espresso', '5 cups for 4']);
      expect(await listNames({ brandId, hasCode: false, sort: 'name' })).toEqual([
        ...['Éclairs by the dozen', 'ends-today'],
      ]);
      expect((await source().listCoupons({ brandId, hasCode: false })).items.map(({ code }) => code)).toEqual(
        [null, null],
      );
      expect([await getTotal({ hasCode: true }), await getTotal({ hasCode: false })]).toEqual([43, 3]);
      expect(await getTotal({ hasCode: true, featured: true })).toBe(5);
    });

    it('end soon: within a week, and not yet over', async () => {
      const soon = ['“Doble” espresso', 'Éclairs by the dozen', 'ends-today'];
      expect(await listNames({ isEndingSoon: true })).toEqual(soon);
      expect(await listNames({ isEndingSoon: true, sort: 'ending' })).toEqual([soon[2], soon[0], soon[1]]);
      expect(await listNames({ isEndingSoon: true, hasCode: true })).toEqual([soon[0]]);
      expect(await source().listCoupons({ isEndingSoon: true, pageSize: 2, page: 2 })).toMatchObject({
        total: 3,
        items: [{ name: 'ends-today' }],
      });
      expect(await source().listCoupons({ isEndingSoon: true, page: 5 })).toMatchObject({
        items: [],
        total: 3,
      });
      expect(await source().listDeals({ isEndingSoon: true })).toMatchObject({ items: [], total: 0 });
    });

    it.each(SORTS)('combine the sort %s with every filter', async (sort) => {
      const food = await getCategoryId(source(), 'cafe-food');
      const garden = await getCategoryId(source(), 'home-garden');
      const cafe = await getBrandId(source(), 'cafe-mirabelle');
      expect(await listNames({ sort, categoryId: food })).toEqual(await listNames({ sort, brandId: cafe }));
      expect(await listNames({ sort, categoryId: food, hasCode: true, isEndingSoon: true })).toEqual([
        '“Doble” espresso',
      ]);
      expect(await listNames({ sort, categoryId: garden, brandId: cafe, hasCode: false })).toHaveLength(2);
      expect(await getTotal({ sort, categoryId: garden, featured: true, hasCode: true })).toBe(5);
      expect(await getTotal({ sort, search: 'lamp', hasCode: true })).toBe(40);
      expect(await getTotal({ sort, search: 'lamp', hasCode: false })).toBe(0);
      expect(await listNames({ sort, search: 'mirabelle', isEndingSoon: true })).toHaveLength(3);
    });

    it('come in the order asked for where a text is searched for, too', async () => {
      const search = 'mirabelle';
      expect(await listNames({ search, sort: 'ending' })).toEqual([
        ...['ends-today', '“Doble” espresso', 'Éclairs by the dozen', '5 cups for 4'],
      ]);
      expect((await listNames({ search, sort: 'newest' }))[0]).toBe('5 cups for 4');
      expect(await listNames({ search, sort: 'name', page: 2, pageSize: 2 })).toEqual([
        'Éclairs by the dozen',
        'ends-today',
      ]);
    });

    it('are deals as well, which have no code to ask for', async () => {
      const deals = async (query: OfferQuery) =>
        (await source().listDeals(query)).items.map((deal) => deal.title);
      expect(await deals({ sort: 'newest' })).toEqual(['Rail pass', 'Crème-coloured scarf']);
      expect(await deals({ sort: 'name' })).toEqual(['Crème-coloured scarf', 'Rail pass']);
      expect(await deals({ hasCode: true })).toHaveLength(2);
      expect(await deals({ hasCode: true, sort: 'name', search: 'rail' })).toEqual(['Rail pass']);
    });
  });

  describe('brands from A to Z', () => {
    const listBrandNames = async (query: BrandQuery) =>
      (await source().listBrands(query)).items.map(({ name }) => name);

    it('come by name, whatever their accents, offers and age', async () => {
      expect(await listBrandNames({ sort: 'name' })).toEqual([
        ...['5 & Dime', 'Alpenglow Travel', 'Café Mirabelle', 'Harbour & Pine', 'Later Labs', 'Quiet Shop'],
        ...['Señor’s Hilo', 'Yesteryear'],
      ]);
      expect(await listBrandNames({ sort: 'name', page: 2, pageSize: 3 })).toEqual([
        'Harbour & Pine',
        'Later Labs',
        'Quiet Shop',
      ]);
      expect(await listBrandNames({ sort: 'name', featured: true })).toEqual([
        'Alpenglow Travel',
        'Quiet Shop',
        'Señor’s Hilo',
      ]);
    });

    it('are those of one letter', async () => {
      expect(await source().listBrands({ letter: 's' })).toMatchObject({
        total: 1,
        items: [{ name: 'Señor’s Hilo' }],
      });
      expect(await source().listBrands({ letter: 'b' })).toMatchObject({ total: 0, items: [] });
      expect(await listBrandNames({ letter: '0' })).toEqual(['5 & Dime']);
      expect(await listBrandNames({ letter: '0', search: 'dime' })).toEqual(['5 & Dime']);
    });

    it('are narrowed by category and text', async () => {
      const categoryId = await getCategoryId(source(), 'fashion');
      expect(await listBrandNames({ categoryId, sort: 'name' })).toEqual([
        'Later Labs',
        'Señor’s Hilo',
        'Yesteryear',
      ]);
      expect(await listBrandNames({ categoryId, letter: 'l' })).toEqual(['Later Labs']);
      expect(await listBrandNames({ search: 'fashion', sort: 'name' })).toEqual([
        'Later Labs',
        'Señor’s Hilo',
        'Yesteryear',
      ]);
      expect(await listBrandNames({ search: 'fashion', letter: 'y' })).toEqual(['Yesteryear']);
      expect(await listBrandNames({ search: 'fashion', letter: 'q' })).toEqual([]);
    });
  });
}
