import { formatPlural } from './format-plural';

const forms = { one: '{count} day', other: '{count} days' };

test.each([
  [0, 'en', '0 days'],
  [1, 'en', '1 day'],
  [2, 'en', '2 days'],
  // French counts nothing as one.
  [0, 'fr', '0 day'],
  [1, 'es', '1 day'],
  // Without a form for millions the one for several is used.
  [1_000_000, 'es', '1.000.000 days'],
] as const)('%i in %s is %j', (count, locale, text) => {
  expect(formatPlural(forms, count, locale)).toBe(text);
});

test.each([
  [1_000_000, 'es', '1.000.000 de days'],
  [2_000_000, 'fr', '2\u202f000\u202f000 de days'],
  [1_000_001, 'fr', '1\u202f000\u202f001 days'],
  [1_000_000, 'en', '1,000,000 days'],
] as const)('%i in %s with a form for millions is %j', (count, locale, text) => {
  expect(formatPlural({ ...forms, many: '{count} de days' }, count, locale)).toBe(text);
});
