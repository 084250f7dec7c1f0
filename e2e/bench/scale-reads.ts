import type { BrandQuery, CatalogueSource, OfferQuery } from '@/lib/catalogue/source';
import { buildScaleBrand, pickNumber, SCALE_BRAND_COUNT, SCALE_WORDS } from './scale-catalogue';

/** One kind of read; rounds read different things where that matters. */
export type ScaleRead = { name: string; run: (round: number) => Promise<unknown> };
type Depth = 'page 1' | 'middle page' | 'last page';

const PAGE_SIZE = 20;
const SUGGESTIONS = 4;
const { common, uncommon, rare } = SCALE_WORDS;

/** What the scale bench reads of a filled catalogue. */
export async function listScaleReads(source: CatalogueSource): Promise<ScaleRead[]> {
  const category = (await source.listCategories()).items[3];
  const brand = await source.getBrandByUniqueName(buildScaleBrand(0).uniqueName);
  if (!category || !brand) throw new Error('the scale catalogue is not complete');
  const [categoryId, brandId] = [category.id, brand.id];
  const coupons = (name: string, query: OfferQuery, depth: Depth = 'page 1') =>
    readCoupons(source, name, query, depth);
  return Promise.all([
    coupons('coupons', {}),
    coupons('coupons', {}, 'middle page'),
    coupons('coupons', {}, 'last page'),
    coupons('category', { categoryId }),
    coupons('category', { categoryId }, 'last page'),
    coupons('biggest brand, 50 coupons', { brandId, pageSize: 50 }),
    coupons('brand and category', { brandId, categoryId }),
    coupons('newest', { sort: 'newest' }),
    coupons('newest', { sort: 'newest' }, 'middle page'),
    coupons('ending', { sort: 'ending' }),
    coupons('ending', { sort: 'ending' }, 'middle page'),
    coupons('A to Z', { sort: 'name' }),
    coupons('A to Z', { sort: 'name' }, 'middle page'),
    coupons('A to Z', { sort: 'name' }, 'last page'),
    coupons('category, A to Z', { categoryId, sort: 'name' }),
    coupons('category, A to Z', { categoryId, sort: 'name' }, 'middle page'),
    coupons('category, A to Z', { categoryId, sort: 'name' }, 'last page'),
    coupons('with a code', { hasCode: true }),
    coupons('with a code', { hasCode: true }, 'last page'),
    coupons('no code needed, A to Z', { hasCode: false, sort: 'name' }),
    coupons('no code needed, A to Z', { hasCode: false, sort: 'name' }, 'middle page'),
    coupons('ending soon', { isEndingSoon: true }),
    coupons('ending soon, A to Z', { isEndingSoon: true, sort: 'name' }, 'last page'),
    coupons('category, ending soon', { categoryId, isEndingSoon: true }),
    coupons('common word', { search: common }),
    coupons('common prefix', { search: 'dis' }),
    coupons('two common words', { search: 'discount lamps' }),
    coupons('common word in category', { search: common, categoryId }),
    coupons('word in 1 of 1,000', { search: uncommon }),
    coupons('rare word', { search: rare }),
    coupons('common word', { search: common }, 'last page'),
    coupons('common word, A to Z', { search: common, sort: 'name' }),
    coupons('common word, no code needed', { search: common, hasCode: false }),
    coupons('common word, ending soon', { search: common, isEndingSoon: true }),
    coupons('word in 1 of 1,000, A to Z', { search: uncommon, sort: 'name' }),
    ...listBrandReads(source, { categoryId }),
    ...listSearches(source),
  ]);
}

/** The page is found by the total before anything is measured. */
async function readCoupons(
  source: CatalogueSource,
  name: string,
  query: OfferQuery,
  depth: Depth,
): Promise<ScaleRead> {
  const { total, pageSize } = await source.listCoupons(query);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const page = { 'page 1': 1, 'middle page': Math.ceil(last / 2), 'last page': last }[depth];
  return { name: `${name}, ${depth}`, run: () => source.listCoupons({ ...query, page }) };
}

function listBrandReads(source: CatalogueSource, { categoryId }: BrandQuery): ScaleRead[] {
  return [
    { name: 'brand by name', run: (round) => source.getBrandByUniqueName(pickBrand(round).uniqueName) },
    {
      name: 'brands, A to Z',
      run: () => source.listBrands({ sort: 'name', page: SCALE_BRAND_COUNT / PAGE_SIZE / 2 }),
    },
    { name: 'brands, a letter', run: () => source.listBrands({ letter: 'b' }) },
    { name: 'brands, a letter in a category', run: () => source.listBrands({ letter: 'b', categoryId }) },
    { name: 'stats', run: () => source.getStats() },
  ];
}

function listSearches(source: CatalogueSource): ScaleRead[] {
  const misspell = (name: string) => name.slice(0, 3) + name.slice(4);
  return [
    { name: 'search, common word', run: () => source.search({ query: common }) },
    {
      name: 'search, common prefix, 4 a section',
      run: () => source.search({ query: 'dis', pageSize: SUGGESTIONS }),
    },
    { name: 'search, brand', run: (round) => source.search({ query: pickBrand(round).name }) },
    {
      name: 'search, brand with a typo',
      run: (round) => source.search({ query: misspell(pickBrand(round).name) }),
    },
  ];
}

function pickBrand(round: number) {
  return buildScaleBrand(pickNumber(round, 20, SCALE_BRAND_COUNT));
}
