import { test as plainTest } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getFirstCoupon } from './support/catalogue';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { goToCoupon } from './support/open-offer';
import { getSavedOffers, goToTicket, saveCoupon } from './support/save-coupon';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');

test('a coupon is saved from its ticket, found with its code and its shop, and forgotten by a second press', async ({
  page,
  request,
}) => {
  const { coupon, ticket, save } = await goToTicket(page, request);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(ticket.getByRole('status')).toHaveText(t('offer.card.save.complete'));
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/saved');
  const saved = getSavedOffers(page);
  await expect(saved.getByRole('article')).toHaveCount(1);
  await expect(saved.getByRole('heading', { name: coupon.name })).toBeVisible();
  await expect(saved.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
  const shop = saved.getByRole('link', { name: t('offer.shop.newTab') });
  await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(shop).toHaveAttribute('target', '_blank');

  await page.goto('/coupons');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/saved');
  await expect(saved.getByText(t('saved.offers.emptyTitle'))).toBeVisible();
});

test('all of it by keyboard: save, find, remove, undo', async ({ page, request }) => {
  const { coupon, save } = await goToTicket(page, request);
  await save.focus();
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  const saved = getSavedOffers(page);
  await saved.getByRole('button', { name: `${t('saved.offers.remove')} ${coupon.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(saved.getByRole('article')).toHaveCount(0);
  await expect(saved.getByRole('button', { name: t('saved.offers.undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved.getByRole('heading', { name: coupon.name })).toBeVisible();
});

test('an offer that was opened is listed as recently viewed', async ({ page, request }) => {
  const coupon = await getFirstCoupon(request);
  await page.goto(`/brands/${coupon.brand.unique_name}?coupon=${coupon.id}`);
  await waitForScripts(page);
  await page.goto('/saved');
  const recent = page.getByRole('region', { name: t('saved.recent.title') });
  await expect(recent.getByRole('heading', { name: coupon.name })).toBeVisible();
  await recent.getByRole('button', { name: t('saved.recent.clear') }).click();
  await expect(recent.getByText(t('saved.recent.empty'))).toBeVisible();
});

test('the page is reached from every other one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/coupons');
  const link = page.getByRole('banner').getByRole('link', { name: t('saved.title') });
  if (!(await link.first().isVisible())) {
    await page
      .locator('summary')
      .and(page.getByLabel(t('layout.nav.menu')))
      .click();
  }
  await link.filter({ visible: true }).click();
  await expect(page).toHaveURL('/saved');
  await expect(page.getByRole('heading', { level: 1, name: t('saved.title') })).toBeVisible();
});

test(
  'axe finds nothing, empty or with an offer that was saved in its dialog, whose ticket knows',
  { tag: '@phone' },
  async ({ page, request }) => {
    await page.goto('/saved');
    await expect(page.getByText(t('saved.offers.emptyTitle'))).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const { link, dialog } = await goToCoupon(page, request);
    await link.click();
    await dialog.getByRole('button', { name: new RegExp(`^${t('offer.card.save.save')} `) }).click();
    await dialog.getByRole('button', { name: t('offer.dialog.close') }).click();
    const ticket = page.getByRole('article').filter({ has: link });
    await expect(ticket.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/saved');
    await expect(getSavedOffers(page).getByRole('article')).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
  },
);

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the button covers neither the brand nor the title, and nothing scrolls sideways', async ({
    page,
    request,
  }) => {
    const { coupon, ticket, save } = await goToTicket(page, request);
    const button = await save.boundingBox();
    const brand = await ticket.getByRole('link', { name: coupon.brand.name }).first().boundingBox();
    const title = await ticket.getByRole('heading').boundingBox();
    if (!button || !brand || !title) throw new Error('The ticket is not shown.');
    expect(button.width).toBeGreaterThan(43.5);
    expect(button.height).toBeGreaterThan(43.5);
    expect(brand.x + brand.width).toBeLessThanOrEqual(button.x);
    expect(title.y).toBeGreaterThanOrEqual(button.y + button.height);
    await save.click();
    await page.goto('/saved');
    await expect(getSavedOffers(page).getByRole('article')).toHaveCount(1);
    const overflow = await measureOverflow(page);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that could not save, and the page says why it is empty', async ({ page }) => {
    await page.goto('/coupons');
    const ticket = page.getByRole('main').getByRole('article').first();
    await expect(ticket).toBeVisible();
    await expect(ticket.getByRole('button')).toBeHidden();
    await page.goto('/saved');
    await expect(page.getByText(t('saved.needsScript'))).toBeVisible();
  });
});

test('where storage is denied the page says so', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { ticket, save } = await goToTicket(page, request);
  await save.click();
  await expect(ticket.getByRole('status')).toHaveText(t('offer.card.save.unkept'));
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(page.getByText(t('saved.denied'))).toBeVisible();
});

// The browser complains of a failing call in its console.
plainTest('a code that cannot be fetched now comes when the page is opened', async ({ page, request }) => {
  await page.route('**/api/v1/coupons/*', (route) => route.abort());
  const { coupon, ticket, save } = await goToTicket(page, request);
  await save.click();
  await expect(ticket.getByRole('status')).toHaveText(t('offer.card.save.incomplete'));
  await page.goto('/saved');
  const saved = getSavedOffers(page);
  await expect(saved.getByText(t('saved.offers.codeMissing'))).toBeVisible();
  await page.unroute('**/api/v1/coupons/*');
  await page.reload();
  await expect(saved.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
});

plainTest('an offer that the catalogue no longer has is marked, and stays', async ({ page, request }) => {
  const coupon = await saveCoupon(page, request);
  // As if the catalogue had not been asked for long.
  await page.evaluate(() => {
    const list: object[] = JSON.parse(localStorage.getItem('saved-offers') ?? '[]');
    localStorage.setItem('saved-offers', JSON.stringify(list.map((entry) => ({ ...entry, checkedAt: 0 }))));
  });
  await page.route('**/api/v1/coupons/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/saved');
  const saved = getSavedOffers(page);
  await expect(saved.getByText(t('saved.offers.gone'))).toBeVisible();
  await expect(saved.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
});

test('pictures of other sites that the browser has stored are not loaded', async ({ page, request }) => {
  const coupon = await saveCoupon(page, request);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).host));
  await page.evaluate(() => {
    const kept = localStorage.getItem('saved-offers') ?? '';
    localStorage.setItem(
      'saved-offers',
      kept.replace(/"logo":"[^"]*"/, '"logo":"https://evil.example/a.png"'),
    );
  });
  await page.goto('/saved');
  await expect(getSavedOffers(page).getByRole('heading', { name: coupon.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(asked).not.toContain('evil.example');
  await expect(page.locator('img[src*="evil.example"]')).toHaveCount(0);
});
