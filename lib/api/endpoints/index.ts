import type { GetEndpoint } from '../endpoint';
import type { PostEndpoint } from '../post-route';
import { getBrand, getBrandByUniqueName, listBrands, listRelatedBrands } from './brands';
import {
  getArticle,
  getArticleBySlug,
  getStats,
  listArticles,
  listCategories,
  listRelatedCategories,
  search,
} from './catalogue';
import { getCoupon, getDeal, listCoupons, listDeals, listExpiredCoupons, listExpiredDeals } from './offers';
import { subscribe, unsubscribe } from './subscriptions';

/** Every GET call of the API, in the order of the document. */
export const GET_ENDPOINTS: readonly GetEndpoint[] = [
  listCategories,
  listRelatedCategories,
  listBrands,
  getBrand,
  getBrandByUniqueName,
  listRelatedBrands,
  listExpiredCoupons,
  listExpiredDeals,
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
