import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
const DATABASE_URL = `file:${folder}/catalogue.db`;

/** What a process with these settings responds. */
async function callRoute(env: Record<string, string>): Promise<Response> {
  jest.resetModules();
  Object.assign(process.env, { DATABASE_URL, API_BASE_URL: '', IMPORT_MAX_AGE_HOURS: '', ...env });
  Object.assign(globalThis, { clipmintImports: undefined });
  const { GET } = await import('./route');
  return GET();
}

/** An import of 2020. */
async function importOnce(): Promise<void> {
  const { createDatabaseCatalogue } = await import('@/lib/catalogue/database');
  const { store, imports } = createDatabaseCatalogue({
    url: DATABASE_URL,
    visitors: { url: `${DATABASE_URL}.visitors` },
    clock: () => new Date('2020-01-01T00:00:00Z'),
  });
  await store.migrate();
  const { turn } = await imports.begin({ source: 'awin', format: 'awin', feed: 'f' }, { waitMs: 0 });
  await turn?.finish({ status: 'imported', exitCode: 0, counts: null, message: null });
  store.close();
}

afterAll(() => {
  for (const name of ['DATABASE_URL', 'API_BASE_URL', 'IMPORT_MAX_AGE_HOURS']) delete process.env[name];
  rmSync(folder, { recursive: true });
});

test('is unavailable without a catalogue that can be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await callRoute({});
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable' });
});

test('names the sources that were not imported for long, and is ready all the same', async () => {
  await importOnce();
  const response = await callRoute({});
  expect(response.status).toBe(200);
  const lateSources = [{ source: 'awin', lastSuccess: '2020-01-01T00:00:00.000Z' }];
  expect(await response.json()).toEqual({ status: 'ready', lateSources });
});

test.each<Record<string, string>>([{ IMPORT_MAX_AGE_HOURS: '0' }, { API_BASE_URL: 'http://127.0.0.1:9' }])(
  'names none with %j',
  async (env) => {
    expect(await (await callRoute(env)).json()).toEqual({ status: 'ready', lateSources: [] });
  },
);
