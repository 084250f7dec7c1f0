import type { GetSource } from './contract-helpers';

export function describeIndexedBrands(source: GetSource): void {
  const listNames = async (query: { page?: number; pageSize?: number } = {}) => {
    return (await source().listIndexedBrands(query)).items.map((brand) => brand.uniqueName);
  };

  describe('indexed brands', () => {
    it('are those with a live offer', async () => {
      expect((await listNames()).sort()).toEqual([
        ...['alpenglow-travel', 'cafe-mirabelle', 'harbour-pine', 'senors-hilo'],
      ]);
    });

    it.each(['quiet-shop', 'yesteryear', 'later-labs', 'five-and-dime'])(
      'are not those without one, whatever is said of them: %s',
      async (name) => {
        expect(await listNames()).not.toContain(name);
      },
    );

    it('come in pages that together are all of them', async () => {
      const pageSize = 3;
      const { total } = await source().listIndexedBrands({ pageSize });
      const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => index + 1);
      const names = await Promise.all(pages.map((page) => listNames({ page, pageSize })));
      expect(names.flat().sort()).toEqual((await listNames({ pageSize: 100 })).sort());
      expect(await listNames({ page: pages.length + 1, pageSize })).toEqual([]);
    });

    it('say when their page changed as an instant, or that nobody knows', async () => {
      for (const { updatedAt } of (await source().listIndexedBrands()).items) {
        expect(updatedAt === null || new Date(updatedAt).toISOString() === updatedAt).toBe(true);
      }
    });
  });
}
