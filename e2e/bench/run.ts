/*
 * npm run bench: requests a second and latencies of the built site as browsers ask for it, one server process on one
 * core. Beside each route, in the same run: Node's http and nginx with the same bytes, a prerendered page of Next of the
 * same HTML size, and the route under Next's own server. Also first-load scripts, memory, and the time of a page that
 * nobody has visited yet. Needs Linux (taskset) and two cores.
 *
 *   npm run bench -- --scale 20    with a made-up catalogue of twenty times 50,000 coupons, kept in data/
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { prepareEmbeddedCatalogue } from '@/lib/cli/support/embedded-catalogue';
import { getSettings } from '@/lib/config';
import { measureFirstLoad, type FirstLoad } from './first-load';
import { measureOpenings } from './interaction';
import { getMedianLoad, measureLoad, type Load, type LoadOptions } from './load';
import { startNginx } from './nginx';
import { listBenchRoutes, listColdPaths, type BenchRoute } from './routes';
import { fillScaleCatalogue } from './scale-catalogue';
import { readMemory, runNext, startBare, startNext, startSite, stopServer } from './server';
import {
  formatColdTimes,
  formatFirstLoads,
  formatLoads,
  formatMemory,
  formatOpenings,
  LOAD_KINDS,
  type LoadKind,
  type RouteResult,
} from './tables';

const PORT = Number(process.env.BENCH_PORT ?? 3290);
const NEXT_PORT = PORT + 1;
const BARE_PORT = PORT + 2;
const NGINX_PORT = PORT + 3;
const SCALE_COUPONS = 50_000;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const NEXT_ORIGIN = `http://127.0.0.1:${NEXT_PORT}`;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CONNECTIONS = [1, 32];
const FLOOR_STEP_KB = 10;
const FLOOR_PATH = '/api/bench/10';
const BROTLI_TIMEOUT_MS = 5_000;

/** What is measured of each route, in one round, one after the other, so that a noisy minute hits all. */
async function measureRoute(route: BenchRoute): Promise<RouteResult> {
  const firstLoad = await measureFirstLoad(ORIGIN, route.path);
  const floorPath = await findFloorPath(firstLoad.htmlBytes);
  const url = ORIGIN + route.path;
  const { bytes, etag } = await fetchBrotli(url, route.isPerRequest);
  const [bare, nginx] = [await startBare(BARE_PORT, url), await startNginx(NGINX_PORT, url)];
  const asking = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });
  const requests: Record<LoadKind, [string, Partial<LoadOptions>]> = {
    br: [url, asking('br')],
    gzip: [url, asking('gzip')],
    identity: [url, asking('identity')],
    304: [url, { headers: { 'accept-encoding': 'br', 'if-none-match': etag }, isUnchanged: true }],
    bare: [`http://127.0.0.1:${BARE_PORT}/`, {}],
    nginx: [`http://127.0.0.1:${NGINX_PORT}/`, {}],
    prerendered: [NEXT_ORIGIN + floorPath, asking('gzip')],
    next: [NEXT_ORIGIN + route.path, asking('gzip')],
  };
  const missing = new Set<LoadKind>([...(route.isPerRequest ? (['304'] as const) : [])]);
  if (nginx === null) missing.add('nginx');
  const kinds = LOAD_KINDS.filter((kind) => !missing.has(kind));
  const loads: RouteResult['loads'] = new Map();
  for (const connections of CONNECTIONS) {
    const rounds: [LoadKind, Load][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of kinds) {
        const [address, options] = requests[kind];
        rounds.push([kind, await measureLoad(address, { connections, seconds: SECONDS, ...options })]);
      }
    }
    const pick = (kind: LoadKind) => rounds.filter(([name]) => name === kind).map(([, load]) => load);
    loads.set(connections, Object.fromEntries(kinds.map((kind) => [kind, getMedianLoad(pick(kind))])));
  }
  await stopServer(bare);
  if (nginx) await stopServer(nginx);
  return { route, firstLoad, sentBytes: bytes, loads };
}

