import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSettings } from '@/lib/config/settings';
import { openFeedFile } from '@/lib/feeds';
import { command, toImportArguments } from '../import';
import { parseArguments } from '../testing/parse-arguments';
import { openCatalogue } from './embedded-catalogue';
import { isSameFile, writeOutput } from './output-file';
import { readTextFile } from './read-text-file';
import { runImport } from './run-import';

const ROW = { promotionId: 1, type: 'promotion', title: 'Sale of 20 lamps', url: 'https://lumera.example/' };
const FEED = [ROW, { ...ROW, promotionId: 2 }, { ...ROW, promotionId: 3 }].map((row, index) => ({
  ...row,
  advertiser: { id: 10 + index, name: `Lumera ${index}` },
}));

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-mapping-'));
  printed = [];
  write('feed.json', FEED);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const write = (name: string, content: unknown) => writeFileSync(at(name), JSON.stringify(content));
const read = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'));

const getSettings = () => parseSettings({ DATABASE_URL: `file:${at('catalogue.db')}` });

/** Options and their files, which lie in the folder. */
async function run(...args: string[]) {
  const placed = args.map((arg) => (arg.startsWith('--') ? arg : at(arg)));
  return runImport(
    await parseArguments(command, ['awin', at('feed.json'), ...placed], toImportArguments),
    getSettings(),
    {
      openFile: openFeedFile,
      fetchFeed: () => Promise.reject(new Error('nothing to fetch')),
      readText: readTextFile,
      writeText: (file, text) => writeOutput(file, [text], { isCompressed: false }),
      isSameFile,
      openCatalogue,
      createProgress: () => null,
      startTimer: () => () => undefined,
      watch: {
        fetch: () => Promise.reject(new Error('no site')),
        sleep: () => Promise.reject(new Error('nothing to wait for')),
        clock: () => 0,
      },
      secrets: {},
      now: new Date('2026-11-21T12:00:00Z'),
      print: (line) => printed.push(line),
      printError: (line) => printed.push(`! ${line}`),
    },
  );
}

it('leaves a row where its mapping is not there', async () => {
  await run();
  await expect(run('--map', 'nosuch.json')).rejects.toThrow(
    'nosuch.json cannot be read: there is no such file.',
  );
  const { imports, store } = await openCatalogue(getSettings());
  expect(await imports.list({ last: 1 })).toMatchObject([
    { status: 'failed', exitCode: 1, feed: expect.stringContaining('feed.json'), counts: null },
  ]);
  store.close();
});

it('grows one mapping from a dry run on, and loses nothing of it', async () => {
  await run('--dry-run', '--map', 'm.json', '--map-todo', 'm.json');
  const undecided = { 10: '? Lumera 0', 11: '? Lumera 1', 12: '? Lumera 2' };
  const brandCategories = { 'lumera-0': '?', 'lumera-1': '?', 'lumera-2': '?' };
  expect(read('m.json')).toEqual({ brands: undecided, categories: {}, brandCategories });
  await run('--map', 'm.json', '--map-todo', 'm.json');
  expect(read('m.json')).toEqual({ brands: undecided, categories: {}, brandCategories });
  write('m.json', { brands: { 10: 'lumera-1', nobody: 'lumera-2' }, categories: { Gifts: null } });
  printed = [];
  await run('--map', 'm.json', '--map-todo', 'm.json');
  expect(printed[0]).toContain('Brands: 0 created, 1 linked, 2 already known');
  expect(printed[0]).toContain(
    'Entries of the mapping that nothing in the feed has used:\n  brands."nobody"\n  categories."gifts"',
  );
  expect(read('m.json')).toEqual({
    brands: { 10: 'lumera-1', nobody: 'lumera-2' },
    categories: { Gifts: null },
    brandCategories: { 'lumera-1': '?', 'lumera-2': '?' },
  });
  expect(readdirSync(folder).filter((name) => /partial|tmp/.test(name))).toEqual([]);
});

it('says nothing of unused entries after a delta', async () => {
  write('m.json', { categories: { Gifts: null } });
  await run('--delta', '--map', 'm.json');
  expect(printed[0]).not.toContain('Entries of the mapping');
});

it.each([
  ['the feed, as its report', ['--report', 'feed.json'], 'is the feed: name another file'],
  ['the feed, as a mapping', ['--map-todo', 'feed.json'], 'is the feed: name another file'],
  ['the feed by way of a link', ['--map-todo', 'link.json'], 'is the feed: name another file'],
  ['the mapping, as a report', ['--map', 'm.json', '--report', 'm.json'], 'is the file of --map:'],
  ['the columns', ['--columns', 'm.json', '--map-todo', 'm.json'], 'is the file of --columns:'],
  ['both outputs', ['--report', 'new.json', '--map-todo', 'new.json'], 'is the file of --map-todo:'],
  ['what is no mapping', ['--map-todo', 'other.json'], 'other.json is there already and no mapping'],
  ['a folder', ['--report', 'folder'], 'folder cannot be written: that is a folder'],
  ['a missing folder', ['--map-todo', 'nope/m.json'], 'there is no folder'],
])('never writes over %s', async (_, args, message) => {
  write('m.json', { brands: {} });
  write('other.json', { title: 'Holiday' });
  symlinkSync(at('feed.json'), at('link.json'));
  mkdirSync(at('folder'));
  const names = readdirSync(folder);
  await expect(run(...args)).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual(names);
  expect([read('feed.json'), read('m.json'), read('other.json')]).toEqual([
    FEED,
    { brands: {} },
    { title: 'Holiday' },
  ]);
});
