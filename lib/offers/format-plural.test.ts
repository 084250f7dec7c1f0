/** @jest-environment node */
import { formatPlural } from './format-plural';

const forms = { one: '{count} day', other: '{count} days' };

test.each([
  [0, 'en', '0 days'],
  [1, 'en', '1 day'],
  [2, 'en', '2 days'],
  // French counts nothing as one.
  [0, 'fr', '0 day'],
  [1, 'es', '1 day'],
  // Spanish has a form of its own for millions, which is written like the one for several.
  [1_000_000, 'es', '1.000.000 days'],
] as const)('%i in %s is %j', (count, locale, text) => {
  expect(formatPlural(forms, count, locale)).toBe(text);
});
