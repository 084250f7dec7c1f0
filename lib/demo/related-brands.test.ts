import {
  openTestCatalogue,
  removeTestCatalogues,
} from '@/lib/catalogue/database/testing/open-test-catalogue';
import { RELATED_LIMIT } from '@/lib/catalogue/source';
import { FIXTURE_NOW } from '@/lib/catalogue/testing/fixture-catalogue';
import type { Brand, ItemId } from '@/lib/catalogue/types';
import { pickEffort } from '@/lib/testing/long-run';
import { buildDemoCatalogue } from './build-demo-catalogue';

/** The smallest demo with enough brands in each category; by default half of them are tried. */
const SCALE = 0.1;
const BRANDS = pickEffort(700, 1_600);
const MIN_LINKS = 3;

afterAll(removeTestCatalogues);

const isLive = ({ totalCoupons, totalDeals }: Brand) => totalCoupons + totalDeals > 0;

it('links every live brand of the demo from the pages of at least three others', async () => {
  const { source, store } = await openTestCatalogue(FIXTURE_NOW);
  const { categories, offers, ...all } = buildDemoCatalogue({ now: FIXTURE_NOW, scale: SCALE });
  const brands = all.brands.slice(0, BRANDS);
  const names = new Set(brands.map(({ uniqueName }) => uniqueName));
  const own = offers.filter(({ brandUniqueName }) => names.has(brandUniqueName));
  await store.write(async (writer) => {
    await writer.saveCategories(categories);
    await writer.saveBrands(brands);
    // One offer of each brand says as much as all: whether it is live.
    await writer.saveOffers([...new Map(own.map((offer) => [offer.brandUniqueName, offer])).values()]);
  });
  const links = new Map<ItemId, number>();
  const live: Brand[] = [];
  for (let page = 1; page <= brands.length / 100; page += 1)
    live.push(...(await source.listBrands({ page, pageSize: 100 })).items.filter(isLive));
  for (let id = 1; id <= brands.length; id += 1) {
    const related = await source.listRelatedBrands(id);
    expect(related.map((other) => other.id)).not.toContain(id);
    expect(related.length).toBeLessThanOrEqual(RELATED_LIMIT);
    // Those with live offers first.
    expect(related.map(isLive)).toEqual(related.map(isLive).toSorted((a, b) => Number(b) - Number(a)));
    for (const other of related) links.set(other.id, (links.get(other.id) ?? 0) + 1);
  }
  expect(live.length).toBeGreaterThan(100);
  expect(live.filter(({ id }) => (links.get(id) ?? 0) < MIN_LINKS)).toEqual([]);
}, 120_000);
