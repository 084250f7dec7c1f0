import { buildBrand, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import type { CatalogueSource } from './source';
import type { Article, ArticleSummary, SearchResult } from './types';
import { listPictureHosts, withTrustedPictures } from './with-trusted-pictures';

const FOREIGN = 'https://evil.example/pixel.gif';

const brand = buildBrand({ logo: FOREIGN });
const coupon = buildCoupon({ brand });
const deal = buildDeal({ brand, img: FOREIGN });
const summary: ArticleSummary = {
  id: 1,
  slug: 'light',
  title: 'Light',
  description: '',
  featuredImage: FOREIGN,
  featured: false,
  publishedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  metaTitle: null,
  metaDescription: null,
  category: null,
  brand,
};
const article: Article = { ...summary, content: '', brand, coupons: [coupon], deals: [deal] };
const found: SearchResult = {
  ...{ query: 'lamp', type: 'all', total: 3, page: 1, pageSize: 20 },
  brands: { total: 1, items: [brand] },
  coupons: { total: 1, items: [coupon] },
  deals: { total: 1, items: [deal] },
};

const source: CatalogueSource = {
  listCategories: async () => buildPage([]),
  listBusiestCategories: async () => [],
  listBusiestBrands: async () => [brand],
  findMovedCategory: async () => null,
  listRelatedCategories: async () => [],
  listBrands: async () => buildPage([brand]),
  listRelatedBrands: async () => [brand],
  listExpiredCoupons: async () => buildPage([coupon]),
  listExpiredDeals: async () => buildPage([deal]),
  getBrand: async () => brand,
  getBrandByUniqueName: async () => brand,
  listIndexedBrands: async () => buildPage([]),
  listCoupons: async () => buildPage([coupon]),
  listDeals: async () => buildPage([deal]),
  getCoupon: async () => coupon,
  getDeal: async () => deal,
  search: async () => found,
  listArticles: async () => buildPage([summary]),
  getArticle: async () => article,
  getArticleBySlug: async () => article,
  getArticleDraft: async () => article,
  getPicture: async () => null,
  getStats: async () => ({ brands: 1, coupons: 1, deals: 1 }),
  subscribe: async () => undefined,
  unsubscribe: async () => undefined,
  getVersion: async () => 7,
  getChanges: async () => ({ version: 7, tags: [], dueAt: null }),
};

const calls: [string, (catalogue: CatalogueSource) => Promise<unknown>][] = [
  ['listBrands', (catalogue) => catalogue.listBrands()],
  ['getBrand', (catalogue) => catalogue.getBrand(7)],
  ['getBrandByUniqueName', (catalogue) => catalogue.getBrandByUniqueName('lumera')],
  ['listRelatedBrands', (catalogue) => catalogue.listRelatedBrands(7)],
  ['listExpiredCoupons', (catalogue) => catalogue.listExpiredCoupons({ brandId: 7 })],
  ['listExpiredDeals', (catalogue) => catalogue.listExpiredDeals({ brandId: 7 })],
  ['listCoupons', (catalogue) => catalogue.listCoupons()],
  ['listDeals', (catalogue) => catalogue.listDeals()],
  ['getCoupon', (catalogue) => catalogue.getCoupon(1)],
  ['getDeal', (catalogue) => catalogue.getDeal(1)],
  ['search', (catalogue) => catalogue.search({ query: 'lamp' })],
  ['listArticles', (catalogue) => catalogue.listArticles()],
  ['getArticle', (catalogue) => catalogue.getArticle(1)],
  ['getArticleBySlug', (catalogue) => catalogue.getArticleBySlug('light')],
  ['getArticleDraft', (catalogue) => catalogue.getArticleDraft('light')],
];

test.each(calls)(
  '%s returns no picture of a host that is not trusted, and all else as it was',
  async (_, ask) => {
    const before = JSON.stringify(await ask(source));
    const after = JSON.stringify(await ask(withTrustedPictures(source, [])));
    expect(before).toContain(FOREIGN);
    expect(after).toBe(before.replaceAll(`"${FOREIGN}"`, 'null'));
  },
);

test.each(calls)('%s keeps the pictures of a trusted host', async (_, ask) => {
  const trusting = withTrustedPictures(source, ['evil.example']);
  expect(await ask(trusting)).toEqual(await ask(source));
});

test('what is not found stays so, and the rest of the source is passed through', async () => {
  const empty: CatalogueSource = { ...source, getBrand: async () => null, getDeal: async () => null };
  const guarded = withTrustedPictures(empty, []);
  expect(await guarded.getBrand(1)).toBeNull();
  expect(await guarded.getDeal(1)).toBeNull();
  expect(await guarded.getVersion()).toBe(7);
});

test.each([
  [undefined, ['cdn.example']],
  ['https://api.example', ['cdn.example', 'api.example']],
  ['http://localhost:4000/base', ['cdn.example', 'localhost:4000']],
])('with the API host %s the hosts are %j', (apiBaseUrl, hosts) => {
  expect(listPictureHosts({ imageHosts: ['cdn.example'], apiBaseUrl })).toEqual(hosts);
});
