import { fc } from '@/lib/testing/fast-check';
import { parsePictureUrl, parseWebUrl } from './parse-web-url';

test.each([
  ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
  ['http://shop.example', 'http://shop.example/'],
  [' https://shop.example/ ', 'https://shop.example/'],
  ['HTTPS://SHOP.example/A', 'https://shop.example/A'],
  ['https://shop.example/"><script>', 'https://shop.example/%22%3E%3Cscript%3E'],
])('%j is a web address', (text, url) => {
  expect(parseWebUrl(text)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'mailto:a@b.example',
  '//evil.example/path',
  '/relative',
  'shop.example',
  'https://',
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/',
  '',
  null,
  undefined,
])('%j is refused', (text) => {
  expect(parseWebUrl(text)).toBeNull();
});

const HOSTS = ['cdn.example', '*.network.example', 'ports.example:8443', 'localhost:4000', '*.test:8443'];

test.each([
  ['/art/brand/lumera.svg', '/art/brand/lumera.svg'],
  ['/art/a.svg?v=2#part', '/art/a.svg?v=2#part'],
  ['/a/../b.png', '/b.png'],
  ['/with space.png', '/with%20space.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['HTTPS://CDN.Example/a.png', 'https://cdn.example/a.png'],
  ['https://cdn.example:443/a.png', 'https://cdn.example/a.png'],
  ['https://a.network.example/a.png', 'https://a.network.example/a.png'],
  ['https://a.b.network.example/a.png', 'https://a.b.network.example/a.png'],
  ['https://ports.example:8443/a.png', 'https://ports.example:8443/a.png'],
  ['https://a.test:8443/a.png', 'https://a.test:8443/a.png'],
  ['http://localhost:4000/a.png', 'http://localhost:4000/a.png'],
])('%j is trusted', (text, trusted) => {
  expect(parsePictureUrl(text, HOSTS)).toBe(trusted);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a relative path', 'art/a.png'],
  ['another host without a scheme', '//evil.example/a.png'],
  ['a trusted host without a scheme', '//cdn.example/a.png'],
  ['backslashes', '/\\evil.example/a.png'],
  ['two backslashes', '\\\\evil.example/a.png'],
  ['a tab that browsers drop', '/\t/evil.example/a.png'],
  ['a line break that browsers drop', '/\n/evil.example/a.png'],
  ['a path that ends as another host', '/.//evil.example/a.png'],
  ['a host that is not listed', 'https://evil.example/a.png'],
  ['a host that ends like a listed one', 'https://evilcdn.example/a.png'],
  ['a host that begins like a listed one', 'https://cdn.example.evil.example/a.png'],
  ['a host below an exact one', 'https://a.cdn.example/a.png'],
  ['the host itself where those below are meant', 'https://network.example/a.png'],
  ['a host that only looks to be below', 'https://evilnetwork.example/a.png'],
  ['a trailing dot', 'https://cdn.example./a.png'],
  ['a port that is not listed', 'https://cdn.example:8443/a.png'],
  ['no port where one is listed', 'https://ports.example/a.png'],
  ['no encryption', 'http://cdn.example/a.png'],
  ['this machine at another port', 'http://localhost:4001/a.png'],
  ['a login', 'https://user:secret@cdn.example/a.png'],
  ['a listed host as login', 'https://cdn.example@evil.example/a.png'],
  ['data', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
  ['script', 'javascript:alert(1)'],
  ['script after a space', ' javascript:alert(1)'],
  ['a blob', 'blob:https://cdn.example/7'],
  ['a file', 'file:///etc/passwd'],
  ['no address', 'https://'],
  ['letters that look alike', 'https://cdn.exаmple/a.png'],
])('%s is not', (_, text) => {
  expect(parsePictureUrl(text, HOSTS)).toBeNull();
});

test('without trusted hosts only the site itself is', () => {
  expect(parsePictureUrl('https://cdn.example/a.png', [])).toBeNull();
  expect(parsePictureUrl('/a.png', [])).toBe('/a.png');
});

test('whatever is let through is loaded from the site itself or a trusted host, and is let through again', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '//',
    'https:',
    'cdn.example',
    'evil.example',
    '@',
    '\t',
    ':',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 3 }))), (texts) => {
      const url = parsePictureUrl(texts.join(''), ['cdn.example']);
      if (url === null) return;
      expect(['site.example', 'cdn.example']).toContain(new URL(url, 'https://site.example').host);
      expect(parsePictureUrl(url, ['cdn.example'])).toBe(url);
    }),
  );
});
