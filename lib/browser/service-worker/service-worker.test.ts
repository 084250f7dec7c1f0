/** @jest-environment node */
import { buildCacheNames, SAVED_PATHS } from './pick-handling';
import { startWorker } from './testing/start-worker';

const PAGE = '<script src="/_next/static/chunks/a.js"></script><link href="/_next/static/chunks/a.css">';
const ASSETS = ['/_next/static/chunks/a.css', '/_next/static/chunks/a.js'];

/** The network: what each path returns; unknown ones are 404. */
let pages: Record<string, string> = {};
let isOffline = false;
const network = jest.fn(async (request: Request): Promise<Response> => {
  if (isOffline) throw new TypeError('Failed to fetch');
  const text = pages[new URL(request.url).pathname];
  return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
});

beforeEach(() => {
  network.mockClear();
  isOffline = false;
  pages = {
    ...Object.fromEntries(SAVED_PATHS.map((path) => [path, PAGE])),
    '/coupons': 'coupons',
    '/_next/static/chunks/a.js': 'script',
    '/_next/static/chunks/a.css': 'style',
    '/_next/static/chunks/late.js': 'late',
  };
});

async function startInstalled() {
  const worker = await startWorker('b1', network);
  await worker.install();
  await worker.activate();
  return worker;
}

async function read(reply: Response | undefined): Promise<string | undefined> {
  return reply?.text();
}

test('installing keeps the page and everything it names', async () => {
  const { caches } = await startInstalled();
  const names = buildCacheNames('b1');
  expect(caches.listPaths(names.pages)).toEqual(['/saved', '/es/saved', '/fr/saved']);
  expect(caches.listPaths(names.assets).sort()).toEqual(ASSETS);
});

test.each([
  ['the page', '/saved'],
  ['a script of it', '/_next/static/chunks/a.js'],
])('without %s it is not installed', async (_, path) => {
  delete pages[path];
  const worker = await startWorker('b1', network);
  await expect(worker.install()).rejects.toThrow('/saved could not be kept');
  expect(worker.caches.listPaths(buildCacheNames('b1').pages)).toEqual([]);
});

test('while the network works, every page comes from it', async () => {
  const worker = await startInstalled();
  pages['/saved'] = `fresh ${PAGE}`;
  expect(await read(await worker.ask('/saved'))).toBe(`fresh ${PAGE}`);
  expect(await read(await worker.ask('/coupons'))).toBe('coupons');
  expect((await worker.ask('/nope'))?.status).toBe(404);
});

test('offline, the page and its scripts are there, and other pages show it instead', async () => {
  const worker = await startInstalled();
  isOffline = true;
  expect(await read(await worker.ask('/saved?x=1'))).toBe(PAGE);
  expect(await read(await worker.ask('/coupons'))).toBe(PAGE);
  expect(await read(await worker.ask('/_next/static/chunks/a.js', 'script'))).toBe('script');
});

test.each(['/fr/saved', '/fr/coupons', '/fr'])(
  'offline, %s shows the page in its own language',
  async (path) => {
    pages['/fr/saved'] = `français ${PAGE}`;
    const worker = await startInstalled();
    isOffline = true;
    expect(await read(await worker.ask(path))).toBe(`français ${PAGE}`);
  },
);

test('each visit online refreshes what is kept, with its new scripts', async () => {
  const worker = await startInstalled();
  pages['/_next/static/chunks/b.js'] = 'new script';
  pages['/saved'] = '<script src="/_next/static/chunks/b.js"></script>';
  await worker.ask('/saved');
  isOffline = true;
  expect(await read(await worker.ask('/saved'))).toContain('b.js');
  expect(await read(await worker.ask('/_next/static/chunks/b.js', 'script'))).toBe('new script');
});

