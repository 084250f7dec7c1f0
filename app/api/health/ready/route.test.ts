import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
const DATABASE_URL = `file:${folder}/catalogue.db`;

/** What a process with these settings responds. */
async function callRoute(env: Record<string, string>): Promise<Response> {
  jest.resetModules();
  Object.assign(process.env, { DATABASE_URL, API_BASE_URL: '', IMPORT_MAX_AGE_HOURS: '', ...env });
  Object.assign(globalThis, { clipmintDatabase: undefined });
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

test('is unavailable without a database that can be read, or that has all migrations', async () => {
  const migrations = await callRoute({});
  expect(migrations.status).toBe(503);
  expect(await migrations.json()).toEqual({
    status: 'unavailable',
    reason: expect.stringMatching(/^Migrations are missing/),
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(`${folder}/broken.db`, 'This is no database. '.repeat(100));
  const broken = await callRoute({ DATABASE_URL: `file:${folder}/broken.db` });
  expect(broken.status).toBe(503);
  expect(await broken.json()).toEqual({
    status: 'unavailable',
    reason: expect.stringMatching(/cannot be read/),
  });
  expect(log).toHaveBeenCalledTimes(1);
});

test('names the sources that were not imported for long, and is ready all the same', async () => {
  await importOnce();
  const response = await callRoute({});
  expect(response.status).toBe(200);
  const lateSources = [{ source: 'awin', lastSuccess: '2020-01-01T00:00:00.000Z' }];
  expect(await response.json()).toEqual({ status: 'ready', imports: lateSources, lateSources });
});

test('names none as late where that is turned off', async () => {
  const response = await callRoute({ IMPORT_MAX_AGE_HOURS: '0' });
  expect(await response.json()).toMatchObject({
    status: 'ready',
    imports: [{ source: 'awin' }],
    lateSources: [],
  });
});

test('asks no database where an API host is the source', async () => {
  const response = await callRoute({ API_BASE_URL: 'http://127.0.0.1:9' });
  expect(await response.json()).toEqual({ status: 'ready', imports: [], lateSources: [] });
});
