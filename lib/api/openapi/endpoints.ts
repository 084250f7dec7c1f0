import type { GetEndpoint } from '../endpoint';
import type { PostEndpoint } from '../post-route';
import { getArticle, getArticleBySlug, listArticles } from '../endpoints/articles';
import { getBrand, getBrandByUniqueName, listBrands } from '../endpoints/brands';
import { listCategories } from '../endpoints/categories';
import { getCoupon, listCoupons } from '../endpoints/coupons';
import { getDeal, listDeals } from '../endpoints/deals';
import { search } from '../endpoints/search';
import { getStats } from '../endpoints/stats';
import { subscribe, unsubscribe } from '../endpoints/subscriptions';

/** Every GET call of the API, in the order of the document. */
export const GET_ENDPOINTS: readonly GetEndpoint[] = [
  listCategories,
  listBrands,
  getBrand,
  getBrandByUniqueName,
  listCoupons,
  getCoupon,
  listDeals,
  getDeal,
  search,
  listArticles,
  getArticle,
  getArticleBySlug,
  getStats,
];

/** Every POST call of the API. */
export const POST_ENDPOINTS: readonly PostEndpoint[] = [subscribe, unsubscribe];
