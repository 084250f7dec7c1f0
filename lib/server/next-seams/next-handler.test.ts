import * as names from 'next/dist/client/components/app-router-headers';
import { isDraftRequest, VARYING_HEADERS, withoutOwnCacheHeader } from './next-handler';

jest.mock('next', () => () => undefined);

it('knows every header that Next names in Vary', () => {
  expect(VARYING_HEADERS).toEqual([
    names.RSC_HEADER,
    names.NEXT_ROUTER_STATE_TREE_HEADER,
    names.NEXT_ROUTER_PREFETCH_HEADER,
    names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    names.NEXT_URL,
  ]);
});

it('knows a draft by its cookie', () => {
  expect(isDraftRequest({ cookie: 'a=1; __prerender_bypass=x' })).toBe(true);
  expect(isDraftRequest({ cookie: 'a=1' })).toBe(false);
  expect(isDraftRequest({})).toBe(false);
});

it('leaves other headers', () => {
  expect(withoutOwnCacheHeader({ 'x-nextjs-cache': 'HIT', etag: '"1"' })).toEqual({ etag: '"1"' });
});
