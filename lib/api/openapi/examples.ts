import type { Article, ArticleSummary, Brand, Category, Page } from '@/lib/catalogue';
import {
  hostCoupon,
  hostDeal,
  toApiArticle,
  toApiArticleList,
  toApiBrand,
  toApiBrandList,
  toApiCategoryList,
  toApiCoupon,
  toApiCouponList,
  toApiDeal,
  toApiDealList,
  toApiSearchResult,
  toApiStats,
} from '@/lib/catalogue/wire';

const CATEGORY: Category = { id: 3, name: 'Travel', slug: 'travel', icon: 'airplane' };

const BRAND: Brand = {
  id: 12,
  name: 'Fernweh Trails',
  uniqueName: 'fernweh-trails',
  logo: 'https://shop.example/logo.svg',
  description: 'Guided walks and the gear for them.',
  totalCoupons: 1,
  totalDeals: 1,
  trackingUrl: 'https://go.example/fernweh',
  originUrl: 'https://shop.example/',
  siteUrl: 'https://shop.example/',
};

// As a host may send them: what an example does not name is null.
const SHARED = {
  brand: toApiBrand(BRAND),
  discount: '20% off',
  end_date: '2031-11-30',
  start_date: '2031-11-01',
  terms: 'New customers only.',
  verified_at: '2031-11-02T08:00:00.000Z',
  is_featured: true,
  regions: ['DE', 'AT'],
  tracking_url: 'https://go.example/fernweh-20',
  origin_url: 'https://shop.example/autumn',
  updated_at: '2031-11-02T08:00:00.000Z',
  votes: { worked: 7, total: 8 },
};

const COUPON = hostCoupon.parse({
  ...SHARED,
  id: 501,
  name: '20% off every guided walk',
  description: 'Good for all walks that start in November.',
  code: 'AUTUMN20',
});

const DEAL = hostDeal.parse({
  ...SHARED,
  id: 502,
  title: 'Autumn sale on boots',
  description: 'The price in the shop is already reduced.',
  site_url: 'https://shop.example/boots',
});

const SUMMARY: ArticleSummary = {
  id: 7,
  slug: 'pack-light',
  title: 'How to pack light',
  description: 'A week with one small rucksack.',
  featuredImage: null,
  featured: true,
  publishedAt: '2031-10-05T09:00:00.000Z',
  createdAt: '2031-10-01T09:00:00.000Z',
  updatedAt: '2031-10-05T09:00:00.000Z',
  metaTitle: null,
  metaDescription: null,
  category: { name: CATEGORY.name, slug: CATEGORY.slug },
  brand: BRAND,
};

const ARTICLE: Article = {
  ...SUMMARY,
  brand: BRAND,
  content: '## Less is more\n\nTake half of it.',
  coupons: [COUPON],
  deals: [DEAL],
};

/** An example of `data` for each named response, made by the mappers that make the real ones. */
export const RESPONSE_EXAMPLES: Record<string, object> = {
  CategoryList: toApiCategoryList(toPage(CATEGORY)),
  Brand: toApiBrand(BRAND),
  BrandList: toApiBrandList(toPage(BRAND)),
  Coupon: toApiCoupon(COUPON),
  CouponList: toApiCouponList(toPage(COUPON)),
  Deal: toApiDeal(DEAL),
  DealList: toApiDealList(toPage(DEAL)),
  Article: toApiArticle(ARTICLE),
  ArticleList: toApiArticleList(toPage(SUMMARY)),
  SearchResult: toApiSearchResult({
    query: 'fernweh',
    type: 'all',
    total: 3,
    page: 1,
    pageSize: 20,
    brands: { total: 1, items: [BRAND] },
    coupons: { total: 1, items: [COUPON] },
    deals: { total: 1, items: [DEAL] },
  }),
  Stats: toApiStats({ brands: 1, coupons: 1, deals: 1 }),
};

function toPage<T>(item: T): Page<T> {
  return { items: [item], total: 1, page: 1, pageSize: 20 };
}
