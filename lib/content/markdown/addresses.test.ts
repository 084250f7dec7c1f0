import { cleanAddress, cleanSourceSet } from './addresses';
import { renderHtml } from './testing/render-html';

describe('cleanAddress', () => {
  it.each([
    'https://shop.example/a?b=c:d',
    'http://shop.example',
    'HTTPS://Shop.example/A',
    'hTTp:x',
    'MailTo:a@b.example',
    'irc://x',
    'IRCS://x',
    'xmpp:a@b.example',
    '/brands/lumera',
    'page.html',
    '../a',
    '//cdn.example/a.png',
    '//x:y@cdn.example:8080/a',
    'a/b:c',
    './a:b',
    '?q=a:b',
    '#a:b',
    '?javascript:alert(1)',
    'javascript%3Aalert(1)',
    'javascript&colon;alert(1)',
    '',
  ])('keeps %j', (address) => {
    expect(cleanAddress(address)).toBe(address);
  });

  it.each([
    ['  https://x.example ', 'https://x.example'],
    ['\t/a\n', '/a'],
    ['\u0000\u001f#a', '#a'],
  ])('takes away what surrounds %j', (address, expected) => {
    expect(cleanAddress(address)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript\t:alert(1)',
    'vbscript:x',
    'data:image/png;base64,x',
    'ftp://x.example',
    'tel:123',
    'sms:123',
    'file:///a',
    'blob:https://x.example/1',
    'https\n://x.example',
    'ht tps://x.example',
    'httpss://x.example',
    'a:b',
    ':a',
    '\u00a0javascript:alert(1)',
  ])('empties %j', (address) => {
    expect(cleanAddress(address)).toBe('');
  });
});

describe('cleanSourceSet', () => {
  it.each([
    ['/a.png 1x, https://x.example/b.png 2x', '/a.png 1x, https://x.example/b.png 2x'],
    ['/a,b.png 2x', '/a,b.png 2x'],
    ['HTTPS://x.example/a.png', 'HTTPS://x.example/a.png'],
    ['/a.png 1x, data:image/png;base64,x 2x', ''],
    ['/a.png 1x,\njavascript:x 2x', ''],
    ['/a.svg 1x,data:image/svg+xml;base64,x 2x', ''],
    ['/a,javascript:x 1x,javascript:y 2x', ''],
    ['javascript:x', ''],
    [',javascript:x', ''],
  ])('%j becomes %j', (sources, expected) => {
    expect(cleanSourceSet(sources)).toBe(expected);
  });
});

const LINKS = [
  ['in links', (address: string) => `[x](${address})`],
  ['in links between brackets', (address: string) => `[x](<${address}> "t")`],
  ['in reference links', (address: string) => `[x]\n\n[x]: ${address}`],
  ['in raw links', (address: string) => `<a href="${address}">x</a>`],
  ['in raw links in capitals', (address: string) => `<A HREF='${address}'>x</A>`],
  ['in autolinks', (address: string) => `<${address}>`],
] as const;

const SOURCES = [
  ['images', (address: string) => `![x](${address})`],
  ['reference images', (address: string) => `![x][y]\n\n[y]: ${address}`],
  ['raw images', (address: string) => `<img src="${address}">`],
  ['videos', (address: string) => `<video src="${address}"></video>`],
  ['sound', (address: string) => `<audio src="${address}"></audio>`],
  ['sources of videos', (address: string) => `<video><source src="${address}"></video>`],
] as const;

const OTHERS = [
  ['srcset', (address: string) => `<img srcset="${address} 2x">`],
  ['poster', (address: string) => `<video poster="${address}"></video>`],
  ['cite', (address: string) => `<blockquote cite="${address}">x</blockquote>`],
] as const;

const REFUSED = ['tel:1', 'FTP://x.example', 'javascript:alert(1)'];
const ALLOWED = ['HTTPS://X.example/a', 'MAILTO:a@b.example', 'irc://x/y'];

describe('the address policy holds alike', () => {
  it.each(LINKS)('%s', async (_, build) => {
    for (const address of REFUSED) expect(await renderHtml(build(address))).toContain('<a href="" ');
    for (const address of ALLOWED)
      expect(await renderHtml(build(address))).toContain(`<a href="${address}" `);
  });

  // An empty source is left out: browsers would load the page itself for it.
  it.each(SOURCES)('in %s', async (_, build) => {
    for (const address of REFUSED) expect(await renderHtml(build(address))).not.toContain('src=');
    for (const address of ALLOWED) expect(await renderHtml(build(address))).toContain(`src="${address}"`);
  });

  it.each(OTHERS)('in %s', async (_, build) => {
    for (const address of REFUSED) expect(await renderHtml(build(address))).not.toContain(address);
    for (const address of ALLOWED) expect(await renderHtml(build(address))).toContain(`"${address}`);
  });
});
