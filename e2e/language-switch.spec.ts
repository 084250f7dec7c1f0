import type { Page } from '@playwright/test';
import { getTranslator, SPOKEN_LOCALES, type Locale } from '@/lib/i18n';
import { formatLanguageName } from '@/lib/i18n/format';
import { localizePath } from '@/lib/url/paths';
import { expectAccessible } from './support/expect-accessible';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const OTHERS = SPOKEN_LOCALES.filter((locale) => locale !== 'en');
const es = getTranslator('es');

/** The link to a language in the footer of a page in another. */
function getSwitch(page: Page, from: Locale, to: Locale) {
  const label = getTranslator(from)('layout.language.label');
  const nav = page.getByRole('contentinfo').getByRole('navigation', { name: label });
  return nav.getByRole('link', { name: formatLanguageName(to), exact: true });
}

const expectLanguage = (page: Page, locale: Locale) =>
  expect(page.locator('html')).toHaveAttribute('lang', locale);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page is kept through all languages, and none is offered on its own', async ({ page }) => {
    for (const path of [
      '/',
      '/coupons?category=travel&page=2',
      '/deals?ending=soon&sort=az',
      '/brands?letter=b',
      '/search?q=caf%C3%A9',
      '/categories/travel?tab=deals&page=2',
      '/about',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await getSwitch(page, 'en', 'es').click();
        await expectLanguage(page, 'es');
        await getSwitch(page, 'es', 'fr').click();
        await expect(page).toHaveURL(localizePath('fr', path));
        await expectLanguage(page, 'fr');
        await getSwitch(page, 'fr', 'en').click();
        await expect(page).toHaveURL(path);
        await expectLanguage(page, 'en');
      });
    }
    await page.goto('/');
    await expect(page.getByRole('link', { name: es('layout.language.offer') })).toBeHidden();
  });
});

test('query and hash are kept', async ({ page }) => {
  for (const path of [
    '/coupons?category=travel&page=2&utm_source=mail',
    '/coupons?q=50%25',
    '/categories/travel#deals',
    '/nope',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForScripts(page);
      await getSwitch(page, 'en', 'es').click();
      await expect(page).toHaveURL(localizePath('es', path));
      await expectLanguage(page, 'es');
    });
  }
});

test('the language is changed by keyboard, on the tab that was turned to', async ({ page }) => {
  await page.goto('/es/categories/travel');
  await waitForScripts(page, 'es');
  await page.getByRole('tab', { name: new RegExp(es('category.tabs.coupons')) }).click();
  await expect(page).toHaveURL('/es/categories/travel#coupons');
  await getSwitch(page, 'es', 'fr').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/categories/travel#coupons');
});

test('the language is changed where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/deals');
  await waitForScripts(page);
  await getSwitch(page, 'en', 'fr').click();
  await expect(page).toHaveURL('/fr/deals');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language chosen last is offered on the home page of another, until it is dismissed', async ({
  page,
}) => {
  const offer = page.getByRole('link', { name: es('layout.language.offer') });
  await page.goto('/coupons');
  await waitForScripts(page);
  await getSwitch(page, 'en', 'es').click();
  await expect(page).toHaveURL('/es/coupons');
  await page.goto('/');
  await expectLanguage(page, 'en');
  await expect(offer).toHaveAttribute('href', '/es');
  await expect(offer).toBeVisible();
  await waitForScripts(page);
  await page.getByRole('button', { name: es('layout.language.dismiss') }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('stays on the page that was asked for', async ({ page }) => {
    await page.goto('/');
    await waitForScripts(page);
    await expect(page).toHaveURL('/');
    await expectLanguage(page, 'en');
  });
});

for (const locale of OTHERS) {
  const t = getTranslator(locale);

  test(`an offer opens, a search suggests and the cookie banner speaks in ${locale}`, async ({ page }) => {
    await test.step('the cookie banner', async () => {
      await page.goto(localizePath(locale, '/deals'));
      const banner = page.getByRole('region', { name: t('consent.title') });
      await expect(banner.getByRole('button', { name: t('consent.accept') })).toBeVisible();
      await expect(banner.getByRole('link', { name: t('consent.learnMore') })).toHaveAttribute(
        'href',
        localizePath(locale, '/cookies'),
      );
      await expectAccessible(page);
    });

    await test.step('an offer', async () => {
      await page.goto(localizePath(locale, '/coupons'));
      await waitForScripts(page, locale);
      const name = new RegExp(`^${t('offer.card.getCode')}`);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: t('offer.shop.newTab') })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/brands/[^/]+\\?coupon=\\d+$`));
      await expect(dialog.getByText(t('ads.label')).first()).toBeVisible();
      await dialog.getByRole('button', { name: t('offer.dialog.close') }).click();
      await expect(page).toHaveURL(localizePath(locale, '/coupons'));
    });

    await test.step('a search', async () => {
      await page.goto(localizePath(locale, '/'));
      const search = page.getByRole('main').getByRole('search');
      await search.locator('input[type=search]').focus();
      await search.getByRole('combobox').fill('trav');
      const categories = page.getByRole('group', { name: t('suggestions.groups.categories') });
      await expect(categories.getByRole('option').first()).toHaveAttribute(
        'href',
        localizePath(locale, '/categories/travel'),
      );
    });
  });

  test(`axe finds nothing on pages in ${locale}`, async ({ page }) => {
    for (const path of ['/', '/coupons?type=no-code', '/brands', '/search?q=zzzzqqqq', '/about', '/nope']) {
      await test.step(path, async () => {
        await page.goto(localizePath(locale, path));
        await expectAccessible(page);
      });
    }
  });
}
