/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { buildBannerUrl } from '@/lib/art/drawings/art-url';
import { buildFixtureLookups } from '@/lib/content/articles/check/testing/fixture-lookups';
import { parseSettings } from '@/lib/config/settings';
import { command, hasSiteFile, runArticleCheck, type ArticleCheckTools } from './article-check';
import type { OpenedLookups } from './support/open-lookups';
import { CommandError } from './support/command-error';
import { parseArguments } from './testing/parse-arguments';

const { catalogue, hasFile } = buildFixtureLookups();
const OPENED: OpenedLookups = { catalogue, obstacle: null, close: () => undefined };

async function run(files: Record<string, string>, opened: Partial<OpenedLookups> = {}) {
  const printed: string[] = [];
  const close = jest.fn();
  const tools: ArticleCheckTools = {
    readFile: async (file) => files[file] ?? '',
    openLookups: async () => ({ ...OPENED, close, ...opened }),
    hasFile,
    print: (line) => printed.push(line),
  };
  const exitCode = await runArticleCheck(Object.keys(files), parseSettings({}), tools);
  expect(close).toHaveBeenCalledTimes(1);
  return { exitCode, printed };
}

describe('runArticleCheck', () => {
  it.each([
    [{ 'a.md': 'Text' }, 'No problems found in 1 file.'],
    [{ 'a.md': '---\nsubtitle: x\n---\n# One', 'b.md': '' }, 'No problems found in 2 files.'],
  ])('is content with %j', async (files, summary) => {
    expect(await run(files)).toEqual({ exitCode: 0, printed: [summary] });
  });

  it('lists problems by file and line', async () => {
    expect(
      await run({ 'a.md': '---\na: b\n---\n[a](/brands/x)\n\n![](/icons/sun.svg)', 'b.md': '[a]()' }),
    ).toEqual({
      exitCode: 1,
      printed: [
        'a.md:4:1: There is no brand "x". Correct the address.',
        expect.stringContaining('a.md:6:1: This picture has no alt text'),
        expect.stringContaining('b.md:1:1: This link has no address'),
        '3 problems in 2 files.',
      ],
    });
  });

  it('lets warnings pass', async () => {
    expect(await run({ 'a.md': '# A\n\n## A' })).toEqual({
      exitCode: 0,
      printed: [
        'a.md:3:1: warning: The heading of line 1 has the same text: readers cannot tell them apart.',
        'No problems found in 1 file, 1 warning.',
      ],
    });
  });

  it('lets files that are checked together lead to each other, by the slugs they have', async () => {
    const files = { 'one.md': '[b](/blog/second)', 'two.md': '---\nslug: second\n---\n[a](/blog/one#x)' };
    expect(await run(files)).toMatchObject({ exitCode: 0 });
  });

  it('says what could not be checked', async () => {
    expect(await run({ 'a.md': '[a](/brands/x)' }, { catalogue: null, obstacle: 'It is down.' })).toEqual({
      exitCode: 0,
      printed: ['Links into the catalogue were not checked. It is down.', 'No problems found in 1 file.'],
    });
  });
});

describe('the arguments', () => {
  const parse = (args: string[]) => parseArguments(command, args, (files) => files);

  it('are each file once', async () => {
    expect(await parse(['a.md', 'b.md', 'a.md'])).toEqual(['a.md', 'b.md']);
  });

  it.each([
    [[], "Missing required argument 'file.md'."],
    [['a.md', '--fix'], 'Usage'],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run article:check');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

const [icon = ''] = readdirSync('public/icons');

describe('hasSiteFile', () => {
  it.each([
    `/icons/${icon}`,
    '/app-icons/192.png',
    '/app%2Dicons/192.png',
    buildBannerUrl('briefcase', 'a-desk'),
  ])('knows %s', (path) => {
    expect(hasSiteFile(path)).toBe(true);
  });

  it.each([
    '/',
    '/icons',
    '/icons/none.svg',
    '/../package.json',
    '/%2e%2e/package.json',
    '/icons%2f..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '/a%00b',
    '/%',
    '/art/none/none.svg',
    '/package.json',
  ])('does not know %s', (path) => {
    expect(hasSiteFile(path)).toBe(false);
  });
});
