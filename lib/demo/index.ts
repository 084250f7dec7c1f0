/** The demo catalogue. Only lib/cli uses it. */
export { buildDemoCatalogue, type DemoCatalogue } from './build-demo-catalogue';
export { isDemoRemoved, loadDemoCatalogue, removeDemoCatalogue } from './load-demo-catalogue';
