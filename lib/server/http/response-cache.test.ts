import { DRAFT_MODE_COOKIE } from '../next-seams/draft-mode-cookie';
import { BROWSER, openSite, PAGE, SHARED, statusOf, untilQuiet, type NextReply } from './testing/open-site';

jest.mock('next', () => () => undefined);

const OWN_HEADERS = { host: 'site.example', 'user-agent': 'clipmint' };

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('lifetimes (RFC 9111 §4.2, RFC 5861)', () => {
  it('says how old a response is and how long it stays fresh (RFC 9111 §5.1, RFC 9211)', async () => {
    const first = await site.send('/');
    expect(first.headers).toMatchObject({ age: '0', 'cache-status': 'clipmint; fwd=uri-miss; stored' });
    site.wait(100);
    expect((await site.send('/')).headers).toMatchObject({
      age: '100',
      'cache-status': 'clipmint; hit; ttl=200',
    });
  });

  it('sends a stale response while it is rendered again', async () => {
    await site.send('/');
    site.wait(301);
    site.next = { body: `new ${PAGE}` };
    const stale = await site.send('/');
    expect(statusOf(stale)).toBe('clipmint; hit; ttl=-1');
    expect(stale.body.toString()).toBe(`/ ${PAGE}`);
    await untilQuiet();
    expect((await site.send('/')).body.toString()).toBe(`new ${PAGE}`);
    expect(site.asked).toHaveLength(2);
  });

  it('waits for a new one where it is older than that', async () => {
    await site.send('/');
    site.wait(3601);
    expect(statusOf(await site.send('/'))).toContain('fwd=uri-miss');
  });

  it('sends a stale response while rendering fails, and tries again a little later', async () => {
    await site.send('/');
    site.wait(301);
    site.next = { status: 503, headers: { 'cache-control': 'no-store' } };
    for (let times = 0; times < 3; times += 1) {
      expect((await site.send('/')).status).toBe(200);
      await untilQuiet();
    }
    expect(site.asked).toHaveLength(2);
    site.wait(6);
    site.next = {};
    await site.send('/');
    await untilQuiet();
    expect(statusOf(await site.send('/'))).toContain('ttl=300');
  });

  it.each<[string, NextReply]>([
    ['no-store', { headers: { ...SHARED, 'cache-control': 'no-store' } }],
    ['private', { headers: { ...SHARED, 'cache-control': 'private, max-age=60' } }],
    ['nothing said', { headers: { 'content-type': 'text/html' } }],
    ['no lifetime', { headers: { ...SHARED, 'cache-control': 'public, max-age=0' } }],
    ['a cookie', { headers: { ...SHARED, 'set-cookie': 'a=1' } }],
    ['another Vary', { headers: { ...SHARED, vary: 'Accept-Language' } }],
    ['503', { status: 503, headers: SHARED }],
  ])('keeps nothing with %s', async (_, response) => {
    site.next = response;
    await site.send('/', { headers: BROWSER });
    const again = await site.send('/', { headers: BROWSER });
    expect(statusOf(again)).toBe('clipmint; fwd=uri-miss');
    expect(again.headers['content-encoding']).toBe('gzip');
    expect(site.asked).toHaveLength(2);
  });

  it('keeps what is missing for a minute, and never sends it stale', async () => {
    site.next = { status: 404 };
    await site.send('/');
    site.wait(59);
    expect(statusOf(await site.send('/'))).toContain('hit');
    site.wait(2);
    expect(statusOf(await site.send('/'))).toContain('fwd=uri-miss');
  });

  it('forgets everything when the catalogue changes, and does not keep what was being rendered', async () => {
    await site.send('/');
    const open = site.closeGate();
    const late = site.send('/late');
    await site.untilAsked(2);
    site.cache.drop(null);
    open();
    expect((await late).status).toBe(200);
    expect(statusOf(await site.send('/'))).toContain('fwd=uri-miss');
    expect(statusOf(await site.send('/late'))).toContain('fwd=uri-miss');
  });
});

describe('what responses show, when that changes', () => {
  it.each<[string, string[] | undefined, string[] | null, boolean]>([
    ['with its tag', ['brand:1', 'chrome'], ['brand:1'], false],
    ['with another tag', ['brand:1', 'chrome'], ['brand:2'], true],
    ['that shows nothing of the catalogue', [], ['brand:1'], true],
    ['of which nobody said what it shows', undefined, ['brand:1'], false],
    ['whatever its tags where all may have changed', [], null, false],
  ])('forgets, or keeps, a response %s', async (_, tags, dropped, isKept) => {
    site.next = { tags };
    await site.send('/');
    const open = site.closeGate();
    const late = site.send('/late');
    await site.untilAsked(2);
    site.cache.drop(dropped && new Set(dropped));
    open();
    expect((await late).status).toBe(200);
    for (const path of ['/', '/late']) expect(statusOf(await site.send(path)).includes('hit')).toBe(isKept);
  });

  it('lets nobody who asks afterwards wait for a render that began before', async () => {
    const open = site.closeGate();
    const early = site.send('/');
    await site.untilAsked(1);
    site.cache.drop(new Set(['brand:1']));
    const late = site.send('/');
    await site.untilAsked(2);
    open();
    expect((await Promise.all([early, late])).map(statusOf)).not.toContainEqual(
      expect.stringContaining('collapsed'),
    );
  });
});

