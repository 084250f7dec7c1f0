/** What other rooms use of the API. Routes take a call and build their handlers with it. */
export type { RawParams } from './endpoint';
export { serveConfirmation, serveOneClick } from './mail-links';
export { buildBeaconRoute, countClick, voteOnOffer } from './beacon-route';
export { GET_ENDPOINTS, POST_ENDPOINTS } from './endpoints';
export {
  getArticle,
  getArticleBySlug,
  getStats,
  listArticles,
  listCategories,
  listRelatedCategories,
  search,
} from './endpoints/catalogue';
export { getBrand, getBrandByUniqueName, listBrands, listRelatedBrands } from './endpoints/brands';
export {
  getCoupon,
  getDeal,
  listCoupons,
  listDeals,
  listExpiredCoupons,
  listExpiredDeals,
} from './endpoints/offers';
export { subscribe, unsubscribe } from './endpoints/subscriptions';
export { buildDocumentRoute, buildOpenApiDocument } from './openapi/document';
export { buildPostRoute } from './post-route';
export { buildGetRoute, buildMissingRoute, type Route } from './route';
export { isCrossOrigin } from './same-origin';
