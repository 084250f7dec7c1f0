export { buildManifest, PAPER } from './build-manifest';
export { formatOpenSearch, OPEN_SEARCH_TYPE } from './format-open-search';
export { buildRobots, formatSecurityTxt } from './robots-and-security';
