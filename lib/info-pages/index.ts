export { loadInfoPage, type InfoPage } from './load-info-page';
export { INFO_PAGE_NAMES, type InfoPageName } from './names';
