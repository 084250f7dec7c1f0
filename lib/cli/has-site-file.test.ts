/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { buildBannerUrl } from '@/lib/art/drawings';
import { hasSiteFile } from './has-site-file';

const [icon = ''] = readdirSync('public/icons');

describe('hasSiteFile', () => {
  it.each([
    `/icons/${icon}`,
    '/app-icons/192.png',
    '/app%2Dicons/192.png',
    buildBannerUrl('briefcase', 'a-desk'),
  ])('knows %s', (path) => {
    expect(hasSiteFile(path)).toBe(true);
  });

  it.each([
    '/',
    '/icons',
    '/icons/none.svg',
    '/../package.json',
    '/%2e%2e/package.json',
    '/icons%2f..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '/a%00b',
    '/%',
    '/art/none/none.svg',
    '/package.json',
  ])('does not know %s', (path) => {
    expect(hasSiteFile(path)).toBe(false);
  });
});
