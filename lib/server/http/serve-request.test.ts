import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openServer, type Reply } from './testing/open-server';

jest.mock('next', () => () => undefined);

const PAGE = 'A page with words. '.repeat(200);
const SHARED = { 'cache-control': 's-maxage=300, stale-while-revalidate=3300', 'content-type': 'text/html' };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

type Site = { status?: number; headers?: OutgoingHttpHeaders; body?: string };
let server: Awaited<ReturnType<typeof openServer>>;
let site: Site;
let asked: IncomingMessage[];
/** What a render waits for. */
let gate: Promise<void>;

function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(request);
  const { status = 200, headers = SHARED, body = `${request.url} ${PAGE}` } = site;
  return gate.then(() => void response.writeHead(status, headers).end(body));
}

beforeEach(async () => {
  [site, asked, gate] = [{}, [], Promise.resolve()];
  server = await openServer(handle);
});
afterEach(() => server.close());

/** Has every render wait until the function that is returned is called. */
function closeGate(): () => void {
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  return open;
}

async function untilAsked(count: number): Promise<void> {
  while (asked.length < count) await nextTurn();
}

/** Resolves when what is done behind a response is done. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}
const statusOf = ({ headers }: Reply) => String(headers['cache-status']);

async function sendUntil(path: string, encoding: string): Promise<Reply> {
  for (;;) {
    const reply = await server.send(path, { headers: BROWSER });
    if (reply.headers['content-encoding'] === encoding) return reply;
  }
}

describe('encodings (RFC 9110 §12.5.3)', () => {
  it('sends gzip at first and Brotli as soon as it is ready, of one render', async () => {
    const first = await server.send('/', { headers: BROWSER });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.body).toString()).toBe(`/ ${PAGE}`);
    const later = await sendUntil('/', 'br');
    expect(brotliDecompressSync(later.body).toString()).toBe(`/ ${PAGE}`);
    expect(later.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-length': String(later.body.length),
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['', undefined],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate', undefined],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['br', 'br'],
    ['gzip;q=0.1, BR;q=1.0', 'br'],
    ['br;q=0, *', 'gzip'],
  ])('to a reader of "%s" sends %s', async (accepted, encoding) => {
    await sendUntil('/', 'br');
    const reply = await server.send('/', { headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    if (encoding === undefined) expect(reply.body.toString()).toBe(`/ ${PAGE}`);
  });

  it.each<[string, Site]>([
    ['pictures', { headers: { ...SHARED, 'content-type': 'image/png' } }],
    ['little', { body: 'ok' }],
  ])('leaves %s as they are', async (_, response) => {
    site = response;
    await server.send('/x', { headers: BROWSER });
    const { headers } = await server.send('/x', { headers: BROWSER });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-status']).toMatch(/hit/);
  });
});

describe('methods', () => {
  it('HEAD is GET without the body (RFC 9110 §9.3.2)', async () => {
    const head = await server.send('/', { method: 'HEAD', headers: BROWSER });
    const get = await server.send('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(head.body).toHaveLength(0);
    const { date: _, 'cache-status': __, ...sameHeaders } = get.headers;
    expect(head.headers).toMatchObject(sameHeaders);
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    '%s on a page is 405 and names the others (RFC 9110 §15.5.6)',
    async (method) => {
      const reply = await server.send('/coupons', { method });
      expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
      expect(asked).toHaveLength(0);
    },
  );

  it('OPTIONS on a page names them', async () => {
    const reply = await server.send('/coupons', { method: 'OPTIONS' });
    expect(reply).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
  });

  it('reaches the API with any', async () => {
    site = { status: 201 };
    expect(await server.send('/api/v1/subscribe', { method: 'POST', body: 'x=1' })).toMatchObject({
      status: 201,
    });
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
  });

  it.each(['POST', 'GET'])('does not wait for the body of %s on a page, and hangs up', async (method) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${method} /coupons HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nbegun`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(method === 'GET' ? /^HTTP\/1\.1 200/ : /^HTTP\/1\.1 405/);
    expect(bytes.toString().toLowerCase()).toContain('connection: close');
    await once(socket.resume(), 'close');
  });
});

describe('conditional requests (RFC 9110 §13.1)', () => {
  it('is 304 without rendering for who has the page, whatever the encoding', async () => {
    const { headers } = await server.send('/', { headers: BROWSER });
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await server.send('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    // RFC 9110 §15.4.5.
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    });
    expect(again.headers['content-length']).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('renders a page that is not kept whole, and then says whether it has changed', async () => {
    site = { headers: { ...SHARED, etag: '"v1"' } };
    const reply = await server.send('/', { headers: { 'if-none-match': 'W/"v1"' } });
    expect(reply.status).toBe(304);
    expect(asked[0]?.headers['if-none-match']).toBeUndefined();
    expect((await server.send('/')).body.toString()).toBe(`/ ${PAGE}`);
  });

  it('sends a missing page whole: there is nothing that could be unchanged', async () => {
    site = { status: 404, headers: { ...SHARED, etag: '"v1"' } };
    expect((await server.send('/', { headers: { 'if-none-match': '"v1"' } })).status).toBe(404);
  });

  it('keeps the tag of bytes that are never changed', async () => {
    site = { headers: { ...SHARED, 'content-type': 'image/png', etag: '"v1"' } };
    expect((await server.send('/')).headers.etag).toBe('"v1"');
  });
});

describe('lifetimes (RFC 9111 §4.2, RFC 5861)', () => {
  it('says how old a response is and how long it stays fresh (RFC 9111 §5.1, RFC 9211)', async () => {
    const first = await server.send('/');
    expect(first.headers).toMatchObject({ age: '0', 'cache-status': 'clipmint; fwd=uri-miss; stored' });
    server.wait(100);
    expect((await server.send('/')).headers).toMatchObject({
      age: '100',
      'cache-status': 'clipmint; hit; ttl=200',
    });
  });

  it('sends a stale response while it is rendered again', async () => {
    await server.send('/');
    server.wait(301);
    site = { body: `new ${PAGE}` };
    const stale = await server.send('/');
    expect(statusOf(stale)).toBe('clipmint; hit; ttl=-1');
    expect(stale.body.toString()).toBe(`/ ${PAGE}`);
    await untilQuiet();
    expect((await server.send('/')).body.toString()).toBe(`new ${PAGE}`);
    expect(asked).toHaveLength(2);
  });

  it('waits for a new one where it is older than that', async () => {
    await server.send('/');
    server.wait(3601);
    expect(statusOf(await server.send('/'))).toContain('fwd=uri-miss');
  });

  it('sends a stale response while rendering fails, and tries again a little later', async () => {
    await server.send('/');
    server.wait(301);
    site = { status: 503, headers: { 'cache-control': 'no-store' } };
    for (let times = 0; times < 3; times += 1) {
      expect((await server.send('/')).status).toBe(200);
      await untilQuiet();
    }
    expect(asked).toHaveLength(2);
    server.wait(6);
    site = {};
    await server.send('/');
    await untilQuiet();
    expect(statusOf(await server.send('/'))).toContain('ttl=300');
  });

  it.each<[string, Site]>([
    ['no-store', { headers: { ...SHARED, 'cache-control': 'no-store' } }],
    ['private', { headers: { ...SHARED, 'cache-control': 'private, max-age=60' } }],
    ['nothing said', { headers: { 'content-type': 'text/html' } }],
    ['no lifetime', { headers: { ...SHARED, 'cache-control': 'public, max-age=0' } }],
    ['a cookie', { headers: { ...SHARED, 'set-cookie': 'a=1' } }],
    ['another Vary', { headers: { ...SHARED, vary: 'Accept-Language' } }],
    ['503', { status: 503, headers: SHARED }],
  ])('keeps nothing with %s', async (_, response) => {
    site = response;
    await server.send('/', { headers: BROWSER });
    const again = await server.send('/', { headers: BROWSER });
    expect(statusOf(again)).toBe('clipmint; fwd=uri-miss');
    expect(again.headers['content-encoding']).toBe('gzip');
    expect(asked).toHaveLength(2);
  });

  it('keeps what is missing for a minute, and never sends it stale', async () => {
    site = { status: 404 };
    await server.send('/');
    server.wait(59);
    expect(statusOf(await server.send('/'))).toContain('hit');
    server.wait(2);
    expect(statusOf(await server.send('/'))).toContain('fwd=uri-miss');
  });

  it('forgets everything when the catalogue changes, and does not keep what was being rendered', async () => {
    await server.send('/');
    const open = closeGate();
    const late = server.send('/late');
    await untilAsked(2);
    server.cache.clear();
    open();
    expect((await late).status).toBe(200);
    expect(statusOf(await server.send('/'))).toContain('fwd=uri-miss');
    expect(statusOf(await server.send('/late'))).toContain('fwd=uri-miss');
  });
});

describe('many at once', () => {
  it('wait for one render', async () => {
    const open = closeGate();
    const replies = Array.from({ length: 30 }, () => server.send('/', { headers: BROWSER }));
    await untilAsked(1);
    open();
    const statuses = (await Promise.all(replies)).map(statusOf).sort();
    expect(asked).toHaveLength(1);
    expect(statuses[0]).toBe('clipmint; fwd=uri-miss; stored');
    expect(statuses.at(-1)).not.toBe(statuses[0]);
  });

  it.each([
    ['get the same failure', 503, 1],
    ['get a response each that may not be shared', 200, 4],
  ])('%s', async (_, status, renders) => {
    site = { status, headers: { 'cache-control': 'no-store' } };
    const open = closeGate();
    const replies = Array.from({ length: 4 }, () => server.send('/'));
    await untilAsked(1);
    await untilQuiet();
    open();
    for (const reply of await Promise.all(replies)) expect(reply.status).toBe(status);
    expect(asked).toHaveLength(renders);
  });
});

describe('what is one response', () => {
  it('pages whose addresses differ only in where the visitor comes from', async () => {
    await server.send('/coupons?page=2&utm_source=a&gclid=1');
    expect(statusOf(await server.send('/coupons?fbclid=7&page=2'))).toContain('hit');
    expect(statusOf(await server.send('/coupons?page=3&gclid=1'))).toContain('fwd=uri-miss');
  });

  it('not their redirects, which keep the query, nor calls of the API', async () => {
    site = { status: 308, headers: { ...SHARED, location: '/x?utm_source=a' } };
    await server.send('/coupons?page=1&utm_source=a');
    expect(statusOf(await server.send('/coupons?page=1&utm_source=b'))).toContain('fwd=uri-miss');
    site = {};
    await server.send('/api/v1/coupons?utm_source=a');
    expect(statusOf(await server.send('/api/v1/coupons?utm_source=b'))).toContain('fwd=uri-miss');
  });

  it('not a page and its data, which Next sends at the same address', async () => {
    await server.send('/');
    expect(statusOf(await server.send('/', { headers: { rsc: '1' } }))).toContain('fwd=uri-miss');
    expect(asked[1]?.headers.rsc).toBe('1');
    expect(statusOf(await server.send('/', { headers: { rsc: '1' } }))).toContain('hit');
  });

  it('nothing of who asked first', async () => {
    const headers = {
      cookie: 'a=1',
      'user-agent': 'x',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    await server.send('/', { headers });
    expect(asked[0]?.headers).toEqual({ host: 'site.example' });
  });

  it.each<Record<string, string>>([
    { cookie: 'a=1; __prerender_bypass=x' },
    { authorization: 'Basic x' },
    { range: 'bytes=0-9' },
  ])('not what %j asks for, which reaches Next as it is', async (headers) => {
    await server.send('/');
    expect(statusOf(await server.send('/', { headers }))).toBe('clipmint; fwd=bypass');
    expect(asked[1]?.headers).toMatchObject(headers);
  });
});

it('streams what is too large to be collected, to each who asks', async () => {
  site = { body: 'x'.repeat(9 * 1024 * 1024) };
  const replies = await Promise.all([server.send('/static-data/x'), server.send('/static-data/x')]);
  for (const { body } of replies) expect(body.toString() === site.body).toBe(true);
  expect(asked).toHaveLength(2);
});

it('keeps 50 pages that people read while 10,000 made-up addresses come', async () => {
  await server.close();
  server = await openServer(handle, 200_000);
  const hot = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
  const readAll = async () => {
    const replies = [];
    for (const path of hot) replies.push(await server.send(path, { headers: BROWSER }));
    return replies.filter((reply) => statusOf(reply).includes('hit')).length;
  };
  for (let times = 0; times < 5; times += 1) await readAll();
  let hits = 0;
  for (let index = 0; index < 10_000; index += 1) {
    await server.send(`/coupons?x=${index}`, { headers: BROWSER });
    if (index % 1000 === 0) hits += await readAll();
  }
  expect(hits).toBe(10 * hot.length);
});
