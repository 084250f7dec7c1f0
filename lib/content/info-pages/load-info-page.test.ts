import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadInfoPage, reportOnce } from './load-info-page';
import { writePages } from './testing/write-pages';

const SETTINGS = { siteName: 'A & B', siteUrl: 'https://deals.example', contactEmail: undefined };
const PROJECT_TITLE = 'About us';

function buildPage(title: string, text = 'Text'): string {
  return `---\ntitle: ${title}\n---\n\n${text}\n`;
}

const folders: string[] = [];
function write(files: Parameters<typeof writePages>[0]): string {
  const folder = writePages(files);
  folders.push(folder);
  return folder;
}

const load = (pagesDir: string, locale: 'en' | 'es' = 'en') =>
  loadInfoPage('about', locale, { ...SETTINGS, pagesDir });

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  log.mockRestore();
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

describe("an operator's pages", () => {
  const COMMON = { 'about.md': buildPage('Common') };
  const SPANISH = { 'es/about.html': buildPage('Spanish') };

  it.each([
    ['a file for every language', COMMON, 'en', 'Common'],
    ['a file for every language', COMMON, 'es', 'Common'],
    ['the file of the language first', { ...COMMON, ...SPANISH }, 'es', 'Spanish'],
    ['no file of another language', SPANISH, 'en', PROJECT_TITLE],
    ['no file of another page', { 'terms.md': buildPage('Terms') }, 'en', PROJECT_TITLE],
  ] as const)('are taken from %s (%j, %s)', async (_, files, locale, title) => {
    expect((await load(write(files), locale)).title).toBe(title);
    expect(log).not.toHaveBeenCalled();
  });

  it('have the facts of the site filled in, in Markdown, HTML and front matter', async () => {
    const text = '{siteName} [Write](mailto:{contactEmail}) <b title="{siteName}">{siteHost}</b>';
    for (const name of ['about.md', 'about.html']) {
      const page = await load(write({ [name]: buildPage('About {siteName}', text) }));
      expect(page.title).toBe('About A & B');
      const html = renderToStaticMarkup(page.body);
      expect(html).toContain('A &amp; B');
      expect(html).toContain('mailto:support@deals.example');
      expect(html).toContain('<b title="A &amp; B">deals.example</b>');
    }
  });

  it('are sanitised', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:x">y</a>';
    for (const name of ['about.md', 'about.html']) {
      const { body } = await load(write({ [name]: buildPage('A', hostile) }));
      expect(renderToStaticMarkup(body)).not.toMatch(/script|onerror/);
    }
  });

  it('show a change at the next reading', async () => {
    const folder = write(COMMON);
    await load(folder);
    writeFileSync(path.join(folder, 'about.md'), buildPage('Changed'));
    expect((await load(folder)).title).toBe('Changed');
    rmSync(path.join(folder, 'about.md'));
    expect((await load(folder)).title).toBe(PROJECT_TITLE);
    expect(log).not.toHaveBeenCalled();
  });
});

describe("an operator's page that has become wrong", () => {
  it('gives way to the next, and the log says why, once', async () => {
    const folder = write({ 'about.md': '# no front matter' });
    expect((await load(folder)).title).toBe(PROJECT_TITLE);
    await load(folder);
    expect(log.mock.calls).toEqual([
      [expect.stringContaining(`${path.join(folder, 'about.md')}:1:1: The front matter is missing`)],
    ]);
  });

  it('gives way to the file for every language', async () => {
    const folder = write({ 'about.md': buildPage('Common'), 'es/about.md': 'wrong' });
    expect((await load(folder, 'es')).title).toBe('Common');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('does so where the whole folder is gone', async () => {
    const folder = write({ 'about.md': buildPage('Common') });
    rmSync(folder, { recursive: true });
    expect((await load(folder)).title).toBe(PROJECT_TITLE);
    expect((await load(folder)).title).toBe(PROJECT_TITLE);
    expect(log.mock.calls).toEqual([[expect.stringContaining('PAGES_DIR takes a folder that can be read')]]);
  });
});

it('says a thing once, another at once, and the first again after all was well', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const problem of ['wrong', 'wrong', 'worse', 'worse', null, null, 'worse']) {
    reportOnce('about.md', problem);
  }
  reportOnce('terms.md', 'worse');
  expect(log.mock.calls.flat()).toEqual(['wrong', 'worse', 'worse', 'worse']);
  log.mockRestore();
});
