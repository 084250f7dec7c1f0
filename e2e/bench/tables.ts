import type { FirstLoad } from './first-load';
import type { Opening } from './interaction';
import { getMedian, type Load } from './load';
import type { BenchRoute } from './routes';
import type { Memory } from './server';

/** br to 304: our server, hits. bare: Node's http alone. nginx: from a file. prerendered and next: Next's own server, with gzip. */
export const LOAD_KINDS = ['br', 'gzip', 'identity', '304', 'bare', 'nginx', 'prerendered', 'next'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

export type RouteResult = {
  route: BenchRoute;
  firstLoad: FirstLoad;
  /** Of the body in Brotli. */
  sentBytes: number;
  /** By number of connections. */
  loads: Map<number, Partial<Record<LoadKind, Load>>>;
};

/** Requests a second of each route in every way, its latencies in Brotli, and how that compares. */
export function formatLoads(results: RouteResult[], connections: number[]): string {
  const rows = connections.flatMap((count) =>
    results.map(({ route, firstLoad, sentBytes, loads }) => {
      const load = loads.get(count) ?? {};
      const rate = (kind: LoadKind) => load[kind]?.requestsPerSecond ?? NaN;
      const ratio = (kind: LoadKind, other: LoadKind) => (rate(kind) / rate(other)).toFixed(2);
      return [
        route.name + (route.isPerRequest ? ' (per request)' : ''),
        String(count),
        `${toKilobytes(firstLoad.htmlBytes)} / ${toKilobytes(sentBytes)}`,
        ...LOAD_KINDS.map((kind) => (load[kind] ? rate(kind).toFixed(0) : '–')),
        `${load.br?.p50Ms} / ${load.br?.p99Ms}`,
        ...[ratio('br', 'bare'), load[304] ? ratio('304', 'bare') : '–', ratio('br', 'next')],
      ];
    }),
  );
  const ratios = ['br / bare', '304 / bare', 'br / next'];
  return formatTable(
    ['route', 'connections', 'size / in Brotli', ...LOAD_KINDS, 'br p50 / p99 ms', ...ratios],
    rows,
  );
}

/** What the server's process takes, in megabytes. */
export function formatMemory(when: string, { all, own }: Memory): string {
  return `memory ${when}: ${all} MB, ${own} MB of it without mapped files`;
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
export function formatColdTimes(times: number[], connections: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
  const figures = `p50 ${getMedian(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return `${times.length} pages never visited before, ${connections} at once: ${figures}`;
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

/** A table in Markdown. */
export function formatTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
