import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BROWSER, openSite, PAGE, SHARED, type NextReply } from './testing/open-site';

jest.mock('next', () => () => undefined);

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('encodings (RFC 9110 §12.5.3)', () => {
  it('sends gzip at first and Brotli as soon as it is ready, of one render', async () => {
    const first = await site.send('/', { headers: BROWSER });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.body).toString()).toBe(`/ ${PAGE}`);
    const later = await site.sendUntil('/', 'br');
    expect(brotliDecompressSync(later.body).toString()).toBe(`/ ${PAGE}`);
    expect(later.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-length': String(later.body.length),
    });
    expect(site.asked).toHaveLength(1);
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
    await site.sendUntil('/', 'br');
    const reply = await site.send('/', { headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    if (encoding === undefined) expect(reply.body.toString()).toBe(`/ ${PAGE}`);
  });

  it.each<[string, NextReply]>([
    ['pictures', { headers: { ...SHARED, 'content-type': 'image/png' } }],
    ['little', { body: 'ok' }],
  ])('leaves %s as they are', async (_, response) => {
    site.next = response;
    await site.send('/x', { headers: BROWSER });
    const { headers } = await site.send('/x', { headers: BROWSER });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-status']).toMatch(/hit/);
  });
});

describe('methods', () => {
  it('HEAD is GET without the body (RFC 9110 §9.3.2)', async () => {
    const head = await site.send('/', { method: 'HEAD', headers: BROWSER });
    const get = await site.send('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(head.body).toHaveLength(0);
    const perRequest = { date: head.headers.date, 'cache-status': head.headers['cache-status'] };
    expect(head.headers).toEqual({ ...get.headers, ...perRequest });
    expect(site.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])(
    '%s on a page is 405 and names the others (RFC 9110 §15.5.6)',
    async (method) => {
      const reply = await site.send('/coupons', { method });
      expect(reply).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
      expect(site.asked).toHaveLength(0);
    },
  );

  it('OPTIONS on a page names them', async () => {
    const reply = await site.send('/coupons', { method: 'OPTIONS' });
    expect(reply).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
  });

  it('reaches the API with any', async () => {
    site.next = { status: 201 };
    expect(await site.send('/api/v1/subscribe', { method: 'POST', body: 'x=1' })).toMatchObject({
      status: 201,
    });
    expect(site.asked.map(({ method }) => method)).toEqual(['POST']);
  });

  it.each(['POST', 'GET'])('does not wait for the body of %s on a page, and hangs up', async (method) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`${method} /coupons HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nbegun`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(method === 'GET' ? /^HTTP\/1\.1 200/ : /^HTTP\/1\.1 405/);
    expect(bytes.toString().toLowerCase()).toContain('connection: close');
    await once(socket.resume(), 'close');
  });
});

describe('conditional requests (RFC 9110 §13.1)', () => {
  it('is 304 without rendering for who has the page, whatever the encoding', async () => {
    const { headers } = await site.send('/', { headers: BROWSER });
    expect(headers.etag).toMatch(/^W\/"/);
    const again = await site.send('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    // RFC 9110 §15.4.5.
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: headers.vary,
      'cache-control': headers['cache-control'],
    });
    expect(again.headers['content-length']).toBeUndefined();
    expect(site.asked).toHaveLength(1);
  });

  it('renders a page that is not kept whole, and then says whether it has changed', async () => {
    site.next = { headers: { ...SHARED, etag: '"v1"' } };
    const reply = await site.send('/', { headers: { 'if-none-match': 'W/"v1"' } });
    expect(reply.status).toBe(304);
    expect(site.asked[0]?.headers['if-none-match']).toBeUndefined();
    expect((await site.send('/')).body.toString()).toBe(`/ ${PAGE}`);
  });

  it('sends a missing page whole: there is nothing that could be unchanged', async () => {
    site.next = { status: 404, headers: { ...SHARED, etag: '"v1"' } };
    expect((await site.send('/', { headers: { 'if-none-match': '"v1"' } })).status).toBe(404);
  });

  it('keeps the tag of bytes that are never changed', async () => {
    site.next = { headers: { ...SHARED, 'content-type': 'image/png', etag: '"v1"' } };
    expect((await site.send('/')).headers.etag).toBe('"v1"');
  });
});
