import { decodeHTML } from 'entities';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { getMessages, getTranslator, type Locale, SPOKEN_LOCALES } from '@/lib/i18n';
import { listTexts } from '@/lib/i18n/testing/list-texts';
import { buildOfferHref, INFO_PAGE_NAMES, localizePath } from '@/lib/url/paths';
import { getFirstCoupon, getLargestBrand } from './support/catalogue';
import { readHead } from './support/read-head';

// What the server sends, without a browser.

const OTHERS = SPOKEN_LOCALES.filter((locale) => locale !== 'en');

/** Pages whose head is the interface's own, not the catalogue's. */
const PAGES = [
  '/',
  '/coupons',
  '/coupons?category=travel&page=2',
  '/coupons?type=no-code&sort=az',
  '/coupons?q=zzzzqqqq',
  '/deals',
  '/brands',
  '/brands?letter=b',
  '/categories',
  '/categories/travel',
  '/search',
  '/search?q=shoes',
  '/blog',
  '/saved',
  '/unsubscribe',
  ...INFO_PAGE_NAMES.map((name) => `/${name}`),
];

async function getHtml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}

/** What a reader, or a screen reader, finds in a page: all text and attributes, without scripts and styles. */
function readVisible(html: string): string {
  return decodeHTML(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll('<!-- -->', ''));
}

/** On every home page, hidden: it offers English to those who chose it before. */
const OFFER_OF_ENGLISH = 'layout.language.offer';

/** English sentences of the interface that another language says in other words. */
function listEnglish(locale: Locale): string[] {
  const texts = new Map(listTexts(getMessages(locale)));
  return listTexts(getMessages('en'))
    .filter(([key]) => key !== OFFER_OF_ENGLISH)
    .filter(([key, text]) => !/[{<]/.test(text) && text.split(' ').length > 2 && texts.get(key) !== text)
    .map(([, text]) => text);
}

for (const path of PAGES) {
  test(`${path} is a page of its own in every language`, async ({ request }) => {
    const names = new Set<string>();
    for (const locale of SPOKEN_LOCALES) {
      const html = await getHtml(request, localizePath(locale, path));
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
      const { titles, metas } = readHead(html);
      names.add(`${titles.join()} ${metas.get('description')?.join()}`);
    }
    expect(names.size).toBe(SPOKEN_LOCALES.length);
  });

  for (const locale of OTHERS) {
    test(`${path} in ${locale} has no English left`, async ({ request }) => {
      const visible = readVisible(await getHtml(request, localizePath(locale, path)));
      expect(listEnglish(locale).filter((text) => visible.includes(text))).toEqual([]);
    });
  }
}

for (const locale of OTHERS) {
  test(`what the catalogue says stays as it came in ${locale}, and the page around it does not`, async ({
    request,
  }) => {
    const t = getTranslator(locale);
    const coupon = await getFirstCoupon(request);
    const offer = buildOfferHref(locale, coupon.brand.unique_name, { kind: 'coupon', id: coupon.id });
    const visible = readVisible(await getHtml(request, offer));
    expect(visible).toContain(coupon.name);
    expect(visible).toContain(t('offer.panel.code'));
    expect(listEnglish(locale).filter((text) => visible.includes(text))).toEqual([]);

    const blog = await getHtml(request, localizePath(locale, '/blog'));
    const [article = ''] = new RegExp(`/${locale}/blog/[\\w-]+`).exec(blog) ?? [];
    const html = await getHtml(request, article);
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
    expect(readVisible(html)).toContain(t('layout.footer.legal'));
  });
}

test('every language names the others, itself and the default one', async ({ request }) => {
  const { unique_name } = await getLargestBrand(request);
  for (const path of [
    '/',
    '/deals',
    '/coupons?page=2',
    '/categories/travel',
    '/about',
    `/brands/${unique_name}`,
  ]) {
    const heads = await Promise.all(
      SPOKEN_LOCALES.map(async (locale) => readHead(await getHtml(request, localizePath(locale, path)))),
    );
    const [first] = heads;
    expect([...(first?.alternates.keys() ?? [])].sort()).toEqual([...SPOKEN_LOCALES, 'x-default'].sort());
    for (const [index, locale] of SPOKEN_LOCALES.entries()) {
      expect(heads[index]?.alternates).toEqual(first?.alternates);
      expect(heads[index]?.canonicals).toEqual([first?.alternates.get(locale)]);
    }
    expect(first?.alternates.get('x-default')).toBe(first?.alternates.get('en'));
  }
});

test('a page that search engines may not list names no other languages', async ({ request }) => {
  for (const path of ['/es/search?q=shoes', '/fr/coupons?sort=az', '/es/saved']) {
    expect(readHead(await getHtml(request, path)).alternates.size).toBe(0);
  }
});

for (const locale of OTHERS) {
  for (const path of ['/nope', '/brands/no-such-brand', '/brands/%ZZ', '/coupons?page=99999']) {
    test(`${path} in ${locale} is a complete page of that language with status 404`, async ({ request }) => {
      const t = getTranslator(locale);
      const response = await request.get(localizePath(locale, path));
      expect(response.status()).toBe(404);
      const html = await response.text();
      const title = path.endsWith('brand') ? t('brand.notFound.title') : t('errors.pageNotFound.title');
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
      expect(readHead(html).titles.join()).toMatch(
        new RegExp(`^(${title}|${t('errors.pageNotFound.title')}) - [^,]+$`),
      );
      const visible = readVisible(html);
      expect(visible).toMatch(new RegExp(`<h1[^>]*>${title}`));
      expect(visible).toContain(t('layout.footer.legal'));
      expect(listEnglish(locale).filter((text) => visible.includes(text))).toEqual([]);
    });
  }
}

test('a browser that prefers another language is not sent there', async ({ request }) => {
  const headers = { 'Accept-Language': 'es-ES,es;q=0.9' };
  const response = await request.get('/', { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/<html [^>]*lang="en"/);
});
