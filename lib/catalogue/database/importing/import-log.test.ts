import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabaseCatalogue } from '..';
import type { ImportAtWork, ImportEnd, ImportTurn, TurnOptions } from '../../import-log';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const STARTED = { source: 'awin', format: 'awin', feed: 'offers.json' };
const COUNTS = { rows: 9, created: 1, updated: 2, unchanged: 3, retired: 1, skipped: 3, warnings: 4 };
const DONE: ImportEnd = { status: 'imported', exitCode: 0, counts: COUNTS, message: null };
const AT_WORK = { source: 'awin', startedAt: NOW.toISOString() };

let folder: string;
let catalogues: ReturnType<typeof createDatabaseCatalogue>[];

/** As another process opens it. */
async function openLog() {
  const url = (name: string) => `file:${path.join(folder, name)}`;
  const visitors = { url: url('visitors.db') };
  const catalogue = createDatabaseCatalogue({ url: url('catalogue.db'), visitors, clock: () => NOW });
  catalogues.push(catalogue);
  await catalogue.store.migrate();
  return catalogue.imports;
}

async function begin(log: Awaited<ReturnType<typeof openLog>>, source: string, options: TurnOptions) {
  const { turn } = await log.begin({ ...STARTED, source }, options);
  if (turn === null) throw new Error('It was not its turn.');
  return turn;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-log-'));
  catalogues = [];
});

afterEach(() => {
  for (const { store } of catalogues) store.close();
  rmSync(folder, { recursive: true });
});

it('records how an import ended', async () => {
  const log = await openLog();
  const turn = await begin(log, 'awin', { waitMs: 0 });
  expect(await log.list({ last: 9 })).toMatchObject([
    { ...STARTED, status: 'running', counts: null, exitCode: null, finishedAt: null },
  ]);
  await turn.finish(DONE);
  const ended = { ...STARTED, ...DONE, id: 1, startedAt: NOW.toISOString(), finishedAt: NOW.toISOString() };
  expect(await log.list({ last: 9 })).toEqual([ended]);
});

it('lets one import work at a time, and says for whom the next one waits', async () => {
  const [first, second] = [await openLog(), await openLog()];
  const turn = await begin(first, 'awin', { waitMs: 0 });
  let noticed: (atWork: ImportAtWork) => void = () => undefined;
  const notice = new Promise<ImportAtWork>((resolve) => (noticed = resolve));
  const steps: string[] = [];
  const next = begin(second, 'cj', { waitMs: 60_000, onWait: (atWork) => noticed(atWork) }).then(
    (begun: ImportTurn) => (steps.push('begun'), begun),
  );
  expect(await notice).toEqual(AT_WORK);
  steps.push('finished');
  await turn.finish(DONE);
  await (await next).finish(DONE);
  expect(steps).toEqual(['finished', 'begun']);
});

it('gives up where the other one takes longer, and records that', async () => {
  const [first, second] = [await openLog(), await openLog()];
  const turn = await begin(first, 'awin', { waitMs: 0 });
  expect(await second.begin({ ...STARTED, source: 'cj' }, { waitMs: 0 })).toEqual({
    turn: null,
    atWork: AT_WORK,
  });
  expect(await second.list({ last: 9 })).toMatchObject([
    { source: 'cj', status: 'failed', exitCode: 1, counts: null },
    { source: 'awin', status: 'running' },
  ]);
  await turn.finish(DONE);
  expect(await second.list({ source: 'awin', last: 9 })).toMatchObject([{ status: 'imported' }]);
});

it('knows each source that was not only tried out', async () => {
  const log = await openLog();
  for (const [source, status] of [
    ['awin', 'imported'],
    ['awin', 'failed'],
    ['cj', 'refused'],
    ['fmtc', 'dry-run'],
  ] as const) {
    await (await begin(log, source, { waitMs: 0 })).finish({ ...DONE, status });
  }
  const since = NOW.toISOString();
  expect(await log.listSources()).toEqual([
    { source: 'awin', lastSuccess: since, since },
    { source: 'cj', lastSuccess: null, since },
  ]);
});
