/** @jest-environment node */
import { checkAddressSchemes } from './check-address-schemes';
import { listFound } from './testing/list-found';

describe('checkAddressSchemes', () => {
  it.each([
    '[a](https://a.example)',
    '[a](HTTPS://a.example)',
    '[a](mailto:a@a.example)',
    '<a@a.example>',
    '[a](/deals)',
    '[a](//a.example)',
    '[a]()',
    '<img src="/a.svg" srcset="/a.svg 1x, https://a.example/b.svg 2x" alt="">',
  ])('lets %j pass', (source) => {
    expect(listFound(checkAddressSchemes, source)).toEqual([]);
  });

  it.each([
    ['[a](javascript:alert)', '1:1', 'javascript:'],
    ['[a](JavaScript:alert)', '1:1', 'JavaScript:'],
    ['![a](data:image/png,x)', '1:1', 'data:'],
    ['Call\n[a](tel:112)', '2:1', 'tel:'],
    ['[a][b]\n\n[b]: ftp://a.example', '1:1', 'ftp:'],
    ['<a href="vbscript:x">a</a>', '1:1', 'vbscript:'],
    ['<video poster="data:x"></video>', '1:1', 'data:'],
    ['<img src="/a.svg" srcset="data:x 1x" alt="">', '1:1', 'data:'],
  ])('of %j says where, and which scheme', (source, place, scheme) => {
    const expected = `${place} The site empties addresses that begin with "${scheme}"`;
    expect(listFound(checkAddressSchemes, source)).toEqual([expect.stringContaining(expected)]);
  });
});
