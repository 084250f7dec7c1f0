import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { command, runArticle, type ArticleTools } from './article';
import { CommandError } from './support/command-error';
import { openCatalogue } from './support/embedded-catalogue';
import { parseArguments } from './testing/parse-arguments';

const NOW = new Date('2026-11-20T12:00:00Z');
const PUBLISHED = 'published_at: 2026-05-01\n';
const ADDRESS = '  http://localhost:3000/blog/guide';
const FOLLOWS = 'The running site at http://localhost:3000 follows already.';

function buildFile(lines = '', body = 'Text') {
  return `---\ntitle: Guide\ndescription: About it\n${lines}---\n\n${body}\n`;
}

describe('runArticle', () => {
  let folder: string;
  let printed: string[];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'article-command-'));
    printed = [];
    const { store } = openEmbeddedCatalogue(getSettings());
    await store.migrate();
    await store.write(async (writer) => {
      await writer.saveCategories([{ name: 'Travel', slug: 'travel', icon: 'airplane' }]);
      await writer.saveBrands([buildNewBrand({ uniqueName: 'lumera' })]);
      await writer.saveOffers([
        buildNewOffer({ kind: 'coupon', externalId: 'a', brandUniqueName: 'lumera', code: 'A' }),
        buildNewOffer({ kind: 'deal', externalId: 'b', brandUniqueName: 'lumera' }),
      ]);
    });
    store.close();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function getSettings(env = {}) {
    return parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db`, ...env });
  }

  type Options = { isDryRun?: boolean; env?: object; formerSlug?: string };

  function run(files: Record<string, string>, { isDryRun = false, env = {}, formerSlug }: Options = {}) {
    printed = [];
    const tools: ArticleTools = {
      readFile: async (file) => files[file] ?? '',
      openCatalogue,
      watch: {
        fetch: async () =>
          Response.json({ catalogue: identifyCatalogue(getSettings(env)), catalogueVersion: 99 }),
        sleep: () => Promise.reject(new Error('nothing to wait for')),
        clock: () => 0,
      },
      now: NOW,
      print: (line) => printed.push(line),
    };
    return runArticle({ files: Object.keys(files), isDryRun, formerSlug }, getSettings(env), tools);
  }

  async function getArticle(slug = 'guide') {
    const { source, store } = openEmbeddedCatalogue(getSettings());
    const article = await source.getArticleBySlug(slug);
    store.close();
    return article;
  }

  it('creates an article with everything around it, and waits for the site', async () => {
    const lines = `${PUBLISHED}category: travel\nbrand: lumera\ncoupons: [1]\ndeals: [2]\n`;
    expect(await run({ 'articles/guide.md': buildFile(lines) })).toBe(0);
    expect(printed).toEqual([`articles/guide.md: created, published 2026-05-01\n${ADDRESS}`, FOLLOWS]);
    expect(await getArticle()).toMatchObject({
      title: 'Guide',
      content: 'Text',
      category: { slug: 'travel' },
      brand: { uniqueName: 'lumera' },
      coupons: [{ id: 1 }],
      deals: [{ id: 2 }],
    });
  });

  it('says what an update changed, and nothing of what is the same', async () => {
    await run({ 'guide.md': buildFile(PUBLISHED) });
    expect(await run({ 'guide.md': buildFile(`${PUBLISHED}coupons: [1]\n`, 'Text\nMore') })).toBe(0);
    const report = `guide.md: updated, published 2026-05-01\n${ADDRESS}\n  coupons: none -> 1\n  text: +1 -0 lines`;
    expect(printed).toEqual([report, FOLLOWS]);
    await run({ 'guide.md': buildFile(`${PUBLISHED}coupons: [1]\n`, 'Text\nMore') });
    expect(printed).toEqual([`guide.md: unchanged, published 2026-05-01\n${ADDRESS}`]);
  });

  it('leads from the old address of a renamed one', async () => {
    await run({ 'guide.md': buildFile(PUBLISHED) });
    await run({ 'lamps.md': buildFile(PUBLISHED) }, { formerSlug: 'guide' });
    expect(printed[0]).toBe("/blog/guide leads to the article's new address from now on.");
    expect(await getArticle()).toMatchObject({ slug: 'lamps' });
    const renaming = run({ 'lights.md': buildFile(PUBLISHED) }, { formerSlug: 'nothing' });
    await expect(renaming).rejects.toThrow('There is no article "nothing".');
  });

  it('says how to publish and preview a draft, which no reader waits for', async () => {
    expect(await run({ 'guide.md': buildFile() })).toBe(0);
    const advice = [
      'To publish it, add published_at: 2026-11-20',
      'To see it before, run npm run preview-link -- guide',
    ];
    expect(printed).toEqual([['guide.md: created, a draft', ADDRESS.trim(), ...advice].join('\n  ')]);
    expect(await getArticle()).toBeNull();
  });

  it('says when a scheduled one comes', async () => {
    await run({ 'guide.md': buildFile('published_at: 2026-12-01\n') });
    expect(printed).toEqual([`guide.md: created, scheduled for 2026-12-01\n${ADDRESS}`]);
  });

  it('takes an article back whose date is gone, and says so', async () => {
    await run({ 'guide.md': buildFile(PUBLISHED) });
    await run({ 'guide.md': buildFile() });
    expect(printed[0]).toContain('updated, a draft');
    expect(printed[0]).toContain('The file has no published_at, so readers no longer find this article.');
    expect(printed[1]).toBe(FOLLOWS);
    expect(await getArticle()).toBeNull();
  });

  it('changes nothing in a dry run', async () => {
    expect(await run({ 'guide.md': buildFile(PUBLISHED) }, { isDryRun: true })).toBe(0);
    expect(printed).toEqual([expect.stringContaining('created'), 'A dry run: nothing was changed.']);
    expect(await getArticle()).toBeNull();
  });

  it('names everything that is wrong in every file, and changes nothing', async () => {
    const files = {
      'good.md': buildFile(PUBLISHED),
      'bad.md': buildFile('titel: x\ncategory: travl\ncoupons: [1, 2, 9]\n'),
      'text.md': 'Text',
    };
    await expect(run(files)).rejects.toThrow(
      [
        'bad.md:4:1: There is no field "titel". Did you mean "title"?',
        'bad.md:5:11: There is no category "travl". Did you mean "travel"?',
        'bad.md:6:14: 2 is no coupon but a deal: list it under deals.',
        'bad.md:6:17: There is no coupon 9: take the number from its address, as in ?coupon=123.',
        'text.md:1:1: The front matter is missing: begin with a line of ---, then title and description, then --- again.',
        '5 problems: nothing was changed.',
      ].join('\n'),
    );
    expect(await getArticle('good')).toBeNull();
  });

  it('refuses two files with one slug, and standard input without one', async () => {
    const files = { 'a/guide.md': buildFile(), 'b/guide.md': buildFile(), '-': buildFile() };
    await expect(run(files)).rejects.toThrow(
      /^b\/guide\.md:1:1: An earlier file has the slug "guide" too: .*\nstandard input:1:1: slug is missing: .*\n2 problems/,
    );
  });

  it('takes standard input with a slug', async () => {
    await run({ '-': buildFile(`${PUBLISHED}slug: guide\n`) });
    expect(printed[0]).toBe(`standard input: created, published 2026-05-01\n${ADDRESS}`);
  });

  it('warns of a picture that will not be shown', async () => {
    const file = buildFile('featured_image: https://cdn.example/a.jpg\n');
    await run({ 'guide.md': file }, { env: { IMAGE_HOSTS: 'cdn.example' } });
    expect(printed).toHaveLength(1);
    await run({ 'guide.md': file });
    expect(printed[1]).toContain('guide.md:4:17: warning: featured_image will not be shown: add cdn.example');
  });

  it('refuses to write where the site does not look', async () => {
    const env = { API_BASE_URL: 'https://api.example' };
    await expect(run({ 'guide.md': buildFile() }, { env })).rejects.toThrow('API_BASE_URL is set');
  });
});

describe('the arguments', () => {
  const parse = (args: string[]) =>
    parseArguments(command, args, (files, { dryRun = false }) => ({ files, isDryRun: dryRun }));

  it.each([
    [['a.md'], ['a.md'], false],
    [['-'], ['-'], false],
    [['a.md', 'b.md', '--dry-run'], ['a.md', 'b.md'], true],
  ])('of %j', async (args, files, isDryRun) => {
    expect(await parse(args)).toEqual({ files, isDryRun });
  });

  it.each([
    [[], "Missing required argument 'file.md'."],
    [['a.md', 'a.md'], '"a.md" is named twice.'],
    [['a.md', '--dryrun'], "Unknown option '--dryrun'. (Did you mean --dry-run?)"],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run article');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
