import { getTranslator } from '@/lib/i18n';
import { getFirstDeal } from './support/catalogue';
import { expect, test } from './support/site-test';

const t = getTranslator('en');

test('an open deal leaves the other tab within reach', async ({ page, request }) => {
  const deal = await getFirstDeal(request);
  await page.goto(`/brands/${deal.brand.unique_name}?deal=${deal.id}`);
  const coupons = page.getByRole('tab', { name: new RegExp(t('brand.tabs.coupons')) });
  const deals = page.getByRole('tab', { name: new RegExp(t('brand.tabs.deals')) });
  await expect(deals).toHaveAttribute('aria-selected', 'true');
  await coupons.click();
  await expect(coupons).toHaveAttribute('aria-selected', 'true');
  await deals.click();
  await expect(deals).toHaveAttribute('aria-selected', 'true');
});

test('a tab from a shared link does not stick while paging', async ({ page }) => {
  await page.goto('/categories/travel#coupons');
  const tab = (id: 'brands' | 'coupons') =>
    page.getByRole('tab', { name: new RegExp(t(`category.tabs.${id}`)) });
  await expect(tab('coupons')).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: t('common.pagination.next') })
    .click();
  await expect(page).toHaveURL('/categories/travel?tab=coupons&page=2#coupons');
  await tab('brands').click();
  await expect(page).toHaveURL('/categories/travel');
  await expect(tab('brands')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('coupons')).toHaveAttribute('aria-selected', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter thanks on the page it was sent from', async ({ page }) => {
    await page.goto('/coupons?page=2');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(t('layout.newsletter.email')).fill('shopper@example.com');
    await footer.getByRole('button', { name: t('layout.newsletter.submit') }).click();
    await expect(page).toHaveURL('/coupons?page=2#newsletter-subscribed');
    await expect(footer.getByText(t('layout.newsletter.successTitle'))).toBeVisible();
  });
});
