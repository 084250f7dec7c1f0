export { buildDescription } from './build-description';
export type { InfoPage } from './info-page';
export { loadInfoPage } from './load-info-page';
export type { InfoPageName } from '@/lib/url/paths';
