import { getTranslator } from '@/lib/i18n';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');

test('the first stop of the keyboard leads past the header', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/coupons');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('layout.skip') });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the key / leads to the search field, until that is turned off', async ({ page }) => {
  await page.goto('/coupons');
  await waitForScripts(page);
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).and(page.locator(':focus'));
  await page.keyboard.press('/');
  await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');

  await page.goto('/search');
  await waitForScripts(page);
  await page.getByRole('checkbox', { name: t('search.shortcut') }).uncheck();
  await page.goto('/coupons');
  await waitForScripts(page);
  await page.keyboard.press('/');
  await expect(field).toHaveCount(0);
});

test('tabs are reached and switched by keyboard, and the address follows', async ({ page }) => {
  await page.goto('/categories/travel');
  const brands = page.getByRole('tab', { name: new RegExp(t('category.tabs.brands')) });
  const deals = page.getByRole('tab', { name: new RegExp(t('category.tabs.deals')) });
  await brands.focus();
  await page.keyboard.press('End');
  await expect(deals).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deals).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/categories/travel#deals');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a theme that was chosen stays, without a flash of the other', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(t('layout.theme.label')).selectOption(t('layout.theme.dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/coupons', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'the menu of small screens closes on Escape and gives the focus back, and closes when a link is chosen',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('summary').and(page.getByLabel(t('layout.nav.menu')));
    const deals = page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.nav.deals') })
      .last();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(deals).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(deals).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.click();
    await deals.click();
    await expect(page).toHaveURL('/deals');
    await expect(deals).toBeHidden();
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a feed is offered beside the title, and reached by keyboard', async ({ page }) => {
      await page.goto('/categories/travel');
      const name = t('feeds.category.follow', { name: 'Travel' });
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', '/feeds/categories/travel');
      await link.focus();
      await expect(link).toBeFocused();
      const footer = page.getByRole('contentinfo').getByRole('link', { name: t('feeds.offers.follow') });
      await expect(footer).toHaveAttribute('href', '/feeds/offers');
    });
  });
}

test('the newsletter thanks, then shows its form again', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('contentinfo');
  const submit = form.getByRole('button', { name: t('layout.newsletter.submit') });
  const email = form.getByLabel(t('layout.newsletter.email'));
  await email.fill('no address');
  await expect(submit).toBeDisabled();
  await email.fill('  Shopper@Example.com ');
  await submit.click();
  await expect(form.getByText(t('layout.newsletter.successTitle'))).toBeVisible();
  await expect(submit).toBeVisible();
});
