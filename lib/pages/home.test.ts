import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveDefaultCategories } from '@/lib/catalogue/rules';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { loadHome } from './home';

const folder = mkdtempSync(path.join(os.tmpdir(), 'home-'));
const { store, source } = openEmbeddedCatalogue(
  parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db` }),
);

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

it('is full with ten live offers, of which hardly any is featured', async () => {
  await store.migrate();
  await saveDefaultCategories(store);
  await store.write(async (writer) => {
    await writer.saveBrands([
      buildNewBrand({ uniqueName: 'lumera', categorySlugs: ['home-garden'] }),
      buildNewBrand({ uniqueName: 'burleigh', categorySlugs: ['electronics'] }),
      buildNewBrand({ uniqueName: 'closed' }),
    ]);
    const offers = Array.from({ length: 10 }, (_, index) => {
      const kind = index < 6 ? 'coupon' : 'deal';
      const brandUniqueName = index < 4 ? 'lumera' : 'burleigh';
      return buildNewOffer({ kind, externalId: `${index}`, brandUniqueName, isFeatured: index === 2 });
    });
    await writer.saveOffers(offers);
  });
  const { home } = await loadHome(source);
  expect(home.featuredCoupons.map(({ id }) => id)).toEqual([3, 6, 5, 4, 2, 1]);
  expect(home.featuredDeals.map(({ id }) => id)).toEqual([10, 9, 8, 7]);
  expect(home.featuredBrands.map(({ uniqueName }) => uniqueName)).toEqual(['burleigh', 'lumera']);
  expect(home.highlights.map(({ category, coupons }) => [category.slug, coupons.length])).toEqual([
    ['home-garden', 4],
    ['electronics', 2],
  ]);
  await store.write((writer) =>
    writer.saveOffers([
      buildNewOffer({
        ...{ kind: 'coupon', externalId: 'trip', brandUniqueName: 'lumera' },
        categorySlugs: ['travel'],
      }),
    ]),
  );
  const slugs = (await loadHome(source)).home.highlights.map(({ category }) => category.slug);
  expect(slugs).toEqual(['travel', 'home-garden']);
});
