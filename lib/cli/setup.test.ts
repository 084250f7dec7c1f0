import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parseSettings } from '@/lib/config/settings';
import { parseMappingFile } from '@/lib/feeds/mapping/mapping-file';
import { runSetup } from './setup';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'setup-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (given: Parameters<typeof runSetup>[0], typed: string[] = []) =>
  runSetup(given, {
    ask: async () => typed.shift() ?? '',
    folder,
    print: (line) => void printed.push(line),
  });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('writes what the site reads, from options and from what is typed', async () => {
  await run({ name: 'Tea & Co', networks: 'awin,coupon-api' }, [' https://tea.example/ ', 'hi@tea.example']);
  expect(parseSettings(parseEnv(read('.env')))).toMatchObject({
    ...{
      siteName: 'Tea & Co',
      siteUrl: 'https://tea.example',
      contactEmail: 'hi@tea.example',
      hasDemo: false,
    },
  });
  expect(readdirSync(path.join(folder, 'operator')).sort()).toEqual([
    ...['awin.map.json', 'coupon-api.map.json', 'crontab.example'],
    ...['tea-co-imports.service', 'tea-co-imports.timer'],
  ]);
  expect(parseMappingFile(read('operator/awin.map.json'))).toEqual({
    ...{ brands: {}, categories: {}, brandCategories: {} },
  });
  const command = `lib/cli/run.js import awin 'FILE-OR-ADDRESS-OF-AWIN' --map operator/awin.map.json --map-todo operator/awin.map.json --wait 600`;
  expect(read('operator/crontab.example')).toContain(
    `# 0 */3 * * * cd '${folder}' && ${process.execPath} ${command}`,
  );
  expect(read('operator/tea-co-imports.service')).toContain(`# ExecStart=-${process.execPath} ${command}`);
});

it('takes the defaults where nothing is typed, and never overwrites', async () => {
  writeFileSync(path.join(folder, '.env'), 'SITE_NAME=Mine\n');
  await run({});
  expect(read('.env')).toBe('SITE_NAME=Mine\n');
  expect(printed).toEqual([
    'There already, and left as it is: .env',
    'Written: operator/crontab.example',
    'Written: operator/clipmint-imports.service',
    'Written: operator/clipmint-imports.timer',
    expect.stringContaining('Next: "npm start"'),
  ]);
  const before = read('operator/crontab.example');
  await run({ name: 'Clipmint', networks: 'cj' });
  expect(read('operator/crontab.example')).toBe(before);
});

it.each([
  [{ networks: 'awin,nope' }, '"nope" is no known network; known are: admitad, awin'],
  [{ address: 'tea.example' }, 'SITE_URL'],
  [{ contact: 'nobody' }, 'CONTACT_EMAIL'],
  [{ name: "Ana's" }, 'write that file by hand'],
])('refuses %j, with nothing written', async (given, message) => {
  await expect(run(given)).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});
