/**
 * Metrics and logs of the process that serves the site. What loads a package, metrics.ts and log.ts, is imported by itself
 * where it is wanted. Not part of lib/server/index.ts: Next bundles that.
 */

export type { LogFormat } from './log';
export type { Readiness } from './metrics';
export { noteCacheState, watchRequests, type ServedRequest } from './watch-requests';
