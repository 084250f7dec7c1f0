import type { CatalogueSource } from '../source';
import { HostError } from './host-error';
import { createFakeFetch } from './testing/create-fake-fetch';
import { createHttpCatalogue } from '.';

type Fetch = typeof globalThis.fetch;
type Call = (source: CatalogueSource) => Promise<unknown>;

const HUNG: Fetch = () => new Promise(() => {});

const FAILURES: [string, Fetch][] = [
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['responds with 500', async () => new Response('{}', { status: 500 })],
  ['returns HTML', async () => new Response('<!doctype html>')],
  ['sends half a response', async () => new Response('{"data":{"brand_list":[')],
  ['returns something else', async () => Response.json({ data: 'maintenance' })],
  [
    'breaks off',
    async () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error()) })),
  ],
  ['never responds', HUNG],
];

const THROWN: [string, Call][] = [
  ['listCategories', (source) => source.listCategories()],
  ['listBrands', (source) => source.listBrands()],
  ['listCoupons', (source) => source.listCoupons()],
  ['listDeals', (source) => source.listDeals()],
  ['listArticles', (source) => source.listArticles()],
  ['getCoupon', (source) => source.getCoupon(1)],
  ['getDeal', (source) => source.getDeal(1)],
  ['getArticle', (source) => source.getArticle(1)],
  ['getArticleBySlug', (source) => source.getArticleBySlug('light')],
  ['getArticleDraft', (source) => source.getArticleDraft('light')],
  ['getStats', (source) => source.getStats()],
  ['getBrand', (source) => source.getBrand(1)],
  ['getBrandByUniqueName', (source) => source.getBrandByUniqueName('lumera')],
  ['search', (source) => source.search({ query: 'lamp' })],
];
/** Of those, what may be missing. */
const MAY_BE_MISSING = /^get(?:Coupon|Deal|Article|Brand)/;

/** Ends at once what would take its time with a real host. */
const HURRIED = { timeoutMs: 20, maxRetries: 0 };
/** For hosts that respond, however busy this machine is. */
const CALM = { ...HURRIED, timeoutMs: 10_000 };

function openSource(fetch: Fetch, protection = HURRIED) {
  const report = jest.fn();
  const source = createHttpCatalogue({
    baseUrl: 'https://api.example',
    fetch,
    protection,
    report,
  });
  return { source, report };
}

describe.each(FAILURES)('a host that %s', (_, fetch) => {
  it.each(THROWN)('makes %s throw', async (_name, call) => {
    const { source, report } = openSource(fetch);
    await expect(call(source)).rejects.toThrow(HostError);
    expect(report).not.toHaveBeenCalled();
  });
});

const UNHEARD = FAILURES.filter(([name]) =>
  ['cannot be reached', 'responds with 500', 'never responds'].includes(name),
);

it.each(UNHEARD)('throws where a subscription reaches a host that %s', async (_, fetch) => {
  const { source } = openSource(fetch);
  await expect(source.subscribe({ email: 'ana@example.com', source: 'footer' })).rejects.toThrow(HostError);
  await expect(source.unsubscribe('ana@example.com')).rejects.toThrow(HostError);
});

it.each([404, 410])('returns null, and reports nothing, where the host responds with %i', async (status) => {
  const { source, report } = openSource(async () => new Response('<h1>Gone</h1>', { status }), CALM);
  const calls = THROWN.filter(([name]) => MAY_BE_MISSING.test(name));
  expect(await Promise.all(calls.map(([, call]) => call(source)))).toEqual(calls.map(() => null));
  expect(report).not.toHaveBeenCalled();
});

it('returns null where the host returns null', async () => {
  const { source, report } = openSource(async () => Response.json({ data: null }), CALM);
  expect(await source.getBrand(1)).toBeNull();
  expect(await source.getCoupon(1)).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

it('says which call failed, and why', async () => {
  const down = openSource(async () => new Response('', { status: 503 }), CALM).source;
  const address = 'GET https://api.example/api/v1/deals?page=2&page_size=20';
  await expect(down.listDeals({ page: 2 })).rejects.toThrow(`${address} responded with 503.`);
  await expect(openSource(HUNG).source.listDeals({ page: 2 })).rejects.toMatchObject({
    message: `${address} got no complete response. Check API_BASE_URL and its host.`,
    cause: { name: 'TimeoutError', message: expect.stringMatching(/^No response within \d+ ms$/) },
    status: null,
  });
});

it('aborts every fetch that takes too long', async () => {
  const aborted: Promise<unknown>[] = [];
  const { source } = openSource((_, init) => {
    const signal = init?.signal;
    aborted.push(new Promise((resolve) => signal?.addEventListener('abort', resolve)));
    return new Promise(() => {});
  });
  await expect(source.listBrands()).rejects.toThrow(HostError);
  expect(aborted.length).toBeGreaterThan(0);
  // The last one is aborted with the whole call or just after it.
  await Promise.all(aborted);
});

it('writes what it hides to stderr', async () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => {});
  const article = { id: 3, slug: 'lamps', title: 'Lamps', category: { name: 'Travel' } };
  const { fetch } = createFakeFetch({ 'articles/3': { data: article } });
  const source = createHttpCatalogue({ baseUrl: 'https://api.example', fetch });
  expect(await source.getArticle(3)).toMatchObject({ category: null });
  expect(write).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(/^[^\n]+categories\?[^\n]+ responded with 404\.$/),
  );
});
