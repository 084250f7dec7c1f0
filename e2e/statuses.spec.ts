import { getTranslator } from '@/lib/i18n';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');

test.describe('addresses that do not exist', () => {
  const cases = [
    {
      path: '/nope',
      title: t('errors.pageNotFound.title'),
      action: t('errors.pageNotFound.action'),
      to: '/',
    },
    {
      path: '/brands/no-such-brand',
      title: t('brand.notFound.title'),
      action: t('brand.browseAll'),
      to: '/brands',
    },
    {
      path: '/categories/none',
      title: t('category.notFound.title'),
      action: t('category.browseAll'),
      to: '/categories',
    },
    {
      path: '/coupons?category=none',
      title: t('category.notFound.title'),
      action: t('category.browseAll'),
      to: '/categories',
    },
    {
      path: '/coupons?category=..',
      title: t('category.notFound.title'),
      action: t('category.browseAll'),
      to: '/categories',
    },
    {
      path: '/coupons?page=99999',
      title: t('errors.outOfRange.title', { list: t('lists.coupons.title') }),
      action: t('errors.outOfRange.action'),
      to: '/coupons',
    },
    {
      path: '/coupons?page=9999999',
      title: t('errors.outOfRange.title', { list: t('lists.coupons.title') }),
      action: t('errors.outOfRange.action'),
      to: '/coupons',
    },
    {
      path: '/search?q=shoes&page=9999',
      title: t('errors.outOfRange.title', { list: t('search.headline', { query: 'shoes' }) }),
      action: t('errors.outOfRange.action'),
      to: '/search?q=shoes',
    },
    {
      path: '/view/list/coupons/_all/1',
      title: t('errors.pageNotFound.title'),
      action: t('errors.pageNotFound.action'),
      to: '/',
    },
    { path: '/brands/%20', title: t('brand.invalid.title'), action: t('brand.browseAll'), to: '/brands' },
  ];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('are complete pages with status 404, and lead on', async ({ page }) => {
        for (const { path, title, action, to } of cases) {
          await test.step(path, async () => {
            const response = await page.goto(path);
            expect(response?.status()).toBe(404);
            await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
            await expect(page.getByRole('main').getByRole('link', { name: action })).toHaveAttribute(
              'href',
              to,
            );
            await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
            await expect(page).toHaveTitle(/not found|invalid/i);
            await expect(page.getByRole('contentinfo')).toBeVisible();
          });
        }
      });
    });
  }

  test('the console stays empty, whichever script of a missing page comes last', async ({ page }) => {
    const path = '/brands/no-such-brand';
    await page.goto(path);
    const scripts = await page
      .locator('script[src]:not([nomodule])')
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).src));
    expect(scripts.length).toBeGreaterThan(3);
    for (const last of scripts) {
      const others = scripts.filter((script) => script !== last);
      const arrived = Promise.all(others.map((script) => page.waitForResponse(script)));
      await page.route(last, async (route) => {
        await arrived;
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await waitForScripts(page);
      await page.unroute(last);
    }
  });
});

test('a search for anything gets a response, and nothing of it runs', async ({ page }) => {
  for (const q of [
    '%00',
    '%ZZ',
    "';--",
    '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '%F0%9F%8E%81',
    'a%2Fb',
    '100%25',
  ]) {
    expect((await page.goto(`/search?q=${q}`))?.status(), q).toBe(200);
    expect((await page.goto(`/coupons?q=${q}`))?.status(), q).toBe(200);
  }
});
