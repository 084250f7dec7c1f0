/** @jest-environment node */
import { cleanAddress, cleanSourceSet } from './clean-address';
import { renderHtml } from './testing/render-html';

describe('cleanAddress', () => {
  it.each([
    ['https://shop.example/a?b=c:d', 'https://shop.example/a?b=c:d'],
    ['HTTPS://Shop.example/A', 'https://Shop.example/A'],
    ['MailTo:a@b.example', 'mailto:a@b.example'],
    ['irc://x', 'irc://x'],
    ['ircs://x', 'ircs://x'],
    ['xmpp:a@b.example', 'xmpp:a@b.example'],
    ['  https://x.example ', 'https://x.example'],
    ['/brands/lumera', '/brands/lumera'],
    ['//cdn.example/a.png', '//cdn.example/a.png'],
    ['a/b:c', 'a/b:c'],
    ['?q=a:b', '?q=a:b'],
    ['#a:b', '#a:b'],
    ['', ''],
    ['javascript:alert(1)', ''],
    ['\u0001javascript:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['data:image/png;base64,x', ''],
    ['ftp://x.example', ''],
    ['tel:123', ''],
    ['https\n://x.example', ''],
  ])('%j becomes %j', (address, expected) => {
    expect(cleanAddress(address)).toBe(expected);
  });
});

describe('cleanSourceSet', () => {
  it.each([
    ['/a.png 1x, https://x.example/b.png 2x', '/a.png 1x, https://x.example/b.png 2x'],
    ['/a.png 1x, data:image/png;base64,x 2x', ''],
    ['javascript:x', ''],
  ])('%j becomes %j', (sources, expected) => {
    expect(cleanSourceSet(sources)).toBe(expected);
  });
});

describe('the address policy holds alike', () => {
  it.each([
    ['in links', '[x](tel:1)', '<a href="" '],
    ['in reference links', '[x]\n\n[x]: tel:1', '<a href="" '],
    ['in raw links', '<a href="tel:1">x</a>', '<a href="" '],
    ['in autolinks', '<tel:123>', '<a href="" '],
    ['in raw links in capitals', '<A HREF="HTTPS://X.example">x</A>', '<a href="https://X.example" '],
    // An empty source is left out: browsers would load the page itself for it.
    ['in images', '![x](tel:1)', '<img alt="x" loading="lazy" decoding="async"/>'],
    ['in raw images', '<img src="data:x,y" alt="x">', '<img alt="x" loading="lazy" decoding="async"/>'],
  ])('%s', async (_, source, expected) => {
    expect(await renderHtml(source)).toContain(expected);
  });
});
