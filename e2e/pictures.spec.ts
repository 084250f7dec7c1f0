import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { test as siteTest } from './support/site-test';

const t = getTranslator('en');
const ARTICLE_ART = '**/art/articles/**';

/** The address of an article that has a picture. */
async function getIllustratedPath(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/v1/articles?page_size=20');
  const { data }: { data: { article_list: { slug: string; featured_image: string | null }[] } } =
    await response.json();
  const article = data.article_list.find(({ featured_image: image }) => image !== null);
  if (!article) throw new Error('The demo catalogue has no article with a picture.');
  return `/blog/${article.slug}`;
}

const getHead = (page: Page) => page.getByRole('main').locator('header').first();
const getUnavailable = (page: Page) => getHead(page).getByText(t('common.imageNotAvailable'));

/** Where something stands, once the fonts are there that texts are set in. */
async function measure(target: Locator) {
  await target.page().evaluate(() => document.fonts.ready);
  return target.boundingBox();
}

siteTest(
  'every picture comes from the site itself, and hides what would be said of a failure',
  async ({ page, request }) => {
    for (const path of ['/', '/brands', '/deals', '/categories/travel', '/blog']) {
      await page.goto(path);
      const origins = await page.evaluate(() => [...document.images].map(({ src }) => new URL(src).origin));
      expect(origins.length).toBeGreaterThan(0);
      expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
    }

    await page.goto(await getIllustratedPath(request));
    await expect(getHead(page).locator('img').first()).toHaveJSProperty('complete', true);
    await expect(getUnavailable(page)).toBeHidden();
  },
);

// The browser itself complains about pictures that fail.
test(
  'words stand for the picture of an article that fails, and nothing moves',
  { tag: '@phone' },
  async ({ page, request }) => {
    const path = await getIllustratedPath(request);
    await page.goto(path);
    const whole = await measure(getHead(page));
    await page.route(ARTICLE_ART, (route) => route.abort());
    await page.goto(path);
    await expect(getUnavailable(page)).toBeVisible();
    expect(await measure(getHead(page))).toEqual(whole);
  },
);

test('words also stand for a picture that failed before the script ran', async ({ page, request }) => {
  const path = await getIllustratedPath(request);
  await page.route(ARTICLE_ART, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (call) => call.url().includes('/art/articles/'));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(path);
  await expect(getUnavailable(page)).toBeVisible();
});

test('logos that fail leave the first letter, in the same position', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/brands');
  const cards = page.getByRole('main').getByRole('article');
  const card = cards.filter({ has: page.locator('img') }).first();
  const whole = await measure(card);
  await page.route('**/art/logos/**', (route) => route.abort());
  await page.goto('/brands');
  const logo = card.locator('img').first();
  await expect(logo).toBeHidden();
  const name = await card.getByRole('heading').innerText();
  await expect(card.locator('[aria-hidden]').first()).toHaveText(name.trim().charAt(0), { ignoreCase: true });
  expect(await measure(card)).toEqual(whole);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words lie below the picture, where a failure leaves them', async ({ page, request }) => {
    await page.route(ARTICLE_ART, (route) => route.abort());
    await page.goto(await getIllustratedPath(request));
    await expect(getUnavailable(page)).toBeVisible();
  });
});
