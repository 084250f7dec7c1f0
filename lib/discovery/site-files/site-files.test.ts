/** @jest-environment jsdom */
import { buildOpenSearchHref, buildSearchHref } from '@/lib/url/paths';
import { formatOpenSearch } from './format-open-search';
import { buildRobots, formatSecurityTxt } from './robots-and-security';

const SITE = { siteName: 'Clipmint', siteUrl: 'https://deals.example', contactEmail: undefined };

describe('robots.txt', () => {
  it('lets crawlers read all but the API, and names the sitemap', () => {
    expect(buildRobots({ ...SITE, isProduction: true })).toEqual({
      rules: { userAgent: '*', disallow: '/api/' },
      sitemap: 'https://deals.example/sitemap.xml',
    });
  });

  it('keeps everyone out of any other deployment', () => {
    expect(buildRobots({ ...SITE, isProduction: false })).toEqual({
      rules: { userAgent: '*', disallow: '/' },
    });
  });
});

describe('security.txt', () => {
  const NOW = new Date('2026-11-20T12:10:00Z');

  it('says whom to report to, until when, in which languages and where it lies', () => {
    expect(formatSecurityTxt(SITE, NOW)).toBe(
      [
        'Contact: mailto:support@deals.example',
        'Expires: 2027-05-19T00:00:00.000Z',
        'Preferred-Languages: en, es, fr',
        'Canonical: https://deals.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('names the address of the settings, and no address of its own that is not https', () => {
    const text = formatSecurityTxt(
      { siteUrl: 'http://localhost:3000', contactEmail: 'hi@shop.example' },
      NOW,
    );
    expect(text).toContain('Contact: mailto:hi@shop.example\n');
    expect(text).not.toContain('Canonical');
  });

  it('expires within a year (RFC 9116, 2.5.5)', () => {
    const expires = Date.parse(/Expires: (.*)/.exec(formatSecurityTxt(SITE, NOW))?.[1] ?? '');
    expect(expires).toBeGreaterThan(NOW.getTime());
    expect(expires).toBeLessThan(Date.parse('2027-11-20T00:00:00Z'));
  });
});

describe('the OpenSearch description', () => {
  const parse = (...input: Parameters<typeof formatOpenSearch>) =>
    new DOMParser().parseFromString(formatOpenSearch(...input), 'application/xml').documentElement;
  const getText = (root: Element, name: string) => root.getElementsByTagName(name)[0]?.textContent;

  it.each(['en', 'es', 'fr'] as const)('sends a search to the page of results in %s', (locale) => {
    const root = parse(locale, SITE);
    expect([root.localName, root.namespaceURI]).toEqual([
      'OpenSearchDescription',
      'http://a9.com/-/spec/opensearch/1.1/',
    ]);
    const [results, self] = [...root.getElementsByTagName('Url')].map(
      (url) => url.getAttribute('template') ?? '',
    );
    expect(results?.replace('{searchTerms}', encodeURIComponent('lamp'))).toBe(
      SITE.siteUrl + buildSearchHref(locale, 'lamp'),
    );
    expect(self).toBe(SITE.siteUrl + buildOpenSearchHref(locale));
    expect(getText(root, 'Language')).toBe(locale);
    expect(getText(root, 'Description')?.length).toBeGreaterThan(0);
  });

  it.each([
    ['Clipmint', 'Clipmint'],
    ['Sixteen & in all', 'Sixteen & in all'],
    ['Coupons of the whole world', 'Coupons of the'],
    ['Donaudampfschiffahrt', 'Donaudampfschiff'],
    ['<Oro> & "co"', '<Oro> & "co"'],
  ])('names %s in at most 16 characters: %s', (siteName, expected) => {
    expect(getText(parse('en', { ...SITE, siteName }), 'ShortName')).toBe(expected);
  });
});
