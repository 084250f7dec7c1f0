/** @jest-environment jsdom */
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import {
  formatEntry,
  formatIndex,
  MAX_ADDRESS_LENGTH,
  MAX_FILE_ADDRESSES,
  MAX_FILE_BYTES,
  MAX_PART_ENTRIES,
  SITEMAP_END,
  SITEMAP_START,
} from './format-sitemap';
import { readIndex, readSitemap } from './testing/read-sitemap';

const SITE = 'https://deals.example';
const CHANGED = Date.parse('2026-11-01T08:30:15.250Z');

function format(path: string, changedAt: number | null = null, spoken = SPOKEN_LOCALES): string {
  return SITEMAP_START + formatEntry({ path, changedAt }, SITE, spoken) + SITEMAP_END;
}

describe('formatEntry', () => {
  it('lists a page in every language, each naming all', () => {
    expect(format('/brands/oro', CHANGED, ['en', 'es'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://deals.example/brands/oro</loc>
<lastmod>2026-11-01T08:30:15Z</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="https://deals.example/brands/oro"/>
<xhtml:link rel="alternate" hreflang="es" href="https://deals.example/es/brands/oro"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://deals.example/brands/oro"/>
</url>
<url>
<loc>https://deals.example/es/brands/oro</loc>
<lastmod>2026-11-01T08:30:15Z</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="https://deals.example/brands/oro"/>
<xhtml:link rel="alternate" hreflang="es" href="https://deals.example/es/brands/oro"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://deals.example/brands/oro"/>
</url>
</urlset>
`);
  });

  it('names no languages where there is one, and no date where nobody knows it', () => {
    expect(readSitemap(format('/deals', null, ['en']))).toEqual([
      { loc: 'https://deals.example/deals', lastmod: null, languages: {} },
    ]);
  });

  it('is read by the rules as it was meant, and reciprocally', () => {
    const urls = readSitemap(format('/brands/oro', CHANGED));
    expect(urls.map(({ loc }) => loc)).toEqual([
      'https://deals.example/brands/oro',
      'https://deals.example/es/brands/oro',
      'https://deals.example/fr/brands/oro',
    ]);
    for (const { loc, languages } of urls) {
      expect(Object.keys(languages)).toEqual(['en', 'es', 'fr', 'x-default']);
      expect(Object.values(languages)).toContain(loc);
      expect(languages).toEqual(urls[0]?.languages);
    }
  });

  it.each([
    ['/coupons?category=a&page=2', 'https://deals.example/coupons?category=a&page=2'],
    ["/brands/o'neill", "https://deals.example/brands/o'neill"],
    ['/brands/caf%C3%A9%20%26%20co', 'https://deals.example/brands/caf%C3%A9%20%26%20co'],
    ['/brands/%3C%2Floc%3E', 'https://deals.example/brands/%3C%2Floc%3E'],
  ])('brings %s through XML as it was', (path, loc) => {
    const [url] = readSitemap(format(path));
    expect(url?.loc).toBe(loc);
    expect(url?.languages.en).toBe(loc);
  });

  it('leaves out what no address may be as long as', () => {
    const room = MAX_ADDRESS_LENGTH - `${SITE}/es`.length;
    expect(formatEntry({ path: `/${'a'.repeat(room - 1)}`, changedAt: null }, SITE)).not.toBe('');
    expect(formatEntry({ path: `/${'a'.repeat(room)}`, changedAt: null }, SITE)).toBe('');
    expect(formatEntry({ path: `/${'&'.repeat(room / 2)}`, changedAt: null }, SITE)).toBe('');
  });

  it('keeps the fullest part there can be within the limits of a file', () => {
    const longest = `/${'a'.repeat(MAX_ADDRESS_LENGTH - `${SITE}/es`.length - 1)}`;
    const entry = formatEntry({ path: longest, changedAt: CHANGED }, SITE);
    const bytes =
      Buffer.byteLength(SITEMAP_START + SITEMAP_END) + MAX_PART_ENTRIES * Buffer.byteLength(entry);
    expect(bytes).toBeLessThan(MAX_FILE_BYTES);
    expect(MAX_PART_ENTRIES * SPOKEN_LOCALES.length).toBeLessThanOrEqual(MAX_FILE_ADDRESSES);
  });
});

test('formatIndex names the parts', () => {
  const addresses = [`${SITE}/sitemap-pages-1.xml`, `${SITE}/sitemap-brands-1.xml?a&b`];
  const xml = formatIndex(addresses);
  expect(readIndex(xml)).toEqual(addresses);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
<loc>https://deals.example/sitemap-pages-1.xml</loc>
</sitemap>
<sitemap>
<loc>https://deals.example/sitemap-brands-1.xml?a&amp;b</loc>
</sitemap>
</sitemapindex>
`);
});
