import { expect, test } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { LOCALES, SPOKEN_LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/url/paths';
import type { Head } from '../support/read-head';
import { expectNoEnglish, readVisible } from './english';
import { fetchPage, ORIGIN, type FetchedPage } from './fetch-page';
import { listMissingPages, listPageKinds, type PageKind } from './page-kinds';
import { checkHtml, hasJava } from './check-html';

/*
 * Every kind of page in every language, as the server sends it. Each page is fetched once: all tests of this file run
 * in one worker and look at the same responses.
 */
test.describe.configure({ mode: 'default' });

/** Exactly one of each on every page. */
const NAMES = [
  ...['description', 'keywords', 'robots', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:type'],
  ...['og:locale', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
];
/**
 * KiB of HTML before compression, a twentieth more than docs/performance.md says: what grows beyond it sends something
 * twice.
 */
const MOST_KIB = {
  ...{ home: 118, coupons: 77, deals: 81, brands: 49, 'a category': 125, categories: 39 },
  ...{ 'another search': 114, blog: 64, about: 34 },
};

const OTHERS = SPOKEN_LOCALES.filter((locale) => locale !== 'en');

/** Its title and text are the editors' own, in one language, with headings of any level. */
const isEdited = ({ ogType }: PageKind) => ogType === 'article';

let kinds: [string, PageKind][] = [];

test.beforeAll(async ({ request }) => {
  kinds = await listPageKinds(request);
});

function fetchKind(locale: Locale, { path }: PageKind): Promise<FetchedPage> {
  return fetchPage(localizePath(locale, path));
}

function expectLanguage({ path, html }: FetchedPage, locale: Locale): void {
  expect.soft(html, path).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
}

function expectHead({ path, head }: FetchedPage, kind: PageKind): void {
  const { robots = 'index, follow', linked = [], ogType = 'website', isOffer = false } = kind;
  const own = new URL(path, ORIGIN).href;
  expect.soft(head.titles, path).toHaveLength(1);
  const canonical = isOffer ? own.replace(/\?.*/, '') : own;
  expect
    .soft(
      head.canonicals.map((href) => new URL(href).href),
      path,
    )
    .toEqual([canonical]);
  const counts = NAMES.map((key) => [key, head.metas.get(key)?.length ?? 0]);
  expect.soft(counts, path).toEqual(NAMES.map((key) => [key, 1]));
  for (const key of NAMES) expect.soft(head.metas.get(key)?.[0], `${key} of ${path}`).not.toBe('');

  expect.soft(head.metas.get('robots'), path).toEqual([robots]);
  expect.soft(head.metas.get('og:type'), path).toEqual([ogType]);
  if (!isOffer) expect.soft(head.metas.get('og:title'), path).toEqual(head.titles);
  expect.soft(head.metas.get('twitter:title'), path).toEqual(head.metas.get('og:title'));
  expect.soft(new URL(head.metas.get('og:url')?.[0] ?? '').href, path).toBe(own);
  const length = head.metas.get('description')?.[0]?.length;
  expect.soft(length, path).toBeGreaterThanOrEqual(50);
  expect.soft(length, path).toBeLessThanOrEqual(160);
  expect
    .soft(
      head.linked.map((item) => item['@type']),
      path,
    )
    .toEqual(linked);
}

test('no kind of page has grown', async () => {
  for (const [name, most] of Object.entries(MOST_KIB)) {
    const kind = kinds.find(([known]) => known === name)?.[1];
    const { html = '' } = (kind && (await fetchKind('en', kind))) ?? {};
    expect.soft(html, name).toMatch(/<\/html>$/);
    expect.soft(Buffer.byteLength(html) / 1024, name).toBeLessThanOrEqual(most);
  }
});

for (const locale of SPOKEN_LOCALES) {
  test(`every page in ${locale} has status 200, its language, and says each thing once`, async () => {
    for (const [, kind] of kinds) {
      const page = await fetchKind(locale, kind);
      expect.soft(page.status, page.path).toBe(200);
      expectLanguage(page, locale);
      expectHead(page, kind);
      if (!isEdited(kind)) expect.soft(page.html.match(/<h1[ >]/g), page.path).toHaveLength(1);
    }
  });

  test(`pages in ${locale} differ in title and description from kind to kind`, async () => {
    const own = kinds.filter(([, { isOffer = false }]) => !isOffer);
    const heads = await Promise.all(own.map(async ([, kind]) => (await fetchKind(locale, kind)).head));
    for (const texts of [
      heads.map(({ titles }) => titles[0]),
      heads.map(({ metas }) => metas.get('description')?.[0]),
    ]) {
      expect.soft(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test(`an address in ${locale} where nothing is says so with status 404, complete and in its language`, async () => {
    for (const [address, title] of listMissingPages(locale)) {
      const page = await fetchPage(localizePath(locale, address));
      const { path, status, html, head } = page;
      expect.soft(status, path).toBe(404);
      expectLanguage(page, locale);
      expect.soft(head.titles, path).toEqual([`${title} - Clipmint`]);
      expect.soft(head.canonicals, path).toEqual([]);
      expect.soft(head.metas.get('robots'), path).toEqual(['noindex, nofollow']);
      expect.soft(head.linked, path).toEqual([]);
      expect.soft(readVisible(html), path).toMatch(new RegExp(`<h1[^>]*>${title}`));
      expectNoEnglish(html, locale, path);
    }
  });
}

test('each page is a page of its own in every language', async () => {
  for (const [, kind] of kinds) {
    if (isEdited(kind)) continue;
    const pages = await Promise.all(SPOKEN_LOCALES.map((locale) => fetchKind(locale, kind)));
    const names = pages.map(({ head }) => `${head.titles.join()} ${head.metas.get('description')?.join()}`);
    expect.soft(new Set(names).size, kind.path).toBe(SPOKEN_LOCALES.length);
  }
});

for (const locale of OTHERS) {
  test(`pages in ${locale} have no English left`, async () => {
    for (const [, kind] of kinds) {
      if (isEdited(kind)) continue;
      const { path, html } = await fetchKind(locale, kind);
      expectNoEnglish(html, locale, path);
    }
  });
}

test('every language names the others, itself and the default one, where search engines may list a page', async () => {
  for (const [, kind] of kinds) {
    const heads = await Promise.all(
      SPOKEN_LOCALES.map(async (locale) => (await fetchKind(locale, kind)).head),
    );
    const [first] = heads;
    if (kind.robots?.startsWith('noindex')) {
      for (const { alternates } of heads) expect.soft(alternates.size, kind.path).toBe(0);
    } else {
      expectAlternates(heads, kind.path);
      expect.soft(first?.alternates.get('x-default'), kind.path).toBe(first?.alternates.get('en'));
    }
  }
});

function expectAlternates(heads: Head[], path: string): void {
  const [first] = heads;
  expect
    .soft([...(first?.alternates.keys() ?? [])].sort(), path)
    .toEqual([...SPOKEN_LOCALES, 'x-default'].sort());
  for (const [index, locale] of SPOKEN_LOCALES.entries()) {
    expect.soft(heads[index]?.alternates, path).toEqual(first?.alternates);
    expect.soft(heads[index]?.canonicals, path).toEqual([first?.alternates.get(locale)]);
    expect.soft(heads[index]?.metas.get('og:locale:alternate'), path).toHaveLength(LOCALES.length - 1);
  }
}

test('the cookie banner is not in the HTML that crawlers read', async () => {
  const t = getTranslator('en');
  const { html } = await fetchPage('/coupons');
  expect(html).not.toContain(t('consent.title'));
  expect(html).not.toContain(t('consent.accept'));
});

test('the addresses of the languages are those of this site', async () => {
  const { head } = await fetchPage('/coupons?page=2');
  expect(Object.fromEntries(head.alternates)).toEqual(
    Object.fromEntries([
      ...SPOKEN_LOCALES.map((locale) => [locale, ORIGIN + localizePath(locale, '/coupons?page=2')]),
      ['x-default', `${ORIGIN}/coupons?page=2`],
    ]),
  );
});

test('the W3C checker finds no error in any page', async ({}, testInfo) => {
  test.skip(!hasJava(), 'The checker (vnu-jar) needs Java, and there is none: no page was checked.');
  test.slow();
  const paths = [...kinds.map(([, { path }]) => path), ...listMissingPages('en').map(([path]) => path)];
  const pages = await Promise.all(
    SPOKEN_LOCALES.flatMap((locale) => paths.map((path) => fetchPage(localizePath(locale, path)))),
  );
  expect(await checkHtml(pages, testInfo.outputPath('pages'))).toEqual([]);
});
