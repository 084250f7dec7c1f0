/*
 * npm run bench: requests a second and latencies of the built site, one server process on one core, each page beside
 * a prerendered page of the same HTML size in the same run; first-load scripts; and the time of a page that nobody
 * has visited yet. Needs Linux (taskset) and two cores.
 */
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { prepareEmbeddedCatalogue } from '@/lib/cli/support/embedded-catalogue';
import { getSettings } from '@/lib/config';
import { measureFirstLoad, type FirstLoad } from './first-load';
import { measureOpenings } from './interaction';
import { getMedian, getMedianLoad, measureLoad, type Load } from './load';
import { listBenchRoutes, listColdPaths, type BenchRoute } from './routes';
import { runNext, startServer } from './server';
import { formatColdTimes, formatFirstLoads, formatLoads, formatOpenings, type RouteResult } from './tables';

const PORT = 3290;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = [1, 32];
const FLOOR_STEP_KB = 10;
const FLOOR_PATH = '/api/bench/10';

async function measureRoute(route: BenchRoute): Promise<RouteResult> {
  const firstLoad = await measureFirstLoad(ORIGIN, route.path);
  const floorPath = await findFloorPath(firstLoad.htmlBytes);
  const loads = new Map<number, { route: Load; floor: Load }>();
  for (const connections of CONNECTIONS) {
    const rounds: { route: Load; floor: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // One after the other in every round, so that a noisy minute hits both.
      const floor = await measureLoad(ORIGIN + floorPath, connections, SECONDS);
      rounds.push({ floor, route: await measureLoad(ORIGIN + route.path, connections, SECONDS) });
    }
    loads.set(connections, {
      route: getMedianLoad(rounds.map((round) => round.route)),
      floor: getMedianLoad(rounds.map((round) => round.floor)),
    });
  }
  return { route, firstLoad, loads };
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
    const size = (await (await fetch(ORIGIN + path)).arrayBuffer()).byteLength;
    const distance = Math.abs(size - htmlBytes);
    if (distance < best.distance) best = { path, distance };
  }
  return best.path;
}

async function measureColdPages(paths: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    const response = await fetch(ORIGIN + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
}

async function main(): Promise<void> {
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

  const env = { ...process.env, BENCH_BUILD: '1', NODE_ENV: 'production' as const };
  console.log(`next build: ${(await runNext('build', env)).toFixed(1)} s`);
  const server = await startServer(PORT, env);
  try {
    const cold = await measureColdPages(listColdPaths(categories, brands.slice(1)));
    console.log(formatColdTimes(cold, getMedian(cold)));
    console.log(formatOpenings(await measureOpenings(ORIGIN, ['/coupons', '/deals'])));
    const floor: FirstLoad = await measureFirstLoad(ORIGIN, FLOOR_PATH);
    const results: RouteResult[] = [];
    for (const route of listBenchRoutes(category, brand)) results.push(await measureRoute(route));
    console.log(formatLoads(results, CONNECTIONS));
    console.log(formatFirstLoads(results, floor));
  } finally {
    server.kill();
  }
}

await main();
