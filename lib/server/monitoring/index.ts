/**
 * Metrics and logs of the process that serves the site. Their packages are loaded only where they are wanted. Not part of
 * lib/server/index.ts: Next bundles that.
 */

export type { LogFormat } from './log';
export type { Readiness } from './metrics';
export { noteCacheState, watchRequests, type ServedRequest } from './watch-requests';

/** See serveMetrics of metrics.ts. */
export async function serveMetrics(address: { host: string; port: number }): Promise<() => void> {
  return (await import('./metrics')).serveMetrics(address);
}

/** See printJson of log.ts. */
export async function printJson(): Promise<void> {
  (await import('./log')).printJson();
}
