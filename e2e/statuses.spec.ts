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
      title: t('errors.pageNotFound.title'),
      action: t('errors.pageNotFound.action'),
      to: '/',
    },
    {
      path: '/coupons?page=9999999',
      title: t('errors.pageNotFound.title'),
      action: t('errors.pageNotFound.action'),
      to: '/',
    },
    {
      path: '/search?q=shoes&page=9999',
      title: t('errors.pageNotFound.title'),
      action: t('errors.pageNotFound.action'),
      to: '/',
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
      for (const { path, title, action, to } of cases) {
        test(`${path} is a complete page with status 404`, async ({ page }) => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.getByRole('main').getByRole('link', { name: action })).toHaveAttribute(
            'href',
            to,
          );
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
          await expect(page).toHaveTitle(/Not Found|Invalid/);
          await expect(page.getByRole('contentinfo')).toBeVisible();
        });
      }
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

test.describe('addresses that are served', () => {
  for (const path of [
    '/',
    '/brands',
    '/coupons',
    '/deals',
    '/categories',
    '/categories/travel',
    '/search',
    '/blog',
    '/about',
  ]) {
    test(`${path} says what it is`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
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
    });
  }

  test('the default language has no second address', async ({ request }) => {
    const response = await request.get('/en/coupons', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe('/coupons');
  });

  for (const path of [
    '/coupons?page=abc',
    '/coupons?page=0',
    '/coupons?page=-1',
    '/coupons?q=%20',
    '/coupons?category=',
  ]) {
    test(`${path} falls back to the whole list`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/coupons$/);
    });
  }

  for (const query of ['', '?page=2', '?q=%20&page=2']) {
    test(`/search${query} without a text has one address`, async ({ page }) => {
      expect((await page.goto(`/search${query}`))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
      await expect(page).not.toHaveTitle(/2/);
    });
  }

  test('a page of results that is not there says so where no path can carry the text', async ({ page }) => {
    await page.goto('/search?q=50%25&page=99999');
    await expect(page).toHaveTitle(new RegExp(t('errors.pageNotFound.title')));
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  for (const q of [
    '%00',
    '%ZZ',
    "';--",
    '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '%F0%9F%8E%81',
    'a%2Fb',
    '100%25',
  ]) {
    test(`a search for ${q} is answered`, async ({ page }) => {
      expect((await page.goto(`/search?q=${q}`))?.status()).toBe(200);
      expect((await page.goto(`/coupons?q=${q}`))?.status()).toBe(200);
    });
  }
});
