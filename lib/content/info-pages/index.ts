export { buildDescription } from './info-page';
export type { InfoPage } from './info-page';
export { loadInfoPage } from './load-info-page';
