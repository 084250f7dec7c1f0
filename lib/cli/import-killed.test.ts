import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { findInconsistencies } from '@/lib/catalogue/database/testing/find-inconsistencies';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { parseSettings } from '@/lib/config/settings';
import { command } from './import';
import { startCommand } from './support/command';

/** On a machine that does much else. */
const TIMEOUT_MS = 240_000;
/** More than are saved at a time. */
const ROWS = 16_000;
const HEADER = 'offer_id,title,code,affiliate_link,store,status\n';

const folder = mkdtempSync(path.join(os.tmpdir(), 'import-killed-'));
const DATABASE = path.join(folder, 'catalogue.db');
const DATABASE_URL = `file:${DATABASE}`;
const STAGED = `${DATABASE}.staged`;
/** As much is in the journal only while an import is being saved. */
const SAVED_BYTES = 2_000_000;
const SETTINGS = { DATABASE_URL, API_BASE_URL: '', SITE_URL: 'http://127.0.0.1:9' };

beforeAll(() => {
  Object.assign(process.env, SETTINGS);
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterAll(() => rmSync(folder, { recursive: true }));

const formatRow = (id: number) => `${id},20% off order ${id},CODE${id},https://shop.example/${id},Shop,new\n`;
const formatRows = (count: number) => Array.from({ length: count }, (_, id) => formatRow(id + 1)).join('');

/** A process to kill. */
function startImport(...options: string[]): ChildProcess {
  return spawn(process.execPath, ['lib/cli/run.js', 'import', 'coupon-api', '-', ...options], {
    env: { ...process.env, ...SETTINGS },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Until the report, which is written while rows are saved, holds the first of them. */
function waitForReport(): Promise<void> {
  const isBegun = () =>
    readdirSync(folder).some(
      (name) => name.startsWith('report.json.') && statSync(path.join(folder, name)).size > 0,
    );
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      if (!isBegun()) return;
      watcher.close();
      resolve();
    });
  });
}

/** Until an import has begun. */
async function waitForTurn(): Promise<void> {
  while ((await listStatuses())[0] !== 'running') await wait(50);
}

/** Imports in this process. Returns the exit code. */
async function importAll(text: string): Promise<typeof process.exitCode> {
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, HEADER + text);
  await startCommand(command, ['coupon-api', file]);
  return process.exitCode;
}

function getSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function listStatuses(): Promise<string[]> {
  const { imports, store } = openEmbeddedCatalogue(parseSettings({ DATABASE_URL }));
  const records = await imports.list({ last: 2 });
  store.close();
  return records.map(({ status }) => status);
}

async function countCoupons(): Promise<number> {
  const { source, store } = openEmbeddedCatalogue(parseSettings({ DATABASE_URL }));
  const { total } = await source.listCoupons();
  store.close();
  return total;
}

async function checkIntegrity(): Promise<void> {
  const client = createClient({ url: DATABASE_URL });
  expect((await client.execute('PRAGMA integrity_check')).rows[0]).toEqual({ integrity_check: 'ok' });
  client.close();
}

it(
  'changes nothing where it is killed midway, and the next one works',
  async () => {
    expect(await importAll(formatRow(1))).toBe(0);
    const report = waitForReport();
    const child = startImport('--report', path.join(folder, 'report.json'));
    // What comes on standard input is not at its end yet.
    child.stdin?.write(HEADER + formatRows(ROWS));
    await report;
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await countCoupons()).toBe(1);
    expect(await listStatuses()).toEqual(['broken-off', 'imported']);
    await checkIntegrity();
    // What it had staged is of no use to anybody.
    expect(existsSync(STAGED)).toBe(true);
    expect(await importAll(formatRows(3))).toBe(0);
    expect(await countCoupons()).toBe(3);
    expect(existsSync(STAGED)).toBe(false);
  },
  TIMEOUT_MS,
);

it(
  'saves all or nothing where it is killed while it saves',
  async () => {
    const before = await countCoupons();
    const child = startImport();
    child.stdin?.end(HEADER + formatRows(ROWS));
    while (child.exitCode === null && getSize(`${DATABASE}-wal`) < SAVED_BYTES) await wait(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect([before, ROWS]).toContain(await countCoupons());
    const client = createClient({ url: DATABASE_URL });
    expect((await client.execute('PRAGMA integrity_check')).rows[0]).toEqual({ integrity_check: 'ok' });
    expect(await findInconsistencies(drizzle({ client }))).toEqual([]);
    client.close();
    expect(await importAll(formatRows(4))).toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'takes nothing with it where it is killed while it waits for its turn',
  async () => {
    const first = startImport();
    first.stdin?.write(HEADER + formatRows(3));
    await waitForTurn();
    const second = startImport('--wait', '600');
    const [notice] = await once(second.stderr ?? first, 'data');
    expect(String(notice)).toMatch(
      /^Waiting up to 600 seconds for the import of coupon-api, which began at /,
    );
    second.kill('SIGKILL');
    await once(second, 'exit');
    first.stdin?.end(formatRow(4) + formatRow(5));
    expect(await once(first, 'exit')).toEqual([0, null]);
    expect(await countCoupons()).toBe(5);
    expect(await listStatuses()).toEqual(['imported', 'imported']);
  },
  TIMEOUT_MS,
);
