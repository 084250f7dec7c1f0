/**
 * How much memory the server takes while it is crawled: asks the built site for different pages of its sitemaps, four at
 * a time, and prints after each eighth what the kernel says of the process.
 *
 *   npx tsx e2e/bench/memory.ts --pages 20000
 *   PAGE_CACHE_MB=16 npx tsx e2e/bench/memory.ts --limit 256 --node '--max-semi-space-size=4 --max-old-space-size=96'
 *
 * `--limit` is in megabytes, for all that the kernel counts for a container, its cached pages of files too; it needs Linux
 * and root. Settings of the site come from the environment.
 */
import { parseArgs } from 'node:util';
import { readMemory, startSiteWithin, stopServer } from './server';
import { formatTable } from './tables';

const PORT = Number(process.env.BENCH_PORT ?? 3290);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const AT_ONCE = 4;
const STEPS = 8;
const ADDRESS = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

async function listAddresses(path: string): Promise<string[]> {
  const xml = await (await fetch(ORIGIN + path)).text();
  return [...xml.matchAll(ADDRESS)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** The addresses of all sitemaps, in turn from each, so that every kind of page comes early. */
async function listPages(count: number): Promise<string[]> {
  const maps: string[][] = [];
  for (const map of await listAddresses('/sitemap.xml')) maps.push(await listAddresses(map));
  const longest = Math.max(...maps.map(({ length }) => length));
  const pages = new Set<string>();
  for (let index = 0; index < longest && pages.size < count; index += 1) {
    maps.flatMap((map) => map[index] ?? []).forEach((page) => pages.add(page));
  }
  return [...pages].slice(0, count);
}

async function crawl(pages: string[]): Promise<void> {
  const queue = pages.values();
  const work = async () => {
    for (const page of queue) {
      const response = await fetch(ORIGIN + page, { headers: BROWSER });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page} responded with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '20000' },
      node: { type: 'string', default: '' },
      limit: { type: 'string' },
    },
  });
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  const server = await startSiteWithin(PORT, values.node.split(' ').filter(Boolean), limit);
  const rows: string[][] = [];
  const note = (pages: number) => {
    const { all, own, files, proportional } = readMemory(server);
    rows.push([pages, all, own, files, proportional].map(String));
  };
  try {
    note(0);
    const pages = await listPages(Number(values.pages));
    const step = Math.ceil(pages.length / STEPS);
    for (let from = 0; from < pages.length; from += step) {
      await crawl(pages.slice(from, from + step));
      note(Math.min(from + step, pages.length));
    }
  } finally {
    await stopServer(server);
    console.log(formatTable(['pages', 'resident, MB', 'own', 'mapped files', 'shared counted once'], rows));
  }
}

await main();