describe('many at once', () => {
  it('wait for one render', async () => {
    const open = site.closeGate();
    const replies = Array.from({ length: 30 }, () => site.send('/', { headers: BROWSER }));
    await site.untilAsked(1);
    open();
    const statuses = (await Promise.all(replies)).map(statusOf).sort();
    expect(site.asked).toHaveLength(1);
    expect(statuses[0]).toBe('clipmint; fwd=uri-miss; stored');
    expect(statuses.at(-1)).not.toBe(statuses[0]);
  });

  it.each([
    ['get the same failure', 503, 1],
    ['get a response each that may not be shared', 200, 4],
  ])('%s', async (_, status, renders) => {
    site.next = { status, headers: { 'cache-control': 'no-store' } };
    const open = site.closeGate();
    const replies = Array.from({ length: 4 }, () => site.send('/'));
    await site.untilAsked(1);
    await untilQuiet();
    open();
    for (const reply of await Promise.all(replies)) expect(reply.status).toBe(status);
    expect(site.asked).toHaveLength(renders);
  });
});

describe('what is one response', () => {
  it('pages whose addresses differ only in where the visitor comes from', async () => {
    await site.send('/coupons?page=2&utm_source=a&gclid=1');
    expect(statusOf(await site.send('/coupons?fbclid=7&page=2'))).toContain('hit');
    expect(statusOf(await site.send('/coupons?page=3&gclid=1'))).toContain('fwd=uri-miss');
  });

  it('not their redirects, which keep the query, nor calls of the API', async () => {
    site.next = { status: 308, headers: { ...SHARED, location: '/x?utm_source=a' } };
    await site.send('/coupons?page=1&utm_source=a');
    expect(statusOf(await site.send('/coupons?page=1&utm_source=b'))).toContain('fwd=uri-miss');
    site.next = {};
    await site.send('/api/v1/coupons?utm_source=a');
    expect(statusOf(await site.send('/api/v1/coupons?utm_source=b'))).toContain('fwd=uri-miss');
  });

  it('not a page and its data, which Next sends at the same address', async () => {
    await site.send('/');
    expect(statusOf(await site.send('/', { headers: { rsc: '1' } }))).toContain('fwd=uri-miss');
    expect(site.asked[1]?.headers.rsc).toBe('1');
    expect(statusOf(await site.send('/', { headers: { rsc: '1' } }))).toContain('hit');
  });

  it('not what came by HTTPS and what did not', async () => {
    await site.send('/');
    const headers = { 'x-forwarded-proto': 'https' };
    expect(statusOf(await site.send('/', { headers }))).toContain('fwd=uri-miss');
    expect(site.asked[1]?.headers).toEqual({ ...OWN_HEADERS, ...headers });
  });

  it('nothing of who asked first', async () => {
    const headers = {
      cookie: 'a=1',
      'user-agent': 'x',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    await site.send('/', { headers });
    expect(site.asked[0]?.headers).toEqual(OWN_HEADERS);
  });

  it.each<Record<string, string>>([
    { cookie: `a=1; ${DRAFT_MODE_COOKIE}=x` },
    { authorization: 'Basic x' },
    { range: 'bytes=0-9' },
  ])('not what %j asks for, which reaches Next as it is', async (headers) => {
    await site.send('/');
    expect(statusOf(await site.send('/', { headers }))).toBe('clipmint; fwd=bypass');
    expect(site.asked[1]?.headers).toMatchObject(headers);
  });
});

it('streams what is too large to be collected, to each who asks', async () => {
  site.next = { body: 'x'.repeat(9 * 1024 * 1024) };
  const replies = await Promise.all([site.send('/static-data/x'), site.send('/static-data/x')]);
  for (const { body } of replies) expect(body.toString() === site.next.body).toBe(true);
  expect(site.asked).toHaveLength(2);
});

it('keeps 50 pages that people read while 10,000 made-up addresses come', async () => {
  await site.close();
  site = await openSite(200_000);
  const hot = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
  const readAll = async () => {
    const replies = [];
    for (const path of hot) replies.push(await site.send(path, { headers: BROWSER }));
    return replies.filter((reply) => statusOf(reply).includes('hit')).length;
  };
  for (let times = 0; times < 5; times += 1) await readAll();
  let hits = 0;
  for (let index = 0; index < 10_000; index += 1) {
    await site.send(`/coupons?x=${index}`, { headers: BROWSER });
    if (index % 1000 === 0) hits += await readAll();
  }
  expect(hits).toBe(10 * hot.length);
});
