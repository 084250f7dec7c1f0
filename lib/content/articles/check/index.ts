export { checkText } from './check-text';
export type { CatalogueLookups } from './describe-missing';
