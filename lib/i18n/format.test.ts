import { formatDate, formatLanguageName } from './format';
import type { Locale } from './locales';

const buildFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

test.each([
  ['fr', '2027-01-01', '1er janvier 2027'],
  ['fr', '2027-01-11', '11 janvier 2027'],
  ['fr', '2027-11-21', '21 novembre 2027'],
  ['es', '2027-01-01', '1 de enero de 2027'],
  ['en', '2027-01-01', 'January 1, 2027'],
] as const)('in %s %s is %j', (locale, day, text) => {
  expect(formatDate(buildFormat(locale), Date.parse(day), locale)).toBe(text);
});

test.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
] as const)('%s calls itself %s', (locale, name) => {
  expect(formatLanguageName(locale)).toBe(name);
});
