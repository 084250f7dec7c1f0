export { describeArticle } from './describe-article';
export { describeBrand } from './describe-brand';
export { describeCategory } from './describe-category';
export { describeList, describeSearch, isListOfItsOwn } from './describe-list';
export {
  buildMissingMetadata,
  buildOutOfRangeMetadata,
  buildPageMetadata,
  buildPageNotFoundMetadata,
  buildUnavailableMetadata,
} from './page-metadata';