test('a page that the browser has preloaded is taken, and only the page', async () => {
  const worker = await startInstalled();
  pages['/_next/static/chunks/b.js'] = 'new script';
  const preloaded = new Response('<script src="/_next/static/chunks/b.js"></script>');
  network.mockClear();
  expect(await read(await worker.ask('/saved', 'document', preloaded))).toContain('b.js');
  expect(network.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(['/_next/static/chunks/b.js']);
  isOffline = true;
  expect(await read(await worker.ask('/saved'))).toContain('b.js');
  expect(await read(await worker.ask('/_next/static/chunks/b.js', 'script'))).toBe('new script');
});

test('a page whose scripts cannot be fetched never replaces a whole one', async () => {
  const worker = await startInstalled();
  pages['/saved'] = '<script src="/_next/static/chunks/gone.js"></script>';
  expect(await read(await worker.ask('/saved'))).toContain('gone.js');
  isOffline = true;
  expect(await read(await worker.ask('/saved'))).toBe(PAGE);
});

describe('where the server fails', () => {
  const fail = (status: number) => new Response('broken', { status });

  test.each([500, 502, 503, 599])('by %i, the kept page is shown and stays', async (status) => {
    const worker = await startInstalled();
    network.mockResolvedValueOnce(fail(status));
    expect(await read(await worker.ask('/saved'))).toBe(PAGE);
    expect(await read(await worker.ask('/saved', 'document', fail(status)))).toBe(PAGE);
    isOffline = true;
    expect(await read(await worker.ask('/saved'))).toBe(PAGE);
  });

  test('its error is shown where no page is kept', async () => {
    const worker = await startWorker('b1', network);
    network.mockResolvedValueOnce(fail(502));
    expect((await worker.ask('/saved'))?.status).toBe(502);
    expect((await worker.ask('/saved', 'document', fail(503)))?.status).toBe(503);
    expect(worker.caches.listPaths(buildCacheNames('b1').pages)).toEqual([]);
  });

  test('its error is shown on every other page', async () => {
    const worker = await startInstalled();
    network.mockResolvedValueOnce(fail(502));
    expect((await worker.ask('/coupons'))?.status).toBe(502);
    expect((await worker.ask('/coupons', 'document', fail(503)))?.status).toBe(503);
  });

  test('a response that is no failure is shown as it is', async () => {
    const worker = await startInstalled();
    network.mockResolvedValueOnce(fail(404));
    expect((await worker.ask('/saved'))?.status).toBe(404);
  });
});

describe('where the server never responds', () => {
  const never = new Promise<never>(() => {});
  afterEach(() => void jest.useRealTimers());

  /** Whether it is there after that many ms. */
  async function resolvesWithin(
    reply: Response | Promise<Response> | undefined,
    ms: number,
  ): Promise<boolean> {
    let isResolved = false;
    void Promise.resolve(reply).then(() => (isResolved = true));
    await jest.advanceTimersByTimeAsync(ms);
    return isResolved;
  }

  test.each([
    ['asked', undefined],
    ['asked ahead by the browser', never],
  ])('%s, the kept page is shown after three seconds', async (_, preloaded) => {
    const worker = await startInstalled();
    jest.useFakeTimers();
    if (!preloaded) network.mockReturnValueOnce(never);
    const { reply } = worker.startAsking('/saved', 'document', preloaded);
    expect(await resolvesWithin(reply, 2_999)).toBe(false);
    expect(await resolvesWithin(reply, 1)).toBe(true);
    expect(await read(await reply)).toBe(PAGE);
  });

  test.each(['/saved', '/coupons'])('%s is waited for where nothing is kept in its place', async (path) => {
    const worker = await startWorker('b1', network);
    jest.useFakeTimers();
    let replyLate: (page: Response) => void = () => {};
    network.mockReturnValueOnce(new Promise((resolve) => (replyLate = resolve)));
    const { reply } = worker.startAsking(path);
    expect(await resolvesWithin(reply, 60_000)).toBe(false);
    replyLate(new Response('late'));
    expect(await read(await reply)).toBe('late');
  });
});

test('what the page has loaded is kept when it says so, and nothing else', async () => {
  const worker = await startInstalled();
  await worker.keep(['/_next/static/chunks/late.js', 'https://cdn.example/x.js', '/api/v1/coupons/7']);
  const kept = worker.caches.listPaths(buildCacheNames('b1').assets);
  expect(kept.sort()).toEqual([...ASSETS, '/_next/static/chunks/late.js']);
});

test('a kept script is not asked for again', async () => {
  const worker = await startInstalled();
  network.mockClear();
  expect(await read(await worker.ask('/_next/static/chunks/a.js', 'script'))).toBe('script');
  expect(network).not.toHaveBeenCalled();
});

test.each(['/api/v1/coupons/7', '/art/logo/lumera.svg'])('%s is left to the browser', async (path) => {
  const worker = await startInstalled();
  expect(await worker.ask(path, '')).toBeUndefined();
});

test('the worker of the next build takes over and deletes what the last one kept', async () => {
  const { caches } = await startInstalled();
  const next = await startWorker('b2', network, caches);
  await next.install();
  expect(await caches.keys()).toHaveLength(4);
  await next.activate();
  expect((await caches.keys()).sort()).toEqual(Object.values(buildCacheNames('b2')).sort());
  expect(next.skipWaiting).toHaveBeenCalled();
});
