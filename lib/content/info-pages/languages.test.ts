import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { INFO_PAGE_NAMES, localizePath, type InfoPageName } from '@/lib/url/paths';

function readPage(locale: Locale, name: InfoPageName): string {
  return readFileSync(path.join(__dirname, 'content', locale, `${name}.md`), 'utf8');
}

/** All matches of a pattern in a text, as often as they stand there. */
function list(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole).sort();
}

/** The pages of the site that a text links to, by Markdown or HTML. */
const listLinks = (text: string) => list(text, /(?:\]\(|href=")(\/[^)"#?]*)/g);

const OTHERS = LOCALES.filter((locale) => locale !== 'en');

describe.each(OTHERS)('the static pages in %s', (locale) => {
  it.each(INFO_PAGE_NAMES)('%s has the parts of the English one, in words of its own', (name) => {
    const english = readPage('en', name);
    const text = readPage(locale, name);
    for (const pattern of [/^## /gm, /^\|/gm, /^- /gm, /^<dt>/gm, /\{\w+\}/g]) {
      expect(list(text, pattern)).toEqual(list(english, pattern));
    }
    expect(text).toMatch(/^---\ntitle: .+\nsubtitle: .+\n---\n/);
    expect(text.split('\n')[2]).not.toBe(english.split('\n')[2]);
  });

  it.each(INFO_PAGE_NAMES)('%s leads to pages of its language', (name) => {
    const expected = listLinks(readPage('en', name)).map((href) => localizePath(locale, href));
    expect(listLinks(readPage(locale, name))).toEqual(expected.sort());
  });
});

it.each(OTHERS)('the page about cookies in %s names what the English one names', (locale) => {
  const listNames = (text: string) => [...new Set(list(text, /`([^`]+)`/g))];
  expect(listNames(readPage(locale, 'cookies'))).toEqual(listNames(readPage('en', 'cookies')));
});
