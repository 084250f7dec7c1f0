export { loadInfoPage, type InfoPage } from './load-info-page';
export type { InfoPageName } from './names';