/** The bytes and the tag of a response as it is sent in Brotli, once that is ready. */
async function fetchBrotli(url: string, isPerRequest = false): Promise<{ bytes: number; etag: string }> {
  const deadline = performance.now() + BROTLI_TIMEOUT_MS;
  for (;;) {
    // HEAD: fetch would unpack a body, and no length would be left.
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br, gzip' } });
    if (isPerRequest || headers.get('content-encoding') === 'br' || performance.now() > deadline) {
      return { bytes: Number(headers.get('content-length')), etag: headers.get('etag') ?? '' };
    }
  }
}

/** The prerendered page whose HTML is nearest in size. */
async function findFloorPath(htmlBytes: number): Promise<string> {
  let best = { path: FLOOR_PATH, distance: Infinity };
  const guess = Math.round(htmlBytes / 1024 / FLOOR_STEP_KB) * FLOOR_STEP_KB;
  for (
    let kilobytes = Math.max(FLOOR_STEP_KB, guess - 60);
    kilobytes <= Math.min(300, guess + 60);
    kilobytes += 10
  ) {
    const path = `/api/bench/${kilobytes}`;
    const size = (await (await fetch(NEXT_ORIGIN + path)).arrayBuffer()).byteLength;
    const distance = Math.abs(size - htmlBytes);
    if (distance < best.distance) best = { path, distance };
  }
  return best.path;
}

async function measureColdPages(paths: string[], connections: number): Promise<string> {
  const times: number[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      const started = performance.now();
      const response = await fetch(ORIGIN + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return formatColdTimes(times, connections);
}

/** Fills a catalogue of this scale where there is none yet, for this process and all that it starts. */
async function useScale(scale: number): Promise<void> {
  if (!Number.isInteger(scale) || scale < 1) throw new Error('--scale takes a whole number, such as 20');
  const file = `data/bench-scale-${scale}.db`;
  const isFilled = existsSync(file);
  process.env.DATABASE_URL = `file:${file}`;
  if (isFilled) return;
  const { store } = openEmbeddedCatalogue(getSettings());
  await fillScaleCatalogue(store, scale * SCALE_COUPONS, new Date());
  store.close();
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  if (values.scale !== undefined) await useScale(Number(values.scale));
  const settings = getSettings();
  await prepareEmbeddedCatalogue(settings);
  const { source, store } = openEmbeddedCatalogue(settings);
  const [categories, brands] = [
    (await source.listCategories({ pageSize: 100 })).items,
    (await source.listBrands({ pageSize: 100 })).items,
  ];
  store.close();
  const [category, brand] = [categories[0], brands[0]];
  if (!category || !brand) throw new Error('The catalogue is empty: there is nothing to measure.');

  const env = { ...process.env, BENCH_BUILD: '1', RATE_LIMITS: 'off', NODE_ENV: 'production' as const };
  console.log(`next build: ${(await runNext('build', env)).toFixed(1)} s`);
  const [server, next] = [await startSite(PORT, env), await startNext(NEXT_PORT, env)];
  try {
    console.log(formatMemory('at the start', readMemory(server)));
    const cold = listColdPaths(categories, brands.slice(1));
    const half = (part: number) => cold.filter((_, index) => index % CONNECTIONS.length === part);
    for (const [part, count] of CONNECTIONS.entries()) console.log(await measureColdPages(half(part), count));
    console.log(spawnSync('nginx', ['-v']).error ? 'nginx: not installed' : 'nginx: from a file');
    console.log(formatOpenings(await measureOpenings(ORIGIN, ['/coupons', '/deals'])));
    const floor: FirstLoad = await measureFirstLoad(NEXT_ORIGIN, FLOOR_PATH);
    const results: RouteResult[] = [];
    for (const route of listBenchRoutes(category, brand)) results.push(await measureRoute(route));
    console.log(formatLoads(results, CONNECTIONS));
    console.log(formatFirstLoads(results, floor));
    console.log(formatMemory('at the end', readMemory(server)));
  } finally {
    server.kill();
    next.kill();
  }
}

await main();
