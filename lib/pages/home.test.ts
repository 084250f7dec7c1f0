import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveDefaultCategories } from '@/lib/catalogue/rules';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { loadHome } from './home';

const folder = mkdtempSync(path.join(os.tmpdir(), 'home-'));

function open(name: string) {
  return openEmbeddedCatalogue(parseSettings({ DATABASE_URL: `file:${folder}/${name}.db` }));
}

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['ten coupons', { coupons: 10, brands: ['travel', 'gifts-flowers'] }, ['travel 5', 'gifts-flowers 5']],
  ['ten deals', { coupons: 0, brands: ['travel', 'gifts-flowers'] }, ['travel 5', 'gifts-flowers 5']],
  ['five of each', { coupons: 5, brands: ['gifts-flowers', 'fashion'] }, ['fashion 2', 'gifts-flowers 3']],
  ['one brand alone', { coupons: 5, brands: ['pets'] }, ['pets 5']],
  ['no categories', { coupons: 5, brands: [null, null] }, []],
])('is full with ten live offers: %s, none featured', async (name, { coupons, brands }, highlights) => {
  const { store, source } = open(name.replaceAll(' ', '-'));
  await store.migrate();
  await saveDefaultCategories(store);
  await store.write(async (writer) => {
    await writer.saveBrands(
      brands.map((slug, index) =>
        buildNewBrand({ uniqueName: `b${index}`, categorySlugs: slug === null ? [] : [slug] }),
      ),
    );
    await writer.saveOffers(
      Array.from({ length: 10 }, (_, index) =>
        buildNewOffer({
          kind: index < coupons ? 'coupon' : 'deal',
          externalId: `${index}`,
          brandUniqueName: `b${index % brands.length}`,
        }),
      ),
    );
  });
  const { home } = await loadHome(source);
  expect([home.featuredCoupons.length, home.featuredDeals.length]).toEqual([coupons, 10 - coupons]);
  expect(home.featuredBrands).toHaveLength(brands.length);
  expect(home.categories.length).toBeGreaterThan(6);
  expect(home.highlights.map(({ category, offers }) => `${category.slug} ${offers.length}`)).toEqual(
    highlights,
  );
  store.close();
});

it('is full with ten live offers, of which hardly any is featured', async () => {
  const { store, source } = open('featured');
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
  expect(home.highlights.map(({ category, offers }) => [category.slug, offers.length])).toEqual([
    ['electronics', 2],
    ['home-garden', 4],
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
  expect(slugs).toEqual(['travel', 'electronics']);
  store.close();
});
