import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import Database from 'libsql';
import { inspectDatabase } from '@/lib/catalogue/database/backup/inspect-database';
import { findInconsistencies } from '@/lib/catalogue/database/testing/find-inconsistencies';
import { openEmbeddedCatalogue, openVisitors } from '@/lib/catalogue/select-source';
import { saveDefaultCategories } from '@/lib/catalogue/rules';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { command as article } from './article';
import { command as backup } from './backup';
import { command as brand } from './brand';
import { command as category } from './category';
import { command as correct } from './correct';
import { runSetup } from './setup';
import { command as subscribers } from './subscribers';
import { startCommand } from './support/command';
import { runKilled } from './testing/run-killed';

/** On a machine that does much else. */
const TIMEOUT_MS = 240_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'commands-killed-'));
const inFolder = (name: string) => path.join(folder, name);
const DATABASES = ['catalogue.db', 'visitors.db'].map(inFolder);
const SETTINGS = {
  DATABASE_URL: `file:${DATABASES[0]}`,
  VISITORS_DATABASE_URL: '',
  API_BASE_URL: '',
  SITE_URL: 'http://127.0.0.1:9',
};
const COMMANDS = { article, backup, brand, category, correct, subscribers };
const FILES = {
  'changes.csv': 'id,title\nawin:1,Corrected\nawin:2,Corrected\n',
  'pen-guide.md': '---\ntitle: Pens\ndescription: Nibs and inks\npublished_at: 2026-01-01\n---\n\nText\n',
  'gone.txt': 'ana@example.com\nben@example.com\n',
};

/** Every row of every table. */
async function readDatabase(file: string): Promise<string> {
  const client = createClient({ url: `file:${file}`, intMode: 'string' });
  const { rows } = await client.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  const tables = await Promise.all(rows.map(({ name }) => client.execute(`SELECT * FROM "${String(name)}"`)));
  client.close();
  return JSON.stringify(tables.map((table, index) => [rows[index]?.name, table.rows]));
}

const readState = async () => (await Promise.all(DATABASES.map(readDatabase))).join('\n');

async function checkIntegrity(): Promise<void> {
  for (const file of DATABASES) {
    const client = createClient({ url: `file:${file}` });
    expect((await client.execute('PRAGMA integrity_check')).rows[0]).toEqual({ integrity_check: 'ok' });
    if (file === DATABASES[0]) expect(await findInconsistencies(drizzle({ client }))).toEqual([]);
    client.close();
  }
}

beforeAll(async () => {
  Object.assign(process.env, SETTINGS);
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, text] of Object.entries(FILES)) writeFileSync(inFolder(name), text);
  const { store } = openEmbeddedCatalogue(parseSettings(SETTINGS));
  await store.migrate();
  await saveDefaultCategories(store);
  await store.write(async (writer) => {
    await writer.saveBrands(['shop', 'other'].map((name) => buildNewBrand({ uniqueName: name, name })));
    const named = { source: 'awin', kind: 'coupon', brandUniqueName: 'shop' } as const;
    await writer.saveOffers(
      ['1', '2'].map((id) => buildNewOffer({ ...named, externalId: id, title: `Offer ${id}`, code: id })),
    );
    await writer.saveArticles([buildNewArticle({ slug: 'inks', publishedAt: '2026-01-01' })]);
  });
  store.close();
  const visitors = openVisitors(parseSettings(SETTINGS));
  for (const name of ['ana', 'ben', 'eve'])
    await visitors.subscribe({ email: `${name}@example.com`, source: 'footer' });
  visitors.close();
});

afterAll(() => {
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

it.each<[name: keyof typeof COMMANDS, ...args: string[]]>([
  ['correct', inFolder('changes.csv')],
  ['brand', 'shop', '--rename', 'store'],
  ['brand', 'store', '--merge-into', 'other'],
  ['category', 'add', 'Pots'],
  ['category', 'rename', 'pots', '--name', 'Pans', '--slug', 'pans'],
  ['category', 'reorder', 'pans', 'travel'],
  ['category', 'remove', 'travel', '--to', 'fashion'],
  ['article', inFolder('pen-guide.md')],
  ['subscribers', 'erase', 'eve@example.com'],
  ['subscribers', 'import-unsubscribes', inFolder('gone.txt')],
])(
  'killed before it commits, %s leaves the old state, and works when it is run again (%s)',
  async (name, ...args) => {
    const before = await readState();
    await runKilled('COMMIT', ['lib/cli/run.js', name, ...args], SETTINGS);
    expect(await readState()).toBe(before);
    const prepare = jest.spyOn(Database.prototype, 'prepare');
    await startCommand(COMMANDS[name], args);
    const transactions = prepare.mock.calls
      .map(([statement]) => statement)
      .join('\n')
      .split(/^BEGIN/m);
    prepare.mockRestore();
    // So there is no second moment at which half of it would be saved.
    expect(
      transactions.filter((statements) => /^\s*(insert|update|delete)\b/im.test(statements)),
    ).toHaveLength(1);
    expect(await readState()).not.toBe(before);
    await checkIntegrity();
  },
  TIMEOUT_MS,
);

it(
  'killed between the two databases, backup leaves one that is whole, and nothing under the name of the other',
  async () => {
    await runKilled('rename .*visitors', ['lib/cli/run.js', 'backup'], SETTINGS);
    const list = () => readdirSync(inFolder('backups')).filter((name) => name.endsWith('.db'));
    expect(list()).toEqual([expect.stringContaining('catalogue-')]);
    await startCommand(backup, []);
    expect(list()).toHaveLength(3);
    for (const name of list())
      expect((await inspectDatabase(inFolder(`backups/${name}`))).kind).toBe(name.split('-')[0]);
  },
  TIMEOUT_MS,
);

it(
  'killed between two files, setup leaves whole ones, and writes the others when it is run again',
  async () => {
    const given = { name: 'Tea', address: 'https://tea.example', contact: '', networks: 'awin' };
    const tools = { ask: async () => '', print: () => undefined };
    const listFiles = (name: string) => readdirSync(inFolder(name), { recursive: true }).map(String).sort();
    const read = (name: string) =>
      listFiles(name)
        .filter((file) => file !== 'operator')
        .map((file) => readFileSync(inFolder(`${name}/${file}`), 'utf8'));
    for (const name of ['whole', 'killed']) mkdirSync(inFolder(name));
    await runSetup(given, { ...tools, folder: inFolder('whole') });
    // The command itself writes where this project lies.
    const script = `import('./lib/cli/setup.ts').then(({ runSetup }) =>
      runSetup(${JSON.stringify(given)}, { ask: null, print: () => {}, folder: ${JSON.stringify(inFolder('killed'))} }))`;
    await runKilled('link .*crontab', ['--import', 'tsx', '--eval', script], SETTINGS);
    expect(listFiles('whole')).toEqual(
      expect.arrayContaining(['.env', 'operator/awin.map.json', 'operator/crontab.example']),
    );
    expect(listFiles('killed')).toEqual(expect.arrayContaining(['.env', 'operator/awin.map.json']));
    expect(listFiles('killed')).not.toContain('operator/crontab.example');
    await runSetup(given, { ...tools, folder: inFolder('killed') });
    expect(listFiles('killed')).toEqual(listFiles('whole'));
    expect(read('killed').map((text) => text.replaceAll(inFolder('killed'), inFolder('whole')))).toEqual(
      read('whole'),
    );
  },
  TIMEOUT_MS,
);
