import { parseLink } from './read-links';

describe('parseLink', () => {
  it.each([
    ['https://shop.example/lamps?a=1&b=2', 'https://shop.example/lamps?a=1&b=2'],
    ['https://shop.example/?a=1&amp;b=2', 'https://shop.example/?a=1&b=2'],
    ['https://shop.example/?copy=1&copy=2', 'https://shop.example/?copy=1&copy=2'],
    [' http://shop.example ', 'http://shop.example/'],
    ['', null],
    ['/lamps', null],
    ['shop.example', null],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['&#106;avascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://shop.example/', null],
    ['http://localhost/', null],
    ['http://intranet/', null],
    ['http://printer.local/', null],
    ['http://127.0.0.1:22/', null],
    ['http://2130706433/', null],
    ['https://10.0.0.1/', null],
    ['http://169.254.169.254/latest', null],
    ['http://[::1]/', null],
    ['https://127.0.0.1.shop.example/', 'https://127.0.0.1.shop.example/'],
  ])('reads "%s" as %s', (value, link) => {
    expect(parseLink(value)).toBe(link);
  });
});
