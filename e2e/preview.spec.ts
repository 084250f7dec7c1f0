import { test as plainTest, type Browser, type Page } from '@playwright/test';
import { E2E_PREVIEW_SECRET } from '@/lib/cli/support/e2e-site';
import { getTranslator } from '@/lib/i18n';
import { PREVIEW_COOKIE, buildPreviewHref } from '@/lib/content/preview';
import { signPreview } from '@/lib/content/preview/preview-token';
import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { expectAccessible, expectAccessibleInBothThemes } from './support/expect-accessible';
import { expect, test } from './support/site-test';

const t = getTranslator('en');

/** The one demo article without a date. */
const SLUG = 'how-we-check-a-code';
const TITLE = 'How we check a code';
const PATH = `/blog/${SLUG}`;
const HOUR_S = 60 * 60;

function getExpiry(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

function buildLink(seconds = HOUR_S, slug = SLUG): string {
  return buildPreviewHref('en', { slug, expires: getExpiry(seconds) }, E2E_PREVIEW_SECRET);
}

function getBar(page: Page) {
  return page.getByRole('region', { name: t('preview.bar.label') });
}

async function expectMissing(page: Page): Promise<void> {
  expect((await page.goto(PATH))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('article.notFound.title') })).toBeVisible();
}

async function expectDraft(page: Page): Promise<void> {
  await expect(page).toHaveURL(PATH);
  await expect(getBar(page).getByText(t('preview.bar.draft'))).toBeVisible();
  // Its text begins with the same heading.
  await expect(page.getByRole('heading', { level: 1, name: TITLE }).first()).toBeVisible();
}

async function expectMissingToStranger(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext();
  const response = await context.request.get(origin + PATH);
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain(TITLE);
  await context.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a link shows a draft, and leaving hides it again', async ({ page }) => {
      await expectMissing(page);
      await page.goto(buildLink());
      await expectDraft(page);
      await expect(page).toHaveTitle(t('preview.metaTitle', { title: TITLE }));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
      await getBar(page)
        .getByRole('button', { name: t('preview.bar.exit') })
        .click();
      await expect(page).toHaveURL('/blog');
      expect(await page.context().cookies()).toEqual([]);
      await expectMissing(page);
    });
  });
}

test('the page is accessible; its bar stays in sight beside the text, and can be left by keyboard', async ({
  page,
}) => {
  await page.goto(buildLink());
  await expectDraft(page);
  await expectAccessibleInBothThemes(page);
  const exit = getBar(page).getByRole('button', { name: t('preview.bar.exit') });
  await page.getByRole('article').first().getByRole('heading').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(exit).toBeInViewport();
  await exit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
});

test('nobody else sees a draft that is being previewed, in no list, no search and no API', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(buildLink());
  await expectDraft(page);
  await expectMissingToStranger(browser, baseURL ?? '');
  const response = await page.reload();
  expect(await response?.headerValue('cache-control')).toContain('no-store');
  await expectMissingToStranger(browser, baseURL ?? '');

  for (const path of [
    '/blog',
    '/blog?page=2',
    `/search?q=${encodeURIComponent(TITLE)}`,
    '/api/v1/articles?page_size=100',
  ]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain(SLUG);
  }
  expect((await page.request.get(`/api/v1/articles/slug/${SLUG}`)).status()).toBe(404);
});

test('the worker for offline reading keeps nothing of a draft', async ({ page }) => {
  await page.goto('/saved');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto(buildLink());
  await expectDraft(page);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/saved');
  expect(kept.filter((path) => path.startsWith('/blog') || path.startsWith('/api'))).toEqual([]);
});

test('draft mode with a link for another article shows nothing', async ({ page, context, baseURL }) => {
  await page.goto(buildLink());
  await expectDraft(page);
  const [draftMode] = (await context.cookies(baseURL + PATH)).filter(
    ({ name }) => name === DRAFT_MODE_COOKIE,
  );
  await context.clearCookies();
  const other = signPreview({ slug: 'another', expires: getExpiry(HOUR_S) }, E2E_PREVIEW_SECRET);
  const value = encodeURIComponent(new URLSearchParams(other).toString());
  await context.addCookies([
    { name: DRAFT_MODE_COOKIE, value: draftMode?.value ?? '', url: baseURL },
    { name: PREVIEW_COOKIE, value, url: baseURL },
  ]);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: t('article.notFound.title') })).toBeVisible();
  await expect(getBar(page)).toHaveCount(0);
  await expect(page.getByText(TITLE)).toHaveCount(0);
});

test('a published article is shown as it is, with the bar', async ({ page, request }) => {
  const body: { data: { article_list: { slug: string }[] } } = await (
    await request.get('/api/v1/articles?page_size=1')
  ).json();
  const slug = body.data.article_list[0]?.slug ?? '';
  await page.goto(buildLink(HOUR_S, slug));
  await expect(getBar(page).getByText(t('preview.bar.published'))).toBeVisible();
  await getBar(page)
    .getByRole('button', { name: t('preview.bar.exit') })
    .click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(getBar(page)).toHaveCount(0);
});

// Plain tests: browsers complain in their console of every page with status 401.
plainTest.describe('a link that is refused', () => {
  const refusals: [name: string, build: () => string, status: number, message: string | RegExp][] = [
    ['expired', () => buildLink(-1), 401, /This link has expired on/],
    ['tampered with', () => buildLink().replace(SLUG, `${SLUG}s`), 401, t('preview.refused.invalid.message')],
    ['empty', () => '/api/preview', 401, t('preview.refused.invalid.message')],
    [
      'to an article that is gone',
      () => buildLink(HOUR_S, 'gone'),
      404,
      t('preview.refused.missing.message'),
    ],
  ];

  plainTest('says why', async ({ page }) => {
    for (const [name, build, status, message] of refusals) {
      await plainTest.step(name, async () => {
        const response = await page.goto(build());
        expect(response?.status()).toBe(status);
        expect(await response?.headerValue('cache-control')).toContain('no-store');
        await expect(page.getByRole('heading', { level: 1, name: t('preview.refused.title') })).toBeVisible();
        await expect(page.getByText(message)).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expectAccessible(page);
        expect(await page.context().cookies()).toEqual([]);
        await expectMissing(page);
      });
    }
  });
});
