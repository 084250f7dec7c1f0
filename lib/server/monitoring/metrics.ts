import cluster from 'node:cluster';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { onMeasurement } from '../measure';
import { getRequestChannel } from '../running-server';
import { getRouteKind } from './route-kind';
import type { ServedRequest } from './watch-requests';

/** What /api/health/ready says, as far as it is measured. */
export type Readiness = { isReady: boolean; imports: { source: string; lastSuccess: string | null }[] };

const SECOND_MS = 1000;
/** In seconds. A kept response takes a tenth of a millisecond, a render some ten. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures this process from now on, in Prometheus' format. Called once, before Next is opened. Returns what takes each
 * request that was served. `askReadiness` is called with each look at the metrics.
 */
export function startMetrics(
  askReadiness: () => Promise<Readiness>,
): (request: Omit<ServedRequest, 'id'>) => void {
  collectDefaultMetrics();
  // A process of several then sends its metrics to the first one when that asks.
  if (cluster.isWorker) new AggregatorRegistry();
  measureRenders();
  measureInside();
  measureReadiness(askReadiness);
  return measureRequests();
}

/**
 * Kept responses are a tenth of a millisecond each, of which the histogram would take a fiftieth: they are counted alone,
 * in a map that is added to the counter with each look at it.
 */
function measureRequests(): (request: Omit<ServedRequest, 'id'>) => void {
  const labelNames = ['route', 'status', 'cache'] as const;
  const counts = new Map<string, number>();
  new Counter({
    name: 'http_requests_total',
    help: 'Requests, by kind of route, status, and what the cache of responses did.',
    labelNames,
    collect() {
      for (const [key, count] of counts) {
        const [route = '', status = '', cache = ''] = key.split(' ');
        this.inc({ route, status, cache }, count);
      }
      counts.clear();
    },
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests whose response was not kept, from their head until all is sent, by kind of route, status and cache.',
    labelNames,
    buckets: BUCKETS,
  });
  return ({ route, status, cache, milliseconds }) => {
    const key = `${route} ${status} ${cache}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (cache !== 'hit') duration.observe({ route, status, cache }, milliseconds / SECOND_MS);
  };
}

function measureRenders(): void {
  const duration = new Histogram({
    name: 'clipmint_render_duration_seconds',
    help: 'What Next served: pages that were not kept, and calls of the API.',
    labelNames: ['route'],
    buckets: BUCKETS,
  });
  subscribe(getRequestChannel(), (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const route = getRouteKind(request.url ?? '/');
    const startedAt = performance.now();
    response.once('finish', () => duration.observe({ route }, (performance.now() - startedAt) / SECOND_MS));
  });
}

function measureInside(): void {
  const database = new Histogram({
    name: 'clipmint_database_duration_seconds',
    help: 'Calls of the database, the wait for a connection included.',
    buckets: BUCKETS,
  });
  const waiting = new Gauge({
    name: 'clipmint_visitor_writes_waiting',
    help: 'What visitors did that is not in the database yet: counted clicks of different offers, and other writes.',
    labelNames: ['kind'],
  });
  for (const kind of ['clicks', 'writes']) waiting.set({ kind }, 0);
  onMeasurement((measurement) => {
    if (measurement.what === 'database') database.observe(measurement.milliseconds / SECOND_MS);
    else waiting.set({ kind: measurement.what.replace('waiting-', '') }, measurement.count);
  });
}

function measureReadiness(askReadiness: () => Promise<Readiness>): void {
  let asked: Promise<Readiness> | null = null;
  /** Once for both: metrics are collected at the same time. */
  const ask = () => (asked ??= askReadiness().finally(() => (asked = null)));
  new Gauge({
    name: 'clipmint_last_import_timestamp_seconds',
    help: 'When each source was last imported with success, in Unix time.',
    labelNames: ['source'],
    aggregator: 'max',
    async collect() {
      for (const { source, lastSuccess } of (await ask()).imports) {
        if (lastSuccess !== null) this.set({ source }, Date.parse(lastSuccess) / SECOND_MS);
      }
    },
  });
  new Gauge({
    name: 'clipmint_ready',
    help: 'Whether /api/health/ready is 200: 1 or 0, and 0 where one process of several is not.',
    aggregator: 'min',
    async collect() {
      this.set((await ask()).isReady ? 1 : 0);
    },
  });
}

/**
 * Serves `/metrics` at an address of its own, "127.0.0.1:9464": of this process, or, where it is the first of several,
 * the sum of theirs. Returns a function that stops it. Throws where nothing can listen there.
 */
export async function serveMetrics({ host, port }: { host: string; port: number }): Promise<() => void> {
  const aggregator = new AggregatorRegistry();
  const hasOthers = () => Object.keys(cluster.workers ?? {}).length > 0;
  const collect = () => (hasOthers() ? aggregator.clusterMetrics() : register.metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    collect().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        console.error('Metrics could not be collected:', error);
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
