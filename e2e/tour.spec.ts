import type { APIRequestContext, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { buildConfirmHref } from '@/lib/url/newsletter-pages';
import { buildBrandHref, buildOfferHref, buildUnsubscribeHref, INFO_PAGE_NAMES } from '@/lib/url/paths';
import { getFirstCoupon, getLargestBrand } from './support/catalogue';
import { expectAccessible, expectAccessibleInBothThemes } from './support/expect-accessible';
import { measureLayout, type Layout } from './support/measure-layout';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';

/*
 * What holds on every kind of page, one page after the other in one window: accessible in both themes, no complaint in
 * the console, nothing that scrolls sideways, and one of each tag in the head after the scripts have run.
 */

const t = getTranslator('en');
const EMAIL = 'ana@example.com';

/** docs/specification.md §2.3.7, §2.11.6 and §2.6.6, in CSS pixels at a width of 390. */
const TALLEST_HOME = 10_000;
const FIRST_COUPON_TOP = 900;
/** Of so many titles one may be cut at 390 and 768 px. */
const TITLES_PER_CUT = 50;
/** Lists of their own: they show one search field, whatever the width. */
const SEARCHED = /^\/(coupons|deals|brands|search)(\?|$)/;

const TOURS: Record<string, string[] | ((request: APIRequestContext) => Promise<string[]>)> = {
  'home, the directory and missing pages': [
    '/',
    '/brands',
    '/brands?q=zzzzqqqq',
    '/nope',
    '/blog',
    '/contact',
  ],
  'lists and categories': [
    ...['/coupons', '/coupons?category=travel&page=2', '/deals'],
    ...['/categories', '/categories/travel', '/categories/fashion#deals'],
  ],
  'a search, a brand and an open offer': async (request) => {
    const coupon = await getFirstCoupon(request);
    const brand = await getLargestBrand(request);
    return [
      ...['/search', '/search?q=shoes', '/search?q=zzzzqqqq'],
      buildOfferHref('en', coupon.brand.unique_name, { kind: 'coupon', id: coupon.id }),
      `${buildBrandHref('en', brand.unique_name)}#deals`,
    ];
  },
  'static pages': INFO_PAGE_NAMES.map((name) => `/${name}`),
  'the page to unsubscribe': ([undefined, 'done', 'invalid', 'failed'] as const).map((status) =>
    buildUnsubscribeHref('en', { email: EMAIL, status }),
  ),
  'the page to confirm a subscription': (['done', 'gone', 'failed'] as const).map((status) =>
    buildConfirmHref('en', { token: 'x', status }),
  ),
};

/** Says each thing once in its head, also after its scripts have run. */
const SERVED = [
  '/',
  '/brands',
  '/coupons',
  '/deals',
  '/categories',
  '/categories/travel',
  '/search',
  '/blog',
  '/about',
];

async function expectHead(page: Page, path: string): Promise<void> {
  await expect(page).toHaveTitle(/Clipmint/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${path === '/' ? '' : path}/?$`),
  );
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
    await expect(page.locator(`meta[property="${property}"]`).first()).toHaveAttribute('content', /.+/);
  }
  for (const name of ['description', 'keywords', 'robots', 'twitter:card', 'twitter:title']) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1);
  }
}

function expectTidy({ lostTitles, loneItems, lonePages, ...layout }: Layout, path: string): void {
  const { leadingSeparators, earlyFeeds, searchFields } = layout;
  expect({ lostTitles, loneItems, lonePages, leadingSeparators, earlyFeeds }).toEqual({
    lostTitles: 0,
    loneItems: 0,
    lonePages: 0,
    leadingSeparators: 0,
    earlyFeeds: 0,
  });
  if (SEARCHED.test(path)) expect(searchFields).toBe(1);
}

/** On a phone: home is not endless, and the first coupon of a search is near, with a way to each section. */
async function expectShort(page: Page, path: string): Promise<void> {
  if (path === '/') {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(TALLEST_HOME);
  }
  if (path === '/search?q=shoes') {
    const section = page.getByRole('region', { name: new RegExp(`^${t('search.sections.coupons')}`) });
    const first = await section.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(FIRST_COUPON_TOP);
    const ways = page.getByRole('navigation', { name: t('search.jump') }).getByRole('link');
    await ways.filter({ hasText: t('search.sections.deals') }).click();
    await expect(
      page.getByRole('heading', { name: new RegExp(`^${t('search.sections.deals')}`) }),
    ).toBeInViewport();
  }
}

for (const [name, paths] of Object.entries(TOURS)) {
  const listPaths = (request: APIRequestContext) => (typeof paths === 'function' ? paths(request) : paths);

  test(`${name}: axe finds nothing, in both themes`, async ({ page, request }) => {
    for (const path of await listPaths(request)) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        if (SERVED.includes(path)) {
          expect(response?.status()).toBe(200);
          await expectHead(page, path);
        }
        await expectAccessibleInBothThemes(page);
      });
    }
  });

  test(
    `${name}: axe finds nothing on a phone, nothing is cut or left alone, and the narrowest does not scroll sideways`,
    { tag: '@phone-only' },
    async ({ page, request, viewport }) => {
      const total = { titles: 0, cutTitles: 0 };
      for (const path of await listPaths(request)) {
        await test.step(path, async () => {
          await page.setViewportSize(viewport ?? { width: 390, height: 844 });
          await page.goto(path);
          await expectAccessible(page);
          await expectShort(page, path);
          for (const width of [viewport?.width ?? 390, 768, 1440]) {
            await page.setViewportSize({ width, height: 844 });
            const layout = await measureLayout(page);
            expectTidy(layout, path);
            total.titles += layout.titles;
            total.cutTitles += layout.cutTitles;
          }
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
          expectTidy(await measureLayout(page), path);
        });
      }
      expect(total.cutTitles).toBeLessThanOrEqual(Math.ceil(total.titles / TITLES_PER_CUT));
    },
  );
}
