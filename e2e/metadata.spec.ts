import { expect, test, type APIRequestContext } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { LOCALES, SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { buildBrandHref, buildOfferHref, localizePath } from '@/lib/url/paths';
import { getFirstArticlePath, getFirstCoupon, getLargestBrand } from './support/catalogue';
import { readHead, type Head } from './support/read-head';

const t = getTranslator('en');

type Kind = {
  /** Without the prefix of a language. */
  path: string | ((request: APIRequestContext) => Promise<string>);
  robots?: 'index, follow' | 'noindex, follow';
  linked?: string[];
  ogType?: 'website' | 'article';
};

async function getBrandPath(request: APIRequestContext): Promise<string> {
  return buildBrandHref('en', (await getLargestBrand(request)).unique_name);
}

const KINDS: Record<string, Kind> = {
  home: { path: '/', linked: ['Organization', 'WebSite'] },
  brands: { path: '/brands' },
  'brands, page 2': { path: '/brands?page=2' },
  'brands of a letter': { path: '/brands?letter=b' },
  'brands of a category': { path: '/brands?category=travel' },
  coupons: { path: '/coupons', linked: ['ItemList'] },
  'coupons, page 2': { path: '/coupons?page=2', linked: ['ItemList'] },
  'coupons of a category': { path: '/coupons?category=travel', linked: ['ItemList'] },
  'coupons with a text': { path: '/coupons?q=lamp', robots: 'noindex, follow' },
  'coupons in another order': { path: '/coupons?sort=az', robots: 'noindex, follow' },
  'coupons with a code': { path: '/coupons?type=code', robots: 'noindex, follow' },
  deals: { path: '/deals', linked: ['ItemList'] },
  'a brand': { path: getBrandPath, linked: ['BreadcrumbList', 'ItemList'] },
  'a brand, page 2': {
    path: async (request) => `${await getBrandPath(request)}?tab=coupons&page=2`,
    linked: ['BreadcrumbList', 'ItemList'],
  },
  categories: { path: '/categories' },
  'a category': { path: '/categories/travel', linked: ['BreadcrumbList', 'ItemList'] },
  'a category, deals, page 2': {
    path: '/categories/travel?tab=deals&page=2',
    robots: 'noindex, follow',
    linked: ['BreadcrumbList', 'ItemList'],
  },
  blog: { path: '/blog' },
  'an article': { path: getFirstArticlePath, linked: ['BreadcrumbList', 'BlogPosting'], ogType: 'article' },
  search: { path: '/search', robots: 'noindex, follow' },
  'a search': { path: '/search?q=lamp', robots: 'noindex, follow' },
  'a search that no path can carry': { path: '/search?q=50%25', robots: 'noindex, follow' },
  saved: { path: '/saved', robots: 'noindex, follow' },
  unsubscribe: { path: '/unsubscribe', robots: 'noindex, follow' },
  ...Object.fromEntries(
    ['about', 'contact', 'privacy', 'terms', 'careers', 'cookies'].map((name) => [
      name,
      { path: `/${name}`, linked: ['BreadcrumbList'] },
    ]),
  ),
};

/** Exactly one of each on every page. */
const NAMES = [
  ...['description', 'keywords', 'robots', 'og:title', 'og:description', 'og:url', 'og:site_name', 'og:type'],
  ...['og:locale', 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
];

async function getHead(request: APIRequestContext, path: string, status = 200): Promise<Head> {
  const response = await request.get(path);
  expect(response.status()).toBe(status);
  return readHead(await response.text());
}

function getPath({ path }: Kind, request: APIRequestContext): Promise<string> {
  return typeof path === 'string' ? Promise.resolve(path) : path(request);
}

/** Every text anywhere within. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

for (const locale of SPOKEN_LOCALES) {
  test.describe(`pages in ${locale}`, () => {
    for (const [name, kind] of Object.entries(KINDS)) {
      const { robots = 'index, follow', linked = [], ogType = 'website' } = kind;

      test(`${name}: says each thing once`, async ({ request, baseURL }) => {
        const path = localizePath(locale, await getPath(kind, request));
        const head = await getHead(request, path);
        const own = new URL(path, baseURL).href;

        expect(head.titles).toHaveLength(1);
        expect(head.canonicals.map((href) => new URL(href).href)).toEqual([own]);
        const counts = NAMES.map((key) => [key, head.metas.get(key)?.length ?? 0]);
        expect(counts).toEqual(NAMES.map((key) => [key, 1]));
        for (const key of NAMES) expect(head.metas.get(key)?.[0]).not.toBe('');

        expect(head.metas.get('robots')).toEqual([robots]);
        expect(head.metas.get('og:type')).toEqual([ogType]);
        expect(head.metas.get('og:title')).toEqual(head.titles);
        expect(head.metas.get('twitter:title')).toEqual(head.titles);
        expect(new URL(head.metas.get('og:url')?.[0] ?? '').href).toBe(own);
        expect(head.metas.get('description')?.[0]?.length).toBeGreaterThanOrEqual(50);
        expect(head.metas.get('description')?.[0]?.length).toBeLessThanOrEqual(160);
        expect(head.linked.map((item) => item['@type'])).toEqual(linked);
      });
    }

    test('differ in title and description from kind to kind', async ({ request }) => {
      const heads: Head[] = [];
      for (const kind of Object.values(KINDS)) {
        heads.push(await getHead(request, localizePath(locale, await getPath(kind, request))));
      }
      for (const texts of [
        heads.map(({ titles }) => titles[0]),
        heads.map(({ metas }) => metas.get('description')?.[0]),
      ]) {
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      }
    });
  });
}

test('the languages of a page name each other', async ({ request, baseURL }) => {
  test.skip(SPOKEN_LOCALES.length < 2, 'There is one language.');
  const expected = Object.fromEntries([
    ...SPOKEN_LOCALES.map((locale) => [locale, `${baseURL}${localizePath(locale, '/coupons?page=2')}`]),
    ['x-default', `${baseURL}/coupons?page=2`],
  ]);
  for (const locale of SPOKEN_LOCALES) {
    const { alternates, metas } = await getHead(request, localizePath(locale, '/coupons?page=2'));
    expect(Object.fromEntries(alternates)).toEqual(expected);
    expect(metas.get('og:locale:alternate')).toHaveLength(LOCALES.length - 1);
  }
});

test('linked data of lists names live offers by their own addresses, and no code', async ({ request }) => {
  const response = await request.get('/api/v1/coupons?page_size=20');
  const { data }: { data: { coupon_list: { code: string | null }[] } } = await response.json();
  const codes = data.coupon_list.map(({ code }) => code).filter((code) => code !== null);
  const { linked } = await getHead(request, '/coupons');
  const [list] = linked;
  if (!list || !Array.isArray(list.itemListElement)) throw new Error('There is no list.');
  expect(list.itemListElement.length).toBeGreaterThan(0);
  for (const { item } of list.itemListElement) {
    expect(item).toMatchObject({
      '@type': 'Offer',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/brands\/[^/?]+\?coupon=\d+$/),
      seller: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
    });
    if (item.validThrough) expect(Date.parse(item.validThrough)).toBeGreaterThan(Date.now());
    for (const name of ['price', 'aggregateRating', 'sku']) expect(item).not.toHaveProperty(name);
  }
  expect(listTexts(list).filter((text) => codes.includes(text))).toEqual([]);
});

test('an open offer has a card of its own, under the address of its brand', async ({ request, baseURL }) => {
  const coupon = await getFirstCoupon(request);
  const { unique_name: uniqueName, name } = coupon.brand;
  const head = await getHead(request, buildOfferHref('en', uniqueName, { kind: 'coupon', id: coupon.id }));
  expect(head.canonicals).toEqual([baseURL + buildBrandHref('en', uniqueName)]);
  expect(head.metas.get('og:url')).toEqual([
    baseURL + buildOfferHref('en', uniqueName, { kind: 'coupon', id: coupon.id }),
  ]);
  expect(head.titles[0]).toContain(t('metadata.brand.title', { brand: name }));
  expect(head.titles).not.toEqual((await getHead(request, buildBrandHref('en', uniqueName))).titles);
  expect(JSON.stringify([...head.metas, ...head.titles])).not.toContain(coupon.code);
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/coupons?page=1', '/coupons'],
    ['/coupons?page=1&category=travel', '/coupons?category=travel'],
    ['/deals?sort=az&page=1', '/deals?sort=az'],
    ['/search?q=lamp&page=1', '/search?q=lamp'],
    ['/blog?page=1', '/blog'],
    ['/categories/travel?tab=deals&page=1', '/categories/travel#deals'],
  ] as const) {
    test(`${from} is sent to ${to} for good`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(to);
    });
  }

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
  ] as const) {
    test(`${path} is ${canonical}`, async ({ request, baseURL }) => {
      const { canonicals, metas } = await getHead(request, path);
      expect(canonicals).toEqual([baseURL + canonical]);
      expect(metas.get('robots')).toHaveLength(1);
    });
  }

  for (const [path, title] of [
    ['/nope', t('errors.pageNotFound.title')],
    ['/brands/no-such-brand', t('brand.notFound.title')],
    ['/brands/%20', t('brand.invalid.title')],
    ['/categories/none', t('category.notFound.title')],
    ['/coupons?page=99999', t('errors.pageNotFound.title')],
    ['/blog/no-such-article', t('article.notFound.title')],
  ] as const) {
    test(`${path} is not there, says so, and has one robots tag`, async ({ request }) => {
      const { titles, canonicals, metas, linked } = await getHead(request, path, 404);
      expect(titles).toEqual([`${title} - Clipmint`]);
      expect(canonicals).toEqual([]);
      expect(metas.get('robots')).toEqual(['noindex']);
      expect(linked).toEqual([]);
    });
  }
});
