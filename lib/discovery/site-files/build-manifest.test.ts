import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/i18n';
import { buildManifest } from './build-manifest';

const build = (siteName: string, locale: Locale = 'en') =>
  buildManifest(locale, { siteName, siteTagline: undefined });

/** Width and height of a PNG in pixels, as the manifest writes them. */
function readSizes(file: string): string {
  const png = readFileSync(file);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('buildManifest', () => {
  it('is what a browser asks of a site to be kept', () => {
    expect(build('Clipmint')).toMatchObject({
      name: 'Clipmint',
      short_name: 'Clipmint',
      description: 'Discover, save, and enjoy more',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  it('starts in the language in which it was kept', () => {
    expect(build('Clipmint', 'es')).toMatchObject({
      lang: 'es',
      start_url: '/es',
      scope: '/',
      description: 'Descubre, ahorra y disfruta más',
    });
  });

  it.each([
    ['Clipmint', 'Clipmint'],
    ['The Deal House of York', 'The Deal'],
    ['Couponextravaganza', 'Couponextrav'],
  ])('of %s the short name is %s', (name, short) => {
    expect(build(name).short_name).toBe(short);
  });

  it('has icons of the sizes that it names, of 30 KB at most', () => {
    const pngs = (build('Clipmint').icons ?? []).filter(({ type }) => type === 'image/png');
    expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['192x192', 'maskable'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of pngs) {
      const file = path.join(process.cwd(), 'public', src);
      expect(readSizes(file)).toBe(sizes);
      expect(readFileSync(file).byteLength).toBeLessThan(30_000);
    }
  });

  it('has the ground of the light theme', () => {
    const tokens = readFileSync(path.join(process.cwd(), 'styles/_tokens.scss'), 'utf8');
    expect(tokens).toContain(`--paper: ${build('Clipmint').theme_color};`);
  });
});
