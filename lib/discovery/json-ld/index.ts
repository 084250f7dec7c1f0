export {
  buildBlogPosting,
  buildBreadcrumbList,
  buildGraph,
  buildOfferList,
  buildOrganization,
  buildWebSite,
} from './json-ld';
