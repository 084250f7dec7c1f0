/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Names of SPDX that may be shipped or used to build; LGPL and MPL as packages of their own that nobody changes. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0', 'Zlib'],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);
/** Their lock names none, their own files do: MIT. */
const WITHOUT_NAME = new Set(['node_modules/svg-tags']);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const names = Object.keys(packages).filter((name) => name !== '');

/** Whether one of the licences that may be chosen is allowed in all its parts (SPDX 2.3, annex D, without exceptions). */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

it('every package has a licence of the list', () => {
  const others = names.filter((name) => {
    const { license, optional = false } = packages[name] ?? {};
    // Programs for other machines than that which wrote the lock.
    if (license === undefined) return !optional && !WITHOUT_NAME.has(name);
    return !isAllowed(license);
  });
  expect(others).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['SEE LICENSE IN terms.txt', false],
])('%s is allowed: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

it('comes from the registry alone', () => {
  expect(names.filter((name) => packages[name]?.link)).toEqual([]);
});

it('the lock and .npmrc let no package run a script of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});
