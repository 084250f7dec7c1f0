/** The demo catalogue: the only door to this folder, beside `art`, which draws its pictures. */
export { buildDemoCatalogue, type DemoCatalogue } from './build-demo-catalogue';
export { loadDemoCatalogue } from './load-demo-catalogue';
