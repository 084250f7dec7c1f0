import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openVisitors } from '@/lib/catalogue/select-source';
import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { command as backup, runBackup } from './backup';
import { command as restoring, runRestore, type RestoreTools } from './restore';
import { CommandError } from './support/command-error';
import { openCatalogue } from './support/embedded-catalogue';
import { parseArguments } from './testing/parse-arguments';

const NOW = new Date('2026-11-20T12:00:00Z');

let folder: string;
let printed: string[];
const getSettings = (env = {}) => parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db`, ...env });
const print = (line: string) => void printed.push(line);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-command-'));
  printed = [];
  await saveBrands('one');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function saveBrands(...names: string[]): Promise<void> {
  const { source, store } = await openCatalogue(getSettings());
  await store.migrate();
  await source.subscribe({ email: 'ana@example.com', source: 'footer' });
  await store.write((writer) => writer.saveBrands(names.map((uniqueName) => buildNewBrand({ uniqueName }))));
  store.close();
}

const backUp = (file: string) => runBackup({ file, isForced: false }, getSettings(), { now: NOW, print });

function restore(
  files: string | string[],
  { isSure = true, confirm = null as RestoreTools['confirm'], env = {} } = {},
) {
  return runRestore({ files: [files].flat(), isSure }, getSettings(env), {
    openCatalogue,
    confirm,
    createProgress: () => ({ update: () => {}, stop: () => {} }),
    watch: {
      fetch: async () => Response.json({ catalogue: identifyCatalogue(getSettings()), catalogueVersion: 99 }),
      sleep: () => Promise.reject(new Error('nothing to wait for')),
      clock: () => 0,
    },
    now: NOW,
    print,
  });
}

it('says what a backup holds, and what a restored catalogue holds', async () => {
  const file = path.join(folder, 'a.db');
  expect(await backUp(file)).toBe(0);
  await saveBrands('two', 'three');
  expect(await restore(file)).toBe(0);
  const one = '1 brand, 0 offers and 0 articles';
  expect(printed).toEqual([
    `${file} holds ${one}.`,
    `${folder}/a.visitors.db holds 1 subscription.`,
    `${file} holds ${one}.`,
    `file:${folder}/catalogue.db now holds ${one}.`,
    `What was there is kept as ${folder}/backups/before-restore-catalogue-2026-11-20T12-00-00-000Z.db.`,
    'The running site at http://localhost:3000 shows it.',
  ]);
});

it("restores visitors' data alone, or both", async () => {
  const file = path.join(folder, 'a.db');
  await backUp(file);
  await saveBrands('two');
  const visitors = openVisitors(getSettings());
  await visitors.unsubscribe('ana@example.com');
  expect(await restore(path.join(folder, 'a.visitors.db'))).toBe(0);
  expect(await visitors.listSubscriptions()).toMatchObject([
    {
      email: 'ana@example.com',
      source: 'footer',
      language: null,
      consentedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(printed.slice(-2)).toEqual([
    `file:${folder}/visitors.db now holds 1 subscription.`,
    `What was there is kept as ${folder}/backups/before-restore-visitors-2026-11-20T12-00-00-000Z.db.`,
  ]);
  rmSync(path.join(folder, 'backups'), { recursive: true });
  expect(await restore([path.join(folder, 'a.visitors.db'), file])).toBe(0);
  expect(printed.join('\n')).toContain('catalogue.db now holds 1 brand,');
  visitors.close();
});

it('copies one of the two, and refuses two backups of one kind', async () => {
  const [one, two] = [path.join(folder, 'one.db'), path.join(folder, 'two.db')];
  await runBackup({ file: one, isForced: false, only: 'visitors' }, getSettings(), { now: NOW, print });
  await runBackup({ file: two, isForced: false, only: 'visitors' }, getSettings(), { now: NOW, print });
  expect(printed).toEqual([`${one} holds 1 subscription.`, `${two} holds 1 subscription.`]);
  await expect(restore([one, two])).rejects.toThrow('hold the same kind of data');
});

it.each([
  [true, 0, 'now holds 1 brand'],
  [false, 1, 'Nothing was changed.'],
])('asks first where it may: %s', async (isConfirmed, code, line) => {
  const file = path.join(folder, 'a.db');
  await backUp(file);
  const confirm = jest.fn(async () => isConfirmed);
  expect(await restore(file, { isSure: false, confirm })).toBe(code);
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('kept as a backup? [y/N]'));
  expect(printed.join('\n')).toContain(line);
});

it('does not restore unasked where there is nobody to ask', async () => {
  const file = path.join(folder, 'a.db');
  await backUp(file);
  await expect(restore(file, { isSure: false })).rejects.toThrow('add --yes');
});

it.each([
  ['a file that is not there', () => restore(path.join(folder, 'none.db')), 'There is no file'],
  ['a folder as a backup', () => restore(folder), 'is no file'],
  ['a folder', () => backUp(folder), 'that is a folder'],
  ['a folder that is not there', () => backUp(path.join(folder, 'nope', 'a.db')), 'there is no folder'],
  ['a name that is taken', () => backUp(path.join(folder, 'catalogue.db')), 'a database of the site'],
])('refuses %s in one line', async (_, run, message) => {
  await expect(run()).rejects.toThrow(CommandError);
  await expect(run()).rejects.toThrow(message);
});

describe('the arguments of a backup', () => {
  const parse = (args: string[]) =>
    parseArguments(backup, args, (file, { force = false }) => ({ file, isForced: force }));

  it.each([
    [[], undefined, false],
    [['a.db'], 'a.db', false],
    [['a.db', '--force'], 'a.db', true],
  ])('of %j', async (args, file, isForced) => {
    expect(await parse(args)).toEqual({ file, isForced });
  });

  it.each([
    [['a', 'b'], 'Too many arguments. Expected 1 argument but got 2.'],
    [['-'], '"-" is no name of a file'],
    [['--forced'], 'Usage'],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run backup');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

describe('the arguments of a restore', () => {
  const parse = (args: string[]) =>
    parseArguments(restoring, args, (files, { yes = false }) => ({ files, isSure: yes }));

  it.each([
    [['a.db'], false],
    [['--yes', 'a.db'], true],
  ])('of %j', async (args, isSure) => {
    expect(await parse(args)).toEqual({ files: ['a.db'], isSure });
  });

  it.each([
    [[], "Missing required argument 'files'."],
    [['a', '--force'], 'Usage'],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run restore');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
