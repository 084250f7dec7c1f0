import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildNewArticle } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { verifyPreview } from '@/lib/content/preview/preview-token';
import { command, formatLocalMoment, runPreviewLink } from './preview-link';
import { CommandError } from './support/command-error';
import { openCatalogue, readCatalogue } from './support/embedded-catalogue';
import { parseArguments } from './testing/parse-arguments';

const PREVIEW_SECRET = 'a secret of at least 32 characters';
const NOW = new Date();
const TOMORROW = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-link-'));
const variables = { DATABASE_URL: `file:${folder}/catalogue.db`, SITE_URL: 'https://deals.example' };
let printed: string[];

beforeAll(async () => {
  const { store } = await openCatalogue(parseSettings(variables));
  await store.migrate();
  await store.write((writer) =>
    writer.saveArticles([
      buildNewArticle({ slug: 'a-draft' }),
      buildNewArticle({ slug: 'tomorrow', publishedAt: TOMORROW.toISOString() }),
      buildNewArticle({ slug: 'published', publishedAt: '2026-01-01' }),
    ]),
  );
  store.close();
  writeFileSync(path.join(folder, 'broken.db'), 'no database '.repeat(1000));
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(slug: string, env: Record<string, string> = {}, hours = 24, site?: string) {
  printed = [];
  const settings = parseSettings({ ...variables, PREVIEW_SECRET, ...env });
  const print = (line: string) => void printed.push(line);
  return runPreviewLink({ slug, hours, locale: 'en', site }, settings, { readCatalogue, now: NOW, print });
}

it('prints a link to a draft, and until when it is good', async () => {
  expect(await run('a-draft')).toBe(0);
  const [state, link = '', end] = printed;
  expect(state).toBe('"a-draft" is not published. This link shows it:');
  expect(link).toMatch(/^https:\/\/deals\.example\/api\/preview\?slug=a-draft&/);
  const check = verifyPreview(new URL(link).searchParams, PREVIEW_SECRET, NOW);
  expect(check).toMatchObject({ status: 'valid', slug: 'a-draft' });
  const expiresAt = 'expiresAt' in check ? check.expiresAt : NOW;
  expect(expiresAt.getTime()).toBe(Math.floor(TOMORROW.getTime() / 1000) * 1000);
  expect(end).toBe(`Good for 24 hours, until ${formatLocalMoment(expiresAt)}, for whoever has the link.`);
});

it('prints a link to a site that is deployed elsewhere', async () => {
  const parse = (address: string) =>
    parseArguments(command, ['a-draft', '--site', address], (_, { site }) => site ?? '');
  const site = await parse('https://deploy-7.preview.example/');
  await expect(parse('https://preview.example/blog')).rejects.toThrow(/--site is/);
  expect(site).toBe('https://deploy-7.preview.example');
  expect(await run('a-draft', {}, 24, site)).toBe(0);
  expect(printed[1]).toMatch(/^https:\/\/deploy-7\.preview\.example\/api\/preview\?slug=a-draft&/);
});

it('says when an article will be published', async () => {
  expect(await run('tomorrow', {}, 1)).toBe(0);
  expect(printed[0]).toBe(
    `"tomorrow" is scheduled for ${formatLocalMoment(TOMORROW)}. Until then this link shows it:`,
  );
  expect(printed[2]).toMatch(/^Good for an hour, until /);
});

it('names the public address of a published article', async () => {
  expect(await run('published')).toBe(0);
  expect(printed).toEqual([
    '"published" is published, so it needs no link: https://deals.example/blog/published',
  ]);
});

it.each<[string, string, Record<string, string>, string]>([
  ['without a secret', 'a-draft', { PREVIEW_SECRET: '' }, 'openssl rand -hex 32'],
  ['of an article that is not there', 'a-daft', {}, `There is no article "a-daft" in file:${folder}`],
  [
    'where the catalogue is broken',
    'a-draft',
    { DATABASE_URL: `file:${folder}/broken.db` },
    'it is no intact database',
  ],
])('prints no link %s, and says what to do', async (_, slug, env, message) => {
  await expect(run(slug, env)).rejects.toThrow(CommandError);
  await expect(run(slug, env)).rejects.toThrow(message);
  expect(printed).toEqual([]);
});

it('names the API host that returns no such article', async () => {
  const settings = parseSettings({ PREVIEW_SECRET, API_BASE_URL: 'https://api.example' });
  const source = { getArticleDraft: async () => null, getArticleBySlug: async () => null };
  const tools = {
    readCatalogue: <T>(_: unknown, read: (from: typeof source) => Promise<T>) => read(source),
    now: NOW,
    print: jest.fn(),
  };
  await expect(runPreviewLink({ slug: 'a', hours: 1, locale: 'en' }, settings, tools)).rejects.toThrow(
    'https://api.example returns no article "a"',
  );
});

describe('the arguments', () => {
  const parse = (args: string[]) =>
    parseArguments(command, args, (slug, { hours, locale }) => ({ slug, hours, locale }));

  it.each([
    [['a-draft'], { slug: 'a-draft', hours: 24, locale: 'en' }],
    [[' a-draft ', '--hours', '1'], { slug: 'a-draft', hours: 1, locale: 'en' }],
    [['--hours=720', 'a-draft', '--locale', 'en'], { slug: 'a-draft', hours: 720, locale: 'en' }],
  ])('of %j', async (args, expected) => {
    expect(await parse(args)).toEqual(expected);
  });

  it.each([
    [[], "Missing required argument 'slug'."],
    [[' '], 'Name the slug of an article.'],
    [['a', 'b', 'c'], 'Too many arguments. Expected 1 argument but got 3.'],
    [['a', '--hours', '0'], '--hours is "0", but takes a whole number from 1 to 720.'],
    [['a', '--hours', '721'], '--hours is "721"'],
    [['a', '--hours', '1.5'], '--hours is "1.5"'],
    [['a', '--hours', ''], '--hours is ""'],
    [['a', '--hours', 'NaN'], '--hours is "NaN"'],
    [['a', '--locale', 'de'], '--locale is "de", which is no language of the site.'],
    [['a', '--days', '2'], 'Usage:'],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run preview-link');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

describe('formatLocalMoment', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [0, '2026-11-21T12:00+00:00'],
    [-60, '2026-11-21T13:00+01:00'],
    [-345, '2026-11-21T17:45+05:45'],
    [210, '2026-11-21T08:30-03:30'],
    [720, '2026-11-21T00:00-12:00'],
  ])('where the clock is %d minutes behind UTC', (offset, expected) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const text = formatLocalMoment(new Date('2026-11-21T12:00:59Z'));
    expect(text).toBe(expected);
    expect(Date.parse(text)).toBe(Date.parse('2026-11-21T12:00:00Z'));
  });
});
