import { expect, test } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getLargestBrand } from '../support/catalogue';
import { fetchPage, ORIGIN } from './fetch-page';

const t = getTranslator('en');

test('another way to write an address leads to it for good', async ({ request }) => {
  for (const [from, to] of [
    ['/coupons?page=1', '/coupons'],
    ['/coupons?page=1&category=travel', '/coupons?category=travel'],
    ['/deals?sort=az&page=1', '/deals?sort=az'],
    ['/search?q=lamp&page=1', '/search?q=lamp'],
    ['/blog?page=1', '/blog'],
    ['/categories/travel?tab=deals&page=1', '/categories/travel#deals'],
    // The default language has no second address.
    ['/en/coupons', '/coupons'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect.soft(response.status(), from).toBe(308);
    expect.soft(response.headers().location, from).toBe(to);
  }
});

test('the id of a brand leads to its name, with the whole query, in every language', async ({ request }) => {
  const { id, unique_name: name } = await getLargestBrand(request);
  for (const query of ['', '?coupon=1&utm_source=x', '?tab=deals&page=2'])
    for (const prefix of ['', '/fr']) {
      const from = `${prefix}/brands/${id}${query}`;
      const response = await request.get(from, { maxRedirects: 0 });
      expect.soft(response.status(), from).toBe(308);
      expect.soft(response.headers().location, from).toBe(`${prefix}/brands/${name}${query}`);
    }
});

test('what a brand or a list does not have keeps its name and the way back', async ({ request }) => {
  const brand = await getLargestBrand(request);
  for (const [path, name, href] of [
    [`/brands/${brand.unique_name}?coupon=99999999`, brand.name, `/brands/${brand.unique_name}`],
    [`/brands/${brand.unique_name}?tab=deals&page=999`, brand.name, `/brands/${brand.unique_name}#deals`],
    ['/coupons?page=9999', t('lists.coupons.title'), '/coupons'],
    ['/deals?sort=az&page=12345678', t('lists.deals.title'), '/deals?sort=az'],
    ['/brands?category=travel&page=9999', 'Travel', '/brands?category=travel'],
    ['/categories/travel?tab=coupons&page=9999', 'Travel', '/categories/travel#coupons'],
  ] as const) {
    const { status, head, html } = await fetchPage(path);
    expect.soft(status, path).toBe(404);
    expect.soft(head.titles.join(), path).toContain(name);
    expect.soft(head.metas.get('robots'), path).toEqual(['noindex, nofollow']);
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    expect.soft(main, path).toContain(`href="${href}"`);
    expect.soft(/<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1], path).toContain(name);
  }
});

test('search engines see one address of each page', async () => {
  for (const [path, canonical] of [
    ['/coupons?utm_source=x&utm_medium=y', '/coupons'],
    ['/coupons?page=2&gclid=x&category=travel', '/coupons?category=travel&page=2'],
    ['/brands/?fbclid=x', '/brands'],
    ['/blog?utm_campaign=x', '/blog'],
    ['/Deals?page=2', '/deals?page=2'],
    ['/ES/coupons', '/es/coupons'],
    ['/Fr', '/fr'],
    ['/search?msclkid=x&q=lamp', '/search?q=lamp'],
    ['/coupons?sort=az&category=travel', '/coupons?category=travel&sort=az'],
    // What names no page, no text and no category is the whole list.
    ['/coupons?page=abc', '/coupons'],
    ['/coupons?page=0', '/coupons'],
    ['/coupons?page=-1', '/coupons'],
    ['/coupons?q=%20', '/coupons'],
    ['/coupons?category=', '/coupons'],
  ] as const) {
    const { status, head } = await fetchPage(path);
    expect.soft(status, path).toBe(200);
    expect.soft(head.canonicals, path).toEqual([ORIGIN + canonical]);
    expect.soft(head.metas.get('robots'), path).toHaveLength(1);
  }
});

test('search engines may list what differs in more than its order or its choices', async () => {
  for (const [path, canonical, robots] of [
    ['/coupons?sort=az', '/coupons?sort=az', 'noindex, follow'],
    ['/coupons?sort=az&type=code', '/coupons?type=code&sort=az', 'noindex, follow'],
    ['/coupons?page=1&ending=soon', '/coupons?ending=soon', 'noindex, follow'],
    ['/coupons?sort=oldest', '/coupons', 'index, follow'],
    ['/deals?type=code', '/deals', 'index, follow'],
    ['/deals?letter=b&category=travel', '/deals?category=travel', 'index, follow'],
    ['/brands?letter=b', '/brands?letter=b', 'index, follow'],
    ['/brands?letter=b&page=2', '/brands?letter=b&page=2', 'index, follow'],
    ['/brands?letter=b&category=travel', '/brands?category=travel&letter=b', 'noindex, follow'],
    ['/brands?letter=B', '/brands', 'index, follow'],
    ['/brands?letter=bb', '/brands', 'index, follow'],
    ['/brands?sort=az&type=code', '/brands', 'index, follow'],
    ['/saved', '/saved', 'noindex, follow'],
  ] as const) {
    const { status, head } = await fetchPage(path);
    expect.soft(status, path).toBe(200);
    expect.soft(head.canonicals, path).toEqual([ORIGIN + canonical]);
    expect.soft(head.metas.get('robots'), path).toEqual([robots]);
  }
});

test('a search without a text has one address', async () => {
  for (const query of ['', '?page=2', '?q=%20&page=2']) {
    const { status, head } = await fetchPage(`/search${query}`);
    expect.soft(status, query).toBe(200);
    expect.soft(head.canonicals, query).toEqual([`${ORIGIN}/search`]);
    expect.soft(head.titles.join(), query).not.toMatch(/2/);
  }
});

test('a page of results that is not there says so where no path can carry the text', async () => {
  const { head } = await fetchPage('/search?q=50%25&page=99999');
  const list = t('search.headline', { query: '50%' });
  expect(head.titles.join()).toContain(t('errors.outOfRange.title', { list }));
  expect(head.metas.get('robots')).toEqual(['noindex, nofollow']);
  expect(head.canonicals).toEqual([]);
});

test('the page to unsubscribe stays out of search engines, whoever is named in its link', async () => {
  const { status, head } = await fetchPage('/unsubscribe?email=ana%40example.com');
  expect(status).toBe(200);
  expect(head.metas.get('robots')?.join()).toContain('noindex');
});

test('the service worker is checked for a new version each time', async ({ request }) => {
  const response = await request.get('/sw.js');
  expect(response.headers()['content-type']).toContain('text/javascript');
  expect(response.headers()['cache-control']).toBe('no-cache');
});
