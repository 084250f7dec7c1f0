import type { SearchResult } from '../types';
import { getBrandId, getCategoryId, type GetSource } from './contract-helpers';

function toNames({ brands, coupons, deals }: SearchResult) {
  return {
    brands: brands.items.map((brand) => brand.name),
    coupons: coupons.items.map((coupon) => coupon.name),
    deals: deals.items.map((deal) => deal.title),
  };
}

export function describeSearch(source: GetSource): void {
  describe('search', () => {
    it.each([
      ['a whole name', 'Alpenglow Travel'],
      ['other case', 'ALPENGLOW'],
      ['the beginning of a word', 'alpen'],
      ['words in any order', 'travel alpenglow'],
      ['a letter too few', 'alpengow'],
      ['a letter too many', 'alpenglowe'],
      ['a wrong letter', 'elpenglow'],
      ['swapped letters', 'alpenlgow travel'],
      ['its name among words that narrow nothing', 'the alpenglow coupon code'],
    ])('finds a brand by %s', async (_, query) => {
      expect(toNames(await source().search({ query, type: 'brands' })).brands).toContain('Alpenglow Travel');
    });

    it.each([
      ['cafe', 'Café Mirabelle'],
      ['CAFÉ MIRABELLE', 'Café Mirabelle'],
      ['cafemirabelle', 'Café Mirabelle'],
      ['senors hilo', 'Señor’s Hilo'],
      ["señor's", 'Señor’s Hilo'],
      ['harbour pine', 'Harbour & Pine'],
    ])('looks past accents, spaces and signs: %s', async (query, name) => {
      expect(toNames(await source().search({ query })).brands[0]).toBe(name);
    });

    it('returns the sections with their totals, offers by the name of their brand too', async () => {
      const result = await source().search({ query: 'alpenglow' });
      expect(toNames(result)).toEqual({
        brands: ['Alpenglow Travel'],
        coupons: ['20% off night trains'],
        deals: ['Rail pass'],
      });
      expect(result).toMatchObject({ query: 'alpenglow', type: 'all', total: 3, page: 1, pageSize: 20 });
      expect([result.brands.total, result.coupons.total, result.deals.total]).toEqual([1, 1, 1]);
    });

    it('returns only the section asked for', async () => {
      const result = await source().search({ query: 'alpenglow', type: 'deals' });
      expect(toNames(result)).toEqual({ brands: [], coupons: [], deals: ['Rail pass'] });
      expect(result).toMatchObject({ type: 'deals', total: 1 });
    });

    it('pages every section without repeats or gaps, and without expired offers', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => source().search({ query: 'lamp', page })));
      const coupons = pages.flatMap((page) => page.coupons.items);
      expect(pages.map((page) => page.coupons.items.length)).toEqual([20, 20, 0, 0]);
      expect(new Set(coupons.map((coupon) => coupon.id)).size).toBe(40);
      expect(pages.every((page) => page.coupons.total === 40)).toBe(true);
      expect(coupons.some((coupon) => coupon.endDate === '2026-11-01')).toBe(false);
    });

    it('finds texts beyond the title, and titles before them', async () => {
      expect(toNames(await source().search({ query: 'gotthard' })).coupons).toEqual(['20% off night trains']);
      expect(toNames(await source().search({ query: 'travel' })).coupons[0]).toBe('20% off night trains');
    });

    it.each(['', '   ', '\t\n', '!!!', '"', '%'])('finds nothing for %j', async (query) => {
      expect(await source().search({ query })).toMatchObject({
        total: 0,
        brands: { total: 0, items: [] },
        coupons: { total: 0, items: [] },
        deals: { total: 0, items: [] },
      });
    });

    it('finds what is in a category by its name, despite a typo', async () => {
      expect(toNames(await source().search({ query: 'fashon' })).brands).toEqual([
        'Señor’s Hilo',
        'Later Labs',
        'Yesteryear',
      ]);
    });

    it('does not find scheduled offers', async () => {
      expect(await source().search({ query: 'starts-later', type: 'coupons' })).toMatchObject({ total: 0 });
    });

    it('narrows lists together with their filters', async () => {
      const names = async (query: object) =>
        (await source().listCoupons(query)).items.map((coupon) => coupon.name);
      const towels = ['Beach towels <b>half price</b> & "more"'];
      const travel = await getCategoryId(source(), 'travel');
      const hilo = await getBrandId(source(), 'senors-hilo');
      expect(await names({ search: 'towels' })).toEqual(towels);
      expect(await names({ search: 'towels', categoryId: travel, brandId: hilo })).toEqual(towels);
      expect(await names({ search: 'towels', featured: true })).toEqual([]);
      expect(await names({ search: 'lamp', categoryId: travel })).toEqual([]);
      expect(await source().listCoupons({ search: 'lamp', featured: true })).toMatchObject({ total: 4 });
      expect(await source().listBrands({ search: 'cafe', categoryId: travel })).toMatchObject({ total: 0 });
      expect(await source().listDeals({ search: 'creme' })).toMatchObject({ total: 1 });
    });

    it('ignores a list search of white space', async () => {
      expect(await source().listCoupons({ search: '  ' })).toMatchObject({ total: 46 });
    });
  });
}
