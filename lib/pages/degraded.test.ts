import { unstable_cache } from 'next/cache';
import { createFakeSource } from '@/lib/api/testing/fake-source';
import { loadBrandPage } from './brand';
import { loadCategoryPage } from './category';
import { listAllCategories } from '@/lib/catalogue/rules/categories';
import { loadBrandList, loadOfferList } from './list';
import { loadSearchPage } from './search';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { BRANDS, CATEGORY } from '@/lib/catalogue/wire/testing/items';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Read where a page is to live shorter than usual. */
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => Promise<boolean>) => read) }));

const full = createFakeSource();
const none = async () => ({ items: [], total: 0, page: 9, pageSize: 20 });
const section = { items: [], total: 0 };
/** A host that lists nothing. */
const empty: CatalogueSource = {
  ...full,
  listCategories: none,
  listBrands: none,
  listCoupons: none,
  listDeals: none,
  search: async ({ query }) => ({
    ...{ query, type: 'all', page: 9, pageSize: 20, total: 0 },
    ...{ brands: section, coupons: section, deals: section },
  }),
};
const emptyLists: CatalogueSource = { ...empty, listCategories: full.listCategories };

const [brand] = BRANDS;
const uniqueName = brand?.uniqueName ?? '';
const { slug } = CATEGORY;

beforeEach(() => jest.clearAllMocks());

it.each<[string, () => Promise<unknown>]>([
  ["a category's page", () => loadCategoryPage(empty, { slug })],
  ["a category's list", () => loadBrandList(empty, { category: slug })],
  ['the list of categories', () => listAllCategories(empty)],
  ['a later page of a list', () => loadOfferList(emptyLists, 'coupons', { page: 9 })],
  ["a later page of a category's tab", () => loadCategoryPage(emptyLists, { slug, tab: 'deals', page: 9 })],
  [
    "a later page of a brand's tab",
    () => loadBrandPage(emptyLists, { uniqueName, tab: 'deals', page: 9 }, NOW),
  ],
  ['a later page of a search', () => loadSearchPage(emptyLists, 'lamp', 9)],
])('%s that is missing because nothing at all is listed is rendered again soon', async (_, load) => {
  await load();
  expect(unstable_cache).toHaveBeenCalled();
});

it.each<[string, () => Promise<unknown>]>([
  ['a category that is not among those that there are', () => loadCategoryPage(full, { slug: 'nowhere' })],
  ['a page past the end of a list', () => loadOfferList(full, 'coupons', { page: 9 })],
  ['a page that is there', () => loadCategoryPage(full, { slug })],
])('%s lives as long as others', async (_, load) => {
  await load();
  expect(unstable_cache).not.toHaveBeenCalled();
});
