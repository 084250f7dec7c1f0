import { isPathOf } from '@/lib/server/next-seams/testing/apply-rewrites';
import { listRobotsHeaders } from './robots-headers';

test('production has none', () => {
  expect(listRobotsHeaders(true)).toEqual([]);
});

test.each([
  '/',
  '/coupons',
  '/api/v1/coupons',
  '/art/logos/lumera.svg',
  '/_next/static/media/x.woff2',
  '/sw.js',
])('any other deployment keeps %s out of search engines', (path) => {
  const [rule, ...others] = listRobotsHeaders(false);
  expect(others).toEqual([]);
  expect(rule?.headers).toEqual([{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]);
  expect(isPathOf(rule?.source ?? '', path)).toBe(true);
});
