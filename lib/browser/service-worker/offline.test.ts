import { buildCacheNames, listAssets, listOldCaches, pickSavedPath, SAVED_PATHS } from './pick-handling';
import { pickNotice } from './register-worker';

test('the assets of a page: scripts, styles, fonts and what the script will load, each once', () => {
  const html = `
    <link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
    <link rel="preload" href="/_next/static/media/font-s.p.woff2" as="font"/>
    <script src="/_next/static/chunks/b.js" async=""></script>
    <script src="/_next/static/chunks/polyfills.js" noModule=""></script>
    <script>self.__next_f.push([1,"5:I[12,[\\"/_next/static/chunks/b.js\\",\\"/_next/static/chunks/c.js\\"]]"])</script>
    <img src="/art/logo/lumera.svg"/>`;
  expect(listAssets(html)).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/media/font-s.p.woff2',
    '/_next/static/chunks/b.js',
    '/_next/static/chunks/c.js',
  ]);
});

test('a page without assets has none', () => {
  expect(listAssets('')).toEqual([]);
});

test('what another build has kept is old, and what is not the worker’s stays', () => {
  const current = buildCacheNames('b2');
  const names = [...Object.values(buildCacheNames('b1')), ...Object.values(current), 'another'];
  expect(listOldCaches(names, 'b2')).toEqual(Object.values(buildCacheNames('b1')));
});

test.each([
  ['/saved', true, null],
  ['/saved', false, 'here'],
  ['/coupons', false, 'instead'],
  // The browser believes in a connection that leads nowhere.
  ['/coupons', true, 'instead'],
] as const)('on %s, online %s, the notice is %s', (path, isOnline, notice) => {
  expect(pickNotice(path, '/saved', isOnline)).toBe(notice);
});

test('every path has a page of saved offers that is kept', () => {
  expect(SAVED_PATHS).toContain('/saved');
  for (const path of ['/', '/coupons', '/de/coupons', '/saved']) expect(pickSavedPath(path)).toBe('/saved');
});
