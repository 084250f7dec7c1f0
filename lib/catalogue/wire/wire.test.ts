import { toApiArticle, toApiArticleList } from './article';
import { toApiBrand, toApiBrandList } from './brand';
import { toApiCategory, toApiCategoryList } from './category';
import { toApiCoupon, toApiCouponList, toApiDeal, toApiDealList } from './offer';
import { toApiSearchResult } from './search-result';
import { ARTICLE_SUMMARIES, ARTICLES, BRANDS, CATEGORY, COUPONS, DEALS } from './testing/items';

const PAGE = { total: 41, page: 2, pageSize: 20 };
const PAGE_KEYS = ['total', 'page', 'page_size'];

const BRAND_SUMMARY = {
  id: 2,
  name: 'Lumera & "Sons" <b>',
  unique_name: 'lumera',
  logo: '/art/lumera.svg',
  tracking_url: 'https://go.example/lumera',
  origin_url: 'https://lumera.example/?a=1&b=2',
  site_url: 'https://lumera.example/',
};

const OFFER = {
  id: 2,
  brand_id: 2,
  description: 'On all lamps.',
  discount: '20% off',
  end_date: '2026-11-30',
  start_date: '2026-11-01T09:00:00.000Z',
  terms: 'Once a customer.',
  verified_at: '2026-11-02T00:00:00.000Z',
  exclusive: true,
  is_featured: true,
  regions: ['GB', 'IE'],
  tracking_url: 'https://go.example/offer',
  origin_url: 'https://lumera.example/sale',
  updated_at: '2026-11-02T00:00:00.000Z',
  votes: { worked: 4, total: 5 },
  withdrawn: 'retired',
  brand: BRAND_SUMMARY,
};

it('writes a coupon with its brand, and nothing else', () => {
  expect(COUPONS.map(toApiCoupon)[1]).toEqual({ ...OFFER, name: '20% off lamps', code: 'LAMP20' });
});

it('writes a deal with its brand, and nothing else', () => {
  const own = { title: 'Lamps', img: '/art/lamp.svg', site_url: 'https://lumera.example/lamp' };
  expect(DEALS.map(toApiDeal)[1]).toEqual({ ...OFFER, ...own });
});

it('writes what an offer lacks as null', () => {
  expect(COUPONS.map(toApiCoupon)[0]).toMatchObject({ code: null, end_date: null, brand: null, regions: [] });
});

it('writes a brand with its counts', () => {
  const counts = { description: 'Lamps.', total_coupons: 3, total_deals: 2 };
  expect(BRANDS.map(toApiBrand)[1]).toEqual({ ...BRAND_SUMMARY, ...counts });
});

it('writes a category', () => {
  expect(toApiCategory(CATEGORY)).toEqual({ id: 1, name: 'Travel', slug: 'travel', icon: 'airplane' });
});

it('writes an article with its whole brand and offers in order', () => {
  expect(ARTICLES.map(toApiArticle)[1]).toEqual({
    id: 2,
    slug: 'more-light',
    title: 'Light',
    description: '',
    content: '# Light',
    featured_image: '/art/light.svg',
    featured: true,
    published_at: '2026-01-02T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    meta_title: 'More light',
    meta_description: 'Said Goethe.',
    category: { name: 'Travel', slug: 'travel' },
    brand: BRANDS.map(toApiBrand)[1],
    coupons: COUPONS.map(toApiCoupon),
    deals: DEALS.map(toApiDeal),
  });
});

it('names the brand of an article in a list, and leaves the text out', () => {
  const [bare, full] = toApiArticleList({ items: ARTICLE_SUMMARIES, ...PAGE }).article_list;
  expect(full?.brand).toEqual({ name: BRAND_SUMMARY.name, unique_name: 'lumera', logo: '/art/lumera.svg' });
  expect(bare).toMatchObject({ brand: null, category: null, published_at: null });
  expect(full).not.toHaveProperty('content');
});

it.each([
  ['category_list', toApiCategoryList({ items: [CATEGORY], ...PAGE })],
  ['brand_list', toApiBrandList({ items: BRANDS, ...PAGE })],
  ['coupon_list', toApiCouponList({ items: COUPONS, ...PAGE })],
  ['deal_list', toApiDealList({ items: DEALS, ...PAGE })],
  ['article_list', toApiArticleList({ items: ARTICLE_SUMMARIES, ...PAGE })],
])('writes a page as %s, total, page and page_size', (name, list) => {
  expect(Object.keys(list)).toEqual([name, ...PAGE_KEYS]);
  expect(list).toMatchObject({ total: 41, page: 2, page_size: 20 });
});

it('writes a search result with a total and a list for each section', () => {
  const result = toApiSearchResult({
    ...PAGE,
    query: 'lamp',
    type: 'all',
    brands: { total: 9, items: BRANDS },
    coupons: { total: 12, items: COUPONS },
    deals: { total: 20, items: DEALS },
  });
  expect(result).toEqual({
    query: 'lamp',
    type: 'all',
    total: 41,
    page: 2,
    page_size: 20,
    brands: { total: 9, brand_list: BRANDS.map(toApiBrand) },
    coupons: { total: 12, coupon_list: COUPONS.map(toApiCoupon) },
    deals: { total: 20, deal_list: DEALS.map(toApiDeal) },
  });
});
