import { findBrand } from '../rules/find-offer';
import type { BrandQuery } from '../source';
import { getCategoryId, UNKNOWN_ID, type GetSource } from './contract-helpers';

export function describeCategoriesAndBrands(source: GetSource): void {
  const listBrandNames = async (query: BrandQuery) => {
    return (await source().listBrands(query)).items.map((brand) => brand.uniqueName);
  };

  describe('categories', () => {
    it('lists them in the order they came', async () => {
      const { items, total } = await source().listCategories();
      expect(items.map((item) => item.slug)).toEqual([
        'travel',
        'fashion',
        'home-garden',
        'cafe-food',
        'empty-shelf',
      ]);
      expect(items[0]).toEqual({ id: expect.anything(), name: 'Travel', slug: 'travel', icon: 'airplane' });
      expect(total).toBe(5);
    });

    it('pages them', async () => {
      const page = await source().listCategories({ page: 2, pageSize: 3 });
      expect(page).toMatchObject({ total: 5, page: 2, pageSize: 3 });
      expect(page.items.map((item) => item.slug)).toEqual(['cafe-food', 'empty-shelf']);
    });
  });

  describe('brands', () => {
    it('lists those with live offers first, then featured, then newest', async () => {
      expect(await listBrandNames({})).toEqual([
        ...['senors-hilo', 'alpenglow-travel', 'harbour-pine', 'cafe-mirabelle'],
        ...['quiet-shop', 'five-and-dime', 'later-labs', 'yesteryear'],
      ]);
    });

    it('filters by featured, category and both', async () => {
      expect(await listBrandNames({ featured: true })).toEqual([
        'senors-hilo',
        'alpenglow-travel',
        'quiet-shop',
      ]);
      const categoryId = await getCategoryId(source(), 'home-garden');
      expect(await listBrandNames({ categoryId })).toEqual(['harbour-pine', 'cafe-mirabelle']);
      expect(await listBrandNames({ categoryId, featured: true })).toEqual([]);
    });

    it('gives a brand whole, by id and by unique name, with the counts of its live offers', async () => {
      const brand = await source().getBrandByUniqueName('alpenglow-travel');
      expect(brand).toEqual({
        id: expect.anything(),
        name: 'Alpenglow Travel',
        uniqueName: 'alpenglow-travel',
        logo: '/art/logos/alpenglow.svg',
        description: 'Mountain holidays by train.',
        totalCoupons: 1,
        totalDeals: 1,
        trackingUrl: 'https://go.example/alpenglow',
        originUrl: 'https://alpenglow.example/',
        siteUrl: 'https://alpenglow.example/shop',
      });
      expect(await source().getBrand(brand?.id ?? UNKNOWN_ID)).toEqual(brand);
      expect(await source().getBrandByUniqueName('later-labs')).toMatchObject({
        totalCoupons: 0,
        totalDeals: 0,
      });
      expect(await source().getBrandByUniqueName('harbour-pine')).toMatchObject({ totalCoupons: 40 });
      expect(await source().getBrandByUniqueName('yesteryear')).toMatchObject({ totalCoupons: 0 });
    });

    it('finds a brand by its unique name or its id', async () => {
      const brand = await source().getBrandByUniqueName('cafe-mirabelle');
      expect(await findBrand(source(), 'cafe-mirabelle')).toEqual(brand);
      expect(await findBrand(source(), String(brand?.id))).toEqual(brand);
      for (const key of ['no-such-brand', String(UNKNOWN_ID), '01', '1e0', '9'.repeat(30)])
        expect(await findBrand(source(), key)).toBeNull();
    });

    it('returns null for what does not exist', async () => {
      expect(await source().getBrand(UNKNOWN_ID)).toBeNull();
      expect(await source().getBrandByUniqueName('no-such-brand')).toBeNull();
      expect(await source().getBrandByUniqueName("x' OR 1=1 --")).toBeNull();
    });
  });
}
