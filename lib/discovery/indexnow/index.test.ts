import { announceChanges, listChangedAddresses, submitAddresses } from './index';

const SETTINGS = { siteUrl: 'https://site.example', indexNowKey: 'abcdef12', isProduction: true };
const CHANGES = { brands: ['lumera', 'a b'], articles: ['light'] };

/** A search engine that responds so, and what it was sent. */
function createEngine(respond: () => Response | Promise<Response>) {
  const sent: { address: string; init: RequestInit | undefined }[] = [];
  const fetchEngine: typeof fetch = async (input, init) => {
    sent.push({ address: String(input), init });
    return respond();
  };
  return { sent, tools: { fetch: fetchEngine } };
}

function parseBody(init: RequestInit | undefined): { urlList: string[] } {
  return JSON.parse(String(init?.body));
}

describe('announceChanges', () => {
  it('announces every changed page, with the key and where it lies', async () => {
    const { sent, tools } = createEngine(() => new Response(null, { status: 202 }));
    expect(await announceChanges(CHANGES, SETTINGS, tools)).toBe('IndexNow was notified of 3 changed pages.');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('https://api.indexnow.org/indexnow');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      signal: expect.any(AbortSignal),
    });
    expect(parseBody(sent[0]?.init)).toEqual({
      host: 'site.example',
      key: 'abcdef12',
      keyLocation: 'https://site.example/abcdef12.txt',
      urlList: listChangedAddresses(CHANGES, 'https://site.example'),
    });
  });

  it('announces ten thousand a call', async () => {
    const { sent, tools } = createEngine(() => new Response());
    const addresses = Array.from({ length: 20_001 }, (_, index) => `https://site.example/brands/${index}`);
    await submitAddresses(addresses, { siteUrl: 'https://site.example', key: 'abcdef12' }, tools);
    expect(sent.map(({ init }) => parseBody(init).urlList.length)).toEqual([10_000, 10_000, 1]);
  });

  it('can be pointed elsewhere', async () => {
    const { sent, tools } = createEngine(() => new Response());
    await announceChanges(CHANGES, SETTINGS, { ...tools, endpoint: 'https://engine.example/' });
    expect(sent[0]?.address).toBe('https://engine.example/');
  });

  it.each([
    ['without a key', { ...SETTINGS, indexNowKey: undefined }, CHANGES],
    ['where it is no production', { ...SETTINGS, isProduction: false }, CHANGES],
    ['where nothing changed', SETTINGS, { brands: [], articles: [] }],
  ])('notifies nobody %s', async (_, settings, changes) => {
    const { sent, tools } = createEngine(() => new Response());
    expect(await announceChanges(changes, settings, tools)).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a wrong key', () => new Response(null, { status: 403 }), 'it responded with 403 (INDEXNOW_KEY is not'],
    ['a fault', () => new Response(null, { status: 500 }), 'it responded with 500.'],
    [
      'no time',
      () => Promise.reject(new DOMException('x', 'TimeoutError')),
      'no response within 10 seconds.',
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
      'getaddrinfo ENOTFOUND.',
    ],
  ])('says in one line that it failed for %s', async (_, respond, reason) => {
    const line = await announceChanges({ brands: ['lumera'] }, SETTINGS, createEngine(respond).tools);
    expect(line).toMatch(/^IndexNow was not notified of 1 changed page: [^\n]+$/);
    expect(line).toContain(reason);
  });
});

test('names each page once in every language', () => {
  const changes = { brands: ['lumera', 'lumera'], articles: ['light'] };
  expect(listChangedAddresses(changes, 'https://site.example', ['en', 'es'])).toEqual([
    'https://site.example/brands/lumera',
    'https://site.example/blog/light',
    'https://site.example/es/brands/lumera',
    'https://site.example/es/blog/light',
  ]);
});
