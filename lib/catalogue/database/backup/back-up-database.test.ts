import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeLeftovers } from './back-up-database';

const UUID = '0a1b2c3d-1111-4222-8333-444455556666';
const STAMP = '2026-11-20T12-00-00-123Z';
const TWO_HOURS_S = 2 * 60 * 60;
const TEN_MINUTES_S = 10 * 60;
/** Of a process that has ended. */
const DEAD = spawnSync(process.execPath, ['--version']).pid;
const LIVE = process.pid;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'leftovers-'));
  mkdirSync(path.join(folder, 'backups'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

function write(name: string, isOld = false): void {
  writeFileSync(inFolder(name), '');
  const seconds = Date.now() / 1_000 - (isOld ? TWO_HOURS_S : TEN_MINUTES_S);
  utimesSync(inFolder(name), seconds, seconds);
}

function listAll(): string[] {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true });
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

it.each([
  [`x.db.${DEAD}.${UUID}.restoring`, false],
  [`x.db.${DEAD}.${UUID}.restoring-wal`, false],
  [`x.db.${DEAD}.${UUID}.restoring-shm`, false],
  [`x.db.${DEAD}.${UUID}.restoring.${DEAD}.partial`, false],
  [`x.db.${DEAD}.${UUID}.restoring.${DEAD}.partial-journal`, false],
  [`x.db.${LIVE}.${UUID}.restoring`, true],
  [`x.db.${UUID}.restoring`, true],
  [`x.db.${UUID}.restoring.${DEAD}.partial`, true],
  [`backups/catalogue-${STAMP}.db.${DEAD}.partial`, false],
  [`backups/before-restore-${STAMP}.db.${DEAD}.partial-journal`, false],
])('removes %s', async (name, isOld) => {
  write(name, isOld);
  await removeLeftovers([inFolder('x.db')]);
  expect(listAll()).toEqual([]);
});

it.each([
  ['x.db', true],
  ['x.db-wal', true],
  [`x.db.${LIVE}.${UUID}.restoring`, false],
  [`x.db.${UUID}.restoring`, false],
  [`other.db.${DEAD}.${UUID}.restoring`, true],
  [`xxdb.${DEAD}.${UUID}.restoring`, true],
  [`x.db.${DEAD}.${UUID}.restoring.txt`, true],
  ['x.db.mine.restoring', true],
  [`backups/catalogue-${STAMP}.db`, true],
  [`backups/catalogue-${STAMP}.db.${LIVE}.partial`, false],
  [`backups/mine.db.${DEAD}.partial`, true],
])('leaves %s', async (name, isOld) => {
  write(name, isOld);
  await removeLeftovers([inFolder('x.db')]);
  expect(listAll()).toEqual([path.basename(name)]);
});

it('removes partial copies of the name that a backup is to get, and no others', async () => {
  write(`nightly.db.${DEAD}.partial`);
  write(`nightly.db.${LIVE}.partial`);
  write(`weekly.db.${DEAD}.partial`);
  await removeLeftovers([inFolder('x.db'), inFolder('nightly.db')]);
  expect(listAll().sort()).toEqual([`nightly.db.${LIVE}.partial`, `weekly.db.${DEAD}.partial`].sort());
});

it('leaves what has just changed: its process may be one of another container', async () => {
  const name = `x.db.${DEAD}.${UUID}.restoring`;
  writeFileSync(inFolder(name), '');
  await removeLeftovers([inFolder('x.db')]);
  expect(listAll()).toEqual([name]);
});

it('leaves the file that is to be kept', async () => {
  const name = `x.db.${UUID}.restoring`;
  write(name, true);
  await removeLeftovers([inFolder('x.db')], name);
  expect(listAll()).toEqual([name]);
});

it('has nothing to do where the folder is still to come', async () => {
  await expect(removeLeftovers([inFolder('new/x.db')])).resolves.toBeUndefined();
});
