/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** What is kept without createStoredValue: the theme is read before any module is there. */
const OTHER_NAMES = ['theme', 'offline-pages', 'offline-assets'];

/** The names under which the site's code keeps something in the browser. */
function listStoredNames(): string[] {
  return ['lib', 'components']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(ROOT, folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/createStoredValue(?:<[^>]*>)?\(\s*'([^']+)'/g),
    ])
    .flatMap(([, name]) => name ?? []);
}

const NAMES = [...new Set([...OTHER_NAMES, ...listStoredNames()])];

it('finds what is kept', () => {
  expect(NAMES).toEqual(expect.arrayContaining(['cookie-consent', 'pending-subscriptions']));
});

it.each(NAMES)('the page about cookies names %s', (name) => {
  expect(readFileSync(path.join(__dirname, 'content/en/cookies.md'), 'utf8')).toContain(`\`${name}\``);
});
