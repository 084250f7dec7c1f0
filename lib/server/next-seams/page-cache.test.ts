import type {
  CachedRouteKind,
  IncrementalCacheKind,
  IncrementalCachedAppPageValue,
} from 'next/dist/server/response-cache';
import type { RouteKind } from 'next/dist/server/route-kind';
import PageCache from './page-cache.cjs';
import { setRunningServer } from '../running-server';
import { openIncrementalCache } from './testing/incremental-cache';

const LIFETIME_S = 300;
const AGO_S = { fresh: 10, stale: LIFETIME_S + 10, expired: 4000 };

type Kept = { status: number | undefined; age: keyof typeof AGO_S; tags?: string };

let pages = 0;

// Next's enumerations are constant ones, which only its own compiler can read.
const CONTEXT = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  isFallback: false,
  isRoutePPREnabled: false,
  route: { kind: 'APP_PAGE' as RouteKind.APP_PAGE, sourceRoute: '/[locale]/page' },
} as const;

/** Keeps a page so long ago, changes the catalogue where asked, and returns what Next gets of it now. */
async function keepAndRead({ status, age, tags }: Kept, changed?: string) {
  const cache = openIncrementalCache(PageCache);
  const path = `/page-${(pages += 1)}`;
  const headers = tags === undefined ? {} : { 'x-next-cache-tags': tags };
  const page: IncrementalCachedAppPageValue = {
    ...{ kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE, html: 'page', status, headers },
    ...{ rscData: undefined, postponed: undefined, segmentData: undefined },
  };
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - AGO_S[age] * 1000);
  await cache.set(path, page, { ...CONTEXT, cacheControl: { revalidate: LIFETIME_S, expire: 3600 } });
  clock.mockRestore();
  if (changed !== undefined) await cache.revalidateTag(changed, { expire: 3600 });
  return cache.get(path, CONTEXT);
}

describe('a page that is there', () => {
  it.each([
    ['fresh', undefined],
    // Served, and rendered again behind the request.
    ['stale', true],
    ['expired', -1],
  ] as const)('that is %s is as stale as Next says', async (age, isStale) => {
    expect((await keepAndRead({ status: undefined, age }))?.isStale).toBe(isStale);
    expect((await keepAndRead({ status: 200, age }))?.isStale).toBe(isStale);
  });

  it('is shown once more after the catalogue has changed', async () => {
    const entry = await keepAndRead({ status: 200, age: 'fresh', tags: 'layout,one' }, 'one');
    expect(entry?.isStale).toBe(true);
  });
});

describe('behind the HTTP server, which keeps whole responses', () => {
  beforeEach(() => setRunningServer({ dropResponses: () => {} }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'clipmintServer'));

  it('keeps no page, so that none is stale when the server asks again', async () => {
    expect(await keepAndRead({ status: 200, age: 'fresh' })).toBeNull();
  });

  it('keeps what pages read', async () => {
    const cache = openIncrementalCache(PageCache);
    const data = { headers: {}, body: 'texts', status: 200, url: '' };
    const value = { kind: 'FETCH' as CachedRouteKind.FETCH, data, revalidate: 300 };
    await cache.set('texts', value, { fetchCache: true });
    const context = { kind: 'FETCH' as IncrementalCacheKind.FETCH, revalidate: 300 };
    expect(await cache.get('texts', context)).toMatchObject({ value: { data } });
  });
});

describe('a page that was not found', () => {
  it.each([
    ['fresh', undefined],
    // Not served, but kept in case rendering fails.
    ['stale', -1],
    ['expired', -1],
  ] as const)('that is %s is %j', async (age, isStale) => {
    const entry = await keepAndRead({ status: 404, age });
    expect(entry).toMatchObject({ isStale, value: { status: 404 } });
  });

  it('is rendered again before it is served once the catalogue has changed', async () => {
    const missing: Kept = { status: 404, age: 'fresh', tags: 'layout,two' };
    expect((await keepAndRead(missing))?.isStale).toBeUndefined();
    expect((await keepAndRead(missing, 'two'))?.isStale).toBe(-1);
    expect((await keepAndRead(missing, 'three'))?.isStale).toBe(-1);
  });
});
