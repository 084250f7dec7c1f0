import type { FirstLoad } from './first-load';
import type { Opening } from './interaction';
import { getMedian, type Load } from './load';
import type { BenchRoute } from './routes';

export type RouteResult = {
  route: BenchRoute;
  firstLoad: FirstLoad;
  /** By number of connections. */
  loads: Map<number, { route: Load; floor: Load }>;
};

/** Requests a second and latencies of each route, beside the prerendered page of its size. */
export function formatLoads(results: RouteResult[], connections: number[]): string {
  const rows = connections.flatMap((count) =>
    results.map(({ route, firstLoad, loads }) => {
      const load = loads.get(count);
      if (!load) return [];
      const ratio = load.route.requestsPerSecond / load.floor.requestsPerSecond;
      return [
        route.name + (route.isPerRequest ? ' (per request)' : ''),
        String(count),
        `${(firstLoad.htmlBytes / 1024).toFixed(0)} KB`,
        load.route.requestsPerSecond.toFixed(0),
        `${load.route.p50Ms} / ${load.route.p99Ms}`,
        load.floor.requestsPerSecond.toFixed(0),
        ratio.toFixed(2),
      ];
    }),
  );
  return formatTable(
    ['route', 'connections', 'size', 'req/s', 'p50 / p99 ms', 'prerendered req/s', 'ratio'],
    rows,
  );
}

/** First-load script bytes of each page and how far they lie above the framework's floor. */
export function formatFirstLoads(results: RouteResult[], floor: FirstLoad): string {
  const rows = results
    .filter(({ route }) => !route.isApi)
    .map(({ route, firstLoad }) => [
      route.name,
      toKilobytes(firstLoad.scriptGzipBytes),
      `+${toKilobytes(firstLoad.scriptGzipBytes - floor.scriptGzipBytes)}`,
    ]);
  return formatTable(
    ['first-load script', 'gzip', `above the floor of ${toKilobytes(floor.scriptGzipBytes)}`],
    rows,
  );
}

/** Times of pages nobody had visited, in ms. */
export function formatColdTimes(times: number[], median: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
  return `${times.length} pages never visited before: p50 ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
}

/** From a tap on an offer to the next frame, on a slowed-down phone, in ms. */
export function formatOpenings(openings: Opening[]): string {
  const rows = openings.map(({ name, isWarm, milliseconds }) => [
    name,
    isWarm ? 'fetched before' : 'not fetched yet',
    getMedian(milliseconds).toFixed(0),
    Math.max(...milliseconds).toFixed(0),
  ]);
  return formatTable(['opening an offer on', "dialog's script", 'median ms', 'longest ms'], rows);
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function formatTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
