import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '@/lib/config/settings';
import { checkPagesDir } from './check-pages-dir';
import { writePages } from './testing/write-pages';

const PAGE = '---\ntitle: Page\n---\n\nText\n';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(pagesDir: string | undefined): Promise<void> {
  return checkPagesDir({
    siteName: 'A',
    siteUrl: 'https://a.example',
    contactEmail: undefined,
    pagesDir,
  });
}

/** What is wrong with a folder of these files, a line each, with paths inside the folder. */
async function listProblems(files: Parameters<typeof writePages>[0]): Promise<string[]> {
  folder = writePages(files);
  const error: unknown = await check(folder).catch((thrown: unknown) => thrown);
  if (error === undefined) return [];
  expect(error).toBeInstanceOf(SettingsError);
  return String(error).replace('SettingsError: ', '').replaceAll(`${folder}${path.sep}`, '').split('\n');
}

describe('checkPagesDir', () => {
  it('asks nothing of a site without a folder', async () => {
    folder = writePages({});
    await expect(check(undefined)).resolves.toBeUndefined();
  });

  it.each([
    ['no page', {}],
    ['pages in both formats', { 'about.md': PAGE, 'terms.html': PAGE }],
    ['pages of a language', { 'about.md': PAGE, 'es/about.html': PAGE, 'fr/cookies.md': PAGE }],
    ['hidden files and folders', { 'about.md': PAGE, '.DS_Store': 'x', '.git/config': 'x', 'es/.x': 'x' }],
  ])('takes a folder with %s', async (_, files) => {
    expect(await listProblems(files)).toEqual([]);
  });

  it('takes links to files and folders', async () => {
    folder = writePages({ '.real/about.md': PAGE, '.real/es/terms.md': PAGE });
    symlinkSync('.real/about.md', path.join(folder, 'about.md'));
    symlinkSync('.real/es', path.join(folder, 'es'));
    await expect(check(folder)).resolves.toBeUndefined();
  });

  it('names everything that is wrong, a line each', async () => {
    const problems = await listProblems({
      'about.md': 'Text',
      'abuot.md': PAGE,
      'careers.html': '---\nsubtitle: A\nauthor: B\n---\n',
      'contact.html': PAGE,
      'contact.md': PAGE,
      'es/terms.md': new Uint8Array([0xe9]),
      'es/logo.png': 'x',
      'img/a.png': 'x',
      'privacy.html': `---\ntitle: A\n---\n${'<div>'.repeat(200)}`,
    });
    const known = 'known are about, contact, privacy, terms, careers, cookies, each as .md or .html.';
    expect(problems).toEqual([
      expect.stringMatching(/^about\.md:1:1: The front matter is missing/),
      `abuot.md is no page; ${known}`,
      expect.stringMatching(/^careers\.html:1:1: title is missing/),
      expect.stringMatching(/^careers\.html:3:\d+: author is no field of a page/),
      expect.stringMatching(/^careers\.html:5:1: The text is missing/),
      'contact.html is the same page as contact.md: keep one of the two.',
      expect.stringMatching(/^privacy\.html:4:1: .*nests more than 100 elements/),
      `es/logo.png is no page; ${known}`,
      'es/terms.md: The text is not in UTF-8: save it in that encoding.',
      'img is no language; known are en, es, fr.',
    ]);
  });

  it('names links that lead nowhere and folders in the place of pages', async () => {
    folder = writePages({ 'es/about.md/x': 'x' });
    symlinkSync('nowhere.md', path.join(folder, 'terms.md'));
    const lines = String(await check(folder).catch((error: unknown) => error)).split('\n');
    expect(lines).toEqual([
      expect.stringContaining('terms.md is a link to a file that is not there.'),
      expect.stringMatching(/about\.md: The file cannot be read: .*EISDIR/),
    ]);
  });

  it.each(['none', 'file'])('names the setting where the folder is %s', async (name) => {
    folder = writePages({ file: 'x' });
    await expect(check(path.join(folder, name))).rejects.toThrow(SettingsError);
    await expect(check(path.join(folder, name))).rejects.toThrow(
      `PAGES_DIR takes a folder that can be read, but "${path.join(folder, name)}" cannot be: `,
    );
  });

  it('takes a folder by a path relative to the one of the site', async () => {
    folder = writePages({});
    mkdirSync(path.join(folder, 'en'));
    await expect(check(path.relative(process.cwd(), folder))).resolves.toBeUndefined();
  });
});
