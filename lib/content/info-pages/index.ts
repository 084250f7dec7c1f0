export { buildDescription } from './build-description';
export type { InfoPage } from './info-page';
export { loadInfoPage } from './load-info-page';
