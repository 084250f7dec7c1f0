import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import { buildNewBrand } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { isDemoRemoved, loadDemoCatalogue, removeDemoCatalogue } from '@/lib/demo';
import { removeCategory, renameCategory } from './category';
import { command, removeDemo, runDemo, type DemoCommandTools } from './demo';
import { startCommand } from './support/command';
import { fillWithDemo, openCatalogue } from './support/embedded-catalogue';
import { runKilled } from './testing/run-killed';

const TIMEOUT_MS = 60_000;
const SCALE = 0.1;

let folder: string;
let printed: string[];
const getEnv = () => ({ DATABASE_URL: `file:${folder}/catalogue.db` });
const getSettings = (env = {}) => parseSettings({ ...getEnv(), ...env });
const tools: DemoCommandTools = {
  openCatalogue,
  loadDemo: loadDemoCatalogue,
  removeDemo: removeDemoCatalogue,
  createProgress: () => ({ update: () => {}, stop: () => {} }),
  watch: {
    fetch: async () => Response.json({ catalogue: identifyCatalogue(getSettings()), catalogueVersion: 99 }),
    sleep: () => Promise.reject(new Error('nothing to wait for')),
    clock: () => 0,
  },
  now: new Date('2026-11-20T12:00:00Z'),
  print: (line) => void printed.push(line),
};
const run = (work: Parameters<typeof runDemo>[0]) => runDemo(work, getSettings(), tools);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'demo-command-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

it(
  'takes the demo out, leaves what else is there, and brings it back; killed meanwhile, it has changed nothing',
  async () => {
    await runKilled('INSERT INTO "offers"', ['lib/cli/run.js', 'demo', 'load', '--scale', '0.1'], getEnv());
    await run(async (store, given) => {
      expect(await store.isEmpty()).toBe(true);
      await fillWithDemo(store, given, SCALE);
      await store.write(async (writer) => {
        await writer.saveBrands([buildNewBrand({ uniqueName: 'mine' })]);
        await renameCategory(writer, 'toys', { name: 'Games & Play' });
        await removeCategory(writer, 'gaming', 'toys');
      });
    });
    await runKilled('COMMIT', ['lib/cli/run.js', 'demo', 'remove'], getEnv());
    await run(async (store, given) => {
      await removeDemo(store, given);
      expect(await isDemoRemoved(store)).toBe(true);
    });
    expect(printed).toContain('Removed: 1,600 brands, 7,500 offers, 30 articles of the demo.');
    expect(printed.at(-1)).toBe('The running site at http://localhost:3000 shows it.');
    const { source, store } = await openCatalogue(getSettings());
    expect((await source.listBrands()).items.map(({ uniqueName }) => uniqueName)).toEqual(['mine']);
    expect((await source.listCategories({ pageSize: 100 })).total).toBe(28);
    store.close();
    await run(async (reopened, given) => {
      await fillWithDemo(reopened, given, SCALE);
      expect(await isDemoRemoved(reopened)).toBe(false);
      const categories = await reopened.write((writer) => writer.listCategories());
      expect(categories.map(({ name }) => name)).toContain('Games & Play');
      expect(categories.map(({ slug }) => slug)).not.toContain('gaming');
    });
  },
  TIMEOUT_MS,
);

it.each([
  [[], 'Name what to do: load or remove.'],
  [['load', '--scale', '0'], '--scale takes a number from 0.1 to 100, not "0".'],
  [['load', '--scale', 'x'], '--scale takes a number'],
])('refuses %j', async (args, message) => {
  await expect(startCommand(command, args)).rejects.toThrow(message);
});

it('has no demo where an API host is the source', async () => {
  const running = runDemo(async () => {}, getSettings({ API_BASE_URL: 'https://api.example' }), tools);
  await expect(running).rejects.toThrow('API_BASE_URL is set');
});
