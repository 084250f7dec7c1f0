/**
 * How long an import of --rows new offers (default 200,000) holds the write lock, staged and not, in one run: each
 * imports the same file into a catalogue of its own in a process of its own, while this one tries the lock every few
 * milliseconds.
 *
 *   npx tsx e2e/bench/import-lock.ts --rows 50000
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import { getFeedFormat, importFeed } from '@/lib/feeds';
import { createThreadReader } from '@/lib/feeds/import/thread/thread-reader';
import { writeImportFile } from './import-csv';

const FORMAT = 'coupon-api';
const PROBE_PAUSE_MS = 5;
const NOW = new Date('2026-11-20T12:00:00Z');

function open(file: string) {
  const visitors = { url: `file:${file}.visitors` };
  return createDatabaseCatalogue({ url: `file:${file}`, visitors, clock: () => NOW });
}

/** In the process that imports. */
async function importHere(feed: string, database: string, isStaged: boolean): Promise<void> {
  const format = getFeedFormat(FORMAT, {});
  if (format === null) throw new Error(`There is no format ${FORMAT}.`);
  const { store } = open(database);
  const feedBytes = isStaged ? statSync(feed).size : undefined;
  const hooks = { readWindows: createThreadReader({ name: FORMAT, options: {} }) };
  await importFeed(store, format, createReadStream(feed), { now: NOW, feedBytes }, hooks);
  store.close();
  process.send?.(process.cpuUsage());
}

/** Imports in another process; returns its seconds, those of its processor, and those in which the lock was held. */
async function measure(feed: string, database: string, way: string) {
  const { store } = open(database);
  await store.migrate();
  store.close();
  const started = performance.now();
  const script = fileURLToPath(import.meta.url);
  const args = ['--max-old-space-size=192', '--import', 'tsx', script, '--way', way, feed, database];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const used = once(child, 'message');
  const exit = once(child, 'exit');
  let heldMs = 0;
  let last = performance.now();
  while (child.exitCode === null) {
    await wait(PROBE_PAUSE_MS);
    const isHeld = !(await isFree(database));
    const now = performance.now();
    if (isHeld) heldMs += now - last;
    last = now;
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`The import ended with exit code ${String(code)}.`);
  const seconds = (performance.now() - started) / 1_000;
  const [cpu]: NodeJS.CpuUsage[] = await used;
  const processorSeconds = cpu === undefined ? NaN : (cpu.user + cpu.system) / 1_000_000;
  return {
    seconds: seconds.toFixed(1),
    'of processor': processorSeconds.toFixed(1),
    'lock held, seconds': (heldMs / 1_000).toFixed(1),
  };
}

async function isFree(database: string): Promise<boolean> {
  const client = createClient({ url: `file:${database}`, timeout: 0, concurrency: 1 });
  try {
    (await client.transaction('write')).close();
    return true;
  } catch {
    return false;
  } finally {
    client.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { rows: { type: 'string', default: '200000' }, way: { type: 'string' } },
    allowPositionals: true,
  });
  const [feed = '', database = ''] = positionals;
  if (values.way !== undefined) return importHere(feed, database, values.way === 'staged');
  const folder = mkdtempSync(path.join(tmpdir(), 'import-lock-'));
  try {
    const file = path.join(folder, 'feed.csv');
    await writeImportFile(file, Number(values.rows));
    const direct = await measure(file, path.join(folder, 'direct.db'), 'direct');
    const staged = await measure(file, path.join(folder, 'staged.db'), 'staged');
    console.table({ 'under the lock': direct, staged });
    const share = Number(staged['lock held, seconds']) / Number(direct['lock held, seconds']);
    console.log(`Staged, the lock is held for ${(share * 100).toFixed(1)} % of the time.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
