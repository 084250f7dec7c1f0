import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
/** What is kept without createStoredValue: the theme is read before any module is there. */
const OTHER_NAMES = ['theme', 'offline-pages', 'offline-assets'];

const STORED_VALUE = /createStoredValue(?:<[^>]*>)?\(\s*'([^']+)'/g;
const COOKIE_CONSTANT = /\w*COOKIE\w*\s*=\s*'([^']+)'/g;
/** Ways to set a cookie past such a constant. */
const NAMELESS_COOKIE =
  /document\.cookie\s*=|['"]set-cookie['"](?!\]\s*[!=]==)|cookies\(?\)?\)?\.set\(\s*['"`]|name:\s*['"`][^'"`]*['"`],\s*httpOnly/i;

const SOURCES = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(ROOT, folder, file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file: path.relative(ROOT, file), text: readFileSync(file, 'utf8') }));

function listNames(pattern: RegExp): string[] {
  return SOURCES.flatMap(({ text }) => [...text.matchAll(pattern)]).flatMap(([, name]) => name ?? []);
}

const NAMES = [...new Set([...OTHER_NAMES, ...listNames(STORED_VALUE), ...listNames(COOKIE_CONSTANT)])];

it('finds what is kept, by the browser and by the server', () => {
  const known = ['cookie-consent', 'pending-subscriptions', DRAFT_MODE_COOKIE, 'article-preview'];
  expect(NAMES).toEqual(expect.arrayContaining(known));
});

it('finds every cookie, because each has its name in a constant', () => {
  const nameless = SOURCES.filter(({ text }) => NAMELESS_COOKIE.test(text));
  expect(nameless.map(({ file }) => file)).toEqual([]);
});

it.each(NAMES)('the page about cookies names %s', (name) => {
  expect(readFileSync(path.join(__dirname, 'content/en/cookies.md'), 'utf8')).toContain(`\`${name}\``);
});
