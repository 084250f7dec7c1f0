import { getReferrerPath, isCrossOrigin } from './same-origin';

const HOST = { host: 'deals.example' };

describe('isCrossOrigin', () => {
  it.each([
    ['a program', {}, false],
    ['its own page', { 'sec-fetch-site': 'same-origin' }, false],
    ['the visitor, by hand', { 'sec-fetch-site': 'none' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, true],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://deals.example' }, true],
    ['an old browser on its own page', { origin: 'https://deals.example' }, false],
    ['an old browser on another page', { origin: 'https://evil.example' }, true],
    ['an old browser on another port', { origin: 'https://deals.example:8443' }, true],
    ['a sandboxed frame', { origin: 'null' }, true],
    ['a page behind a proxy', { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' }, false],
  ])('decides %s', (_name, headers: Record<string, string>, expected) => {
    expect(isCrossOrigin(new Headers({ ...HOST, ...headers }))).toBe(expected);
  });
});

describe('getReferrerPath', () => {
  it.each([
    ['https://deals.example/brands?page=2', '/brands?page=2'],
    ['https://deals.example/', '/'],
    ['https://deals.example/a#deals', '/a'],
    ['https://deals.example//evil.example/x', '/evil.example/x'],
    ['https://deals.example/\\evil.example', '/evil.example'],
    ['https://evil.example/brands', null],
    ['https://deals.example@evil.example/', null],
    ['javascript://deals.example/alert(1)', null],
    ['/brands', null],
    ['', null],
  ])('reads %j as %j', (referer, expected) => {
    expect(getReferrerPath(new Headers({ ...HOST, referer }))).toBe(expected);
  });

  it('is null where there is none', () => {
    expect(getReferrerPath(new Headers(HOST))).toBeNull();
  });
});
