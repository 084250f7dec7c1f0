/**
 * Whether an import delays or refuses subscriptions: starts the built site on an empty catalogue of its own, imports
 * --rows offers (default 60,000) with the command itself, posts 200 subscriptions meanwhile, and prints how long they
 * took and how many are stored.
 *
 *   npx tsx e2e/bench/subscribe-while-importing.ts
 *
 * With --server both databases lie on libSQL servers (sqld), each on one of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLibsqlServer } from '@/lib/catalogue/database/testing/libsql-server';
import { openVisitors } from '@/lib/catalogue/select-source';
import { prepareEmbeddedCatalogue } from '@/lib/cli/support/embedded-catalogue';
import { parseSettings } from '@/lib/config/settings';
import { startSite } from './server';

const PORT = 3199;
const SUBSCRIPTIONS = 200;
/** Between two posts: together they last about as long as the import. */
const PAUSE_MS = 40;
const BRANDS = 4_000;

function formatFeed(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = index % 2 === 0 ? `CODE${index}` : '';
    const site = `https://shop${index % BRANDS}.example/`;
    return `${index},Shop ${index % BRANDS},${5 + (index % 60)}% off thing ${index},${code},${site}`;
  });
  return ['external_id,brand_name,title,code,site_url', ...lines].join('\n');
}

async function post(index: number): Promise<{ milliseconds: number; status: number }> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${PORT}/api/v1/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `visitor${index}@example.com`, source: 'footer' }),
  });
  return { milliseconds: performance.now() - started, status: response.status };
}

type Databases = { DATABASE_URL: string; VISITORS_DATABASE_URL: string };

/** Runs `work` with the addresses of two new databases, and stops what serves them. */
async function withDatabases(folder: string, isServer: boolean, work: (urls: Databases) => Promise<void>) {
  if (!isServer) return work({ DATABASE_URL: `file:${folder}/catalogue.db`, VISITORS_DATABASE_URL: '' });
  const [catalogue, visitors] = await Promise.all(
    ['catalogue', 'visitors'].map((name) => startLibsqlServer(path.join(folder, name))),
  );
  if (catalogue === undefined || visitors === undefined) throw new Error('No servers.');
  await work({ DATABASE_URL: catalogue.url, VISITORS_DATABASE_URL: visitors.url }).finally(() =>
    Promise.all([catalogue.stop(), visitors.stop()]),
  );
}

async function run(folder: string, rows: number, urls: Databases): Promise<void> {
  const feed = path.join(folder, 'feed.csv');
  writeFileSync(feed, formatFeed(rows));
  const env = {
    ...process.env,
    ...urls,
    ...{ API_BASE_URL: '', DEMO: 'off' },
    SITE_URL: `http://127.0.0.1:${PORT}`,
  };
  const settings = parseSettings(env);
  await prepareEmbeddedCatalogue(settings);
  const server = await startSite(PORT, env);
  try {
    const args = ['lib/cli/run.js', 'import', 'generic', feed, '--source', 'bench'];
    const started = performance.now();
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const exited = once(child, 'exit').then(([code]) => ({ code, after: performance.now() - started }));
    const posts = [];
    for (let index = 0; index < SUBSCRIPTIONS; index += 1) {
      posts.push({ ...(await post(index)), isDuring: child.exitCode === null });
      await wait(PAUSE_MS);
    }
    const { code, after } = await exited;
    const store = openVisitors(settings);
    const stored = (await store.listSubscriptions()).length;
    store.close();
    const times = posts.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0)} ms`;
    console.table({
      'import, exit code': code,
      'import, seconds': (after / 1_000).toFixed(1),
      'posted while it ran': posts.filter(({ isDuring }) => isDuring).length,
      accepted: posts.filter(({ status }) => status === 200).length,
      stored,
      p50: at(0.5),
      p99: at(0.99),
    });
  } finally {
    server.kill();
  }
}

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '60000' }, server: { type: 'boolean', default: false } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'subscribe-bench-'));
try {
  await withDatabases(folder, values.server, (urls) => run(folder, Number(values.rows), urls));
} finally {
  rmSync(folder, { recursive: true });
}
