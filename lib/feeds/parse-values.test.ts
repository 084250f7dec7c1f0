/** @jest-environment node */
import { buildSlug } from '@/lib/url/build-slug';
import { RowError } from './feed';
import { parseCode } from './parse-code';
import { parseFeedDate } from './parse-feed-date';
import { parseLink } from './parse-link';
import { parseTerms } from './parse-terms';

describe('parseFeedDate', () => {
  it.each([
    ['2024-05-13', '2024-05-13'],
    ['2024-05-13T22:59:00+00:00', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13T22:59:00+02:00', '2024-05-13T20:59:00.000Z'],
    ['2024-05-13T22:59:00Z', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13T22:59:00', '2024-05-13T22:59:00.000Z'],
    ['2024-05-13 22:59', '2024-05-13T22:59:00.000Z'],
    [' 2024-05-13 ', '2024-05-13'],
    ['', null],
    ['0000-00-00', null],
    ['0000-00-00 00:00:00', null],
    ['1970-01-01', null],
    ['1970-01-01T00:00:00+00:00', null],
  ])('reads "%s" as %s', (value, date) => {
    expect(parseFeedDate(value, 'endDate')).toBe(date);
  });

  it.each(['soon', '2024-02-30', '2024-13-01', '13/05/2024', '2024-05-13T25:00:00Z'])(
    'refuses "%s"',
    (value) => {
      expect(() => parseFeedDate(value, 'endDate')).toThrow(new RowError(`endDate "${value}" is not a date`));
    },
  );
});

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
  ])('reads "%s" as %s', (value, link) => {
    expect(parseLink(value)).toBe(link);
  });
});

describe('parseCode', () => {
  it.each([
    ['TR20', 'TR20'],
    [' Naturaleza24 ', 'Naturaleza24'],
    ['NONESUCH', 'NONESUCH'],
    ['', null],
    ['N/A', null],
    ['none', null],
    ['(not required)', null],
    ['No code needed', null],
  ])('reads "%s" as %s', (value, code) => {
    expect(parseCode(value)).toBe(code);
  });
});

describe('parseTerms', () => {
  it.each([
    ['Exclusions apply.', 'Exclusions apply.'],
    ['- one\n- two', '- one\n- two'],
    ['None of the sale items', 'None of the sale items'],
    ['', null],
    ['no', null],
    ['None.', null],
    ['.', null],
    ['-', null],
  ])('reads "%s" as %s', (value, terms) => {
    expect(parseTerms(value)).toBe(terms);
  });
});

describe('buildSlug', () => {
  it.each([
    ['Señor Hilo', 'senor-hilo'],
    ['Café Mirabelle', 'cafe-mirabelle'],
    ['Harbour & Pine', 'harbour-pine'],
    ["Otofonix's", 'otofonixs'],
    ['Straße Ørsted Łódź', 'strasse-orsted-lodz'],
    ['--E-WIN--', 'e-win'],
    ['ﬁne', 'fine'],
    ['楽天', ''],
  ])('turns %s into "%s"', (name, slug) => {
    expect(buildSlug(name)).toBe(slug);
  });

  it('ends at 60 characters, not on a dash', () => {
    expect(buildSlug('x'.repeat(70))).toHaveLength(60);
    expect(buildSlug(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  });
});
