import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBannerUrl } from '@/lib/art/drawings';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { buildFixtureLookups } from '@/lib/content/articles/check/testing/fixture-lookups';
import {
  command,
  hasSiteFile,
  openLookups,
  runArticleCheck,
  type ArticleCheckTools,
  type OpenedLookups,
} from './article-check';
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

const folder = mkdtempSync(path.join(os.tmpdir(), 'open-lookups-'));

afterAll(() => rmSync(folder, { recursive: true }));

function getSettings(file: string, env = {}) {
  return parseSettings({ DATABASE_URL: `file:${path.join(folder, file)}`, ...env });
}

describe('openLookups', () => {
  it('asks the embedded catalogue', async () => {
    const settings = getSettings('filled.db');
    const { store } = openEmbeddedCatalogue(settings);
    await store.migrate();
    await store.write(async (writer) => {
      await writer.saveCategories([{ name: 'Travel', slug: 'travel', icon: 'airplane' }]);
      await writer.saveBrands([buildNewBrand({ uniqueName: 'lumera', name: 'Lumera' })]);
      await writer.saveOffers([
        buildNewOffer({ kind: 'coupon', externalId: 'a', brandUniqueName: 'lumera' }),
      ]);
      await writer.saveArticles([buildNewArticle({ slug: 'old', publishedAt: '2020-01-01' })]);
    });
    store.close();

    const { catalogue, obstacle, close } = await openLookups(settings);
    expect(obstacle).toBeNull();
    expect(catalogue?.categorySlugs).toEqual(['travel']);
    expect(await catalogue?.getBrand('lumera')).toMatchObject({ id: 1 });
    expect(await catalogue?.getBrand('lumerra')).toBeNull();
    expect(await catalogue?.suggestBrand('lumerra')).toBe(' Did you mean "lumera"?');
    expect(await catalogue?.findOffer({ kind: 'coupon', id: 1, brandKey: 'lumera' })).toMatchObject({
      brandId: 1,
    });
    expect(await catalogue?.findOffer({ kind: 'deal', id: 1, brandKey: 'lumera' })).toBeNull();
    expect(await catalogue?.hasArticle('old')).toBe(true);
    expect(await catalogue?.hasArticle('new')).toBe(false);
    close();
  });

  it('knows the file by every address that opens it', async () => {
    const { store } = openEmbeddedCatalogue(getSettings('local.db'));
    await store.migrate();
    store.close();
    const opened = await openLookups(
      parseSettings({ DATABASE_URL: `file://localhost${path.join(folder, 'local.db')}` }),
    );
    expect(opened.obstacle).toBeNull();
    opened.close();
  });

  it('makes no database where there is none', async () => {
    const { catalogue, obstacle } = await openLookups(getSettings('none.db'));
    expect(catalogue).toBeNull();
    expect(obstacle).toContain('none.db yet: npm start makes one.');
    expect(existsSync(path.join(folder, 'none.db'))).toBe(false);
  });

  it('says what is wrong with one that cannot be read', async () => {
    writeFileSync(path.join(folder, 'broken.db'), 'no database at all, '.repeat(100));
    const { catalogue, obstacle } = await openLookups(getSettings('broken.db'));
    expect(catalogue).toBeNull();
    expect(obstacle).toContain('broken.db: it is no intact database');
  });

  it('says that an API host does not respond', async () => {
    const settings = getSettings('filled.db', { API_BASE_URL: 'http://127.0.0.1:9' });
    const { catalogue, obstacle } = await openLookups(settings);
    expect(catalogue).toBeNull();
    expect(obstacle).toMatch(/^http:\/\/127\.0\.0\.1:9 does not respond as it should: .+/);
  });
});
