/** @jest-environment node */
import { formatLanguageName } from './format-language-name';

test.each([
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
] as const)('%s calls itself %s', (locale, name) => {
  expect(formatLanguageName(locale)).toBe(name);
});
