/** @jest-environment node */
import { parseWebUrl } from './parse-web-url';

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
