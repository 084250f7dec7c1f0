import { getBrandId, getCategoryId, UNKNOWN_ID, type GetSource } from './contract-helpers';

export function describeRelated(source: GetSource): void {
  describe('what is related', () => {
    it.each([
      // The brand of its own category, then the next ones by main category: each live brand is linked from the others.
      ['harbour-pine', ['cafe-mirabelle', 'alpenglow-travel', 'senors-hilo']],
      ['quiet-shop', ['alpenglow-travel', 'senors-hilo', 'cafe-mirabelle', 'harbour-pine']],
      // Brands without a live offer come after those with one.
      ['yesteryear', ['senors-hilo', 'cafe-mirabelle', 'harbour-pine', 'alpenglow-travel', 'later-labs']],
      ['five-and-dime', ['alpenglow-travel', 'senors-hilo', 'cafe-mirabelle']],
    ])('to the brand %s are those of its categories', async (name, expected) => {
      const related = await source().listRelatedBrands(await getBrandId(source(), name));
      expect(related.map(({ uniqueName }) => uniqueName)).toEqual(expected);
    });

    it.each([
      // Café Mirabelle is in both; the others follow in their order. What holds no live offer is left out.
      ['home-garden', ['cafe-food', 'travel', 'fashion']],
      ['cafe-food', ['home-garden', 'travel', 'fashion']],
      ['fashion', ['home-garden', 'cafe-food', 'travel']],
    ])('to the category %s are those that share its brands', async (slug, expected) => {
      const related = await source().listRelatedCategories(await getCategoryId(source(), slug));
      expect(related.map((category) => category.slug)).toEqual(expected);
    });

    it('to a brand that nobody knows are some live ones', async () => {
      const related = await source().listRelatedBrands(UNKNOWN_ID);
      expect(related.every(({ totalCoupons, totalDeals }) => totalCoupons + totalDeals > 0)).toBe(true);
    });
  });
}
