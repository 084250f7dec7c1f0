import { test as plainTest } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { changeOffers, goToCoupon, haveNoAds } from './support/open-offer';
import { getFirstCoupon } from './support/catalogue';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const OFFER_LINK = new RegExp(`^(${t('offer.card.getCode')}|${t('offer.card.getDeal')})`);

test(
  'an offer opens in place on every page, and closing leaves the page as it was',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/', '/coupons', '/deals', '/categories/travel#deals', '/search?q=shoes']) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitForScripts(page);
        const link = page
          .getByRole('main')
          .getByRole('link', { name: OFFER_LINK })
          .filter({ visible: true })
          .first();
        await link.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('link', { name: t('offer.shop.newTab') })).toBeVisible();
        await expect(page).toHaveURL(/\/brands\/[^/]+\?(coupon|deal)=\d+$/);
        await dialog.getByRole('button', { name: t('offer.dialog.close') }).click();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(link).toBeFocused();
      });
    }
  },
);

test(
  'the page behind does not scroll, and a press on the backdrop closes',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { link, dialog } = await goToCoupon(page, request);
    const html = page.locator('html');
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(html).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(html).not.toHaveCSS('overflow-y', 'hidden');

    await link.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toHaveAttribute('data-fresh');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/coupons');
  },
);

test('back closes, forward opens again, and nothing is left behind; a reload shows the page of the offer', async ({
  page,
  request,
}) => {
  const { link, dialog, coupon, href } = await goToCoupon(page, request);
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/coupons');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(href);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/coupons');
  await link.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(href);

  await page.reload();
  await waitForScripts(page);
  await expect(page.getByRole('region', { name: coupon.name })).toContainText(coupon.code ?? '');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/coupons');
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('an offer on the page of its brand opens over it, and leaves its tab as it was', async ({
  page,
  request,
}) => {
  const { brand } = await getFirstCoupon(request);
  await page.goto(`/brands/${brand.unique_name}`);
  await waitForScripts(page);
  const tab = page.getByRole('tab', { selected: true });
  const name = await tab.innerText();
  await page.getByRole('tabpanel').getByRole('link', { name: OFFER_LINK }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: brand.name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/brands/${brand.unique_name}`);
  expect(await tab.innerText()).toBe(name);
});

test('by keyboard: Enter opens, Tab goes round inside, Escape closes and gives the focus back', async ({
  page,
  request,
}) => {
  await haveNoAds(page);
  const { link, dialog, coupon } = await goToCoupon(page, request);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: coupon.name })).toBeFocused();
  const focused = page.locator('dialog :focus');
  const seen = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);
    seen.add(await focused.evaluate((element) => element.outerHTML));
  }
  // Brand, close, copy, shop, and the advertisement: fewer than the presses, so they came round.
  expect(seen.size).toBeGreaterThanOrEqual(4);
  expect(seen.size).toBeLessThan(12);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('a new tab stays a new tab', async ({ page, request, context }) => {
  const { link, href } = await goToCoupon(page, request);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(href);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('where the offer brings no brand, the brand is fetched by its id', async ({ page, request }) => {
  await changeOffers(page, { brand: null });
  const { link, dialog, coupon } = await goToCoupon(page, request);
  await link.click();
  await expect(dialog.getByRole('link', { name: coupon.brand.name, exact: true })).toBeVisible();
});

test('where storage is denied, the code comes all the same', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { link, dialog, coupon } = await goToCoupon(page, request);
  await link.click();
  await expect(dialog.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
});

test.describe('where motion is not welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on an open offer', { tag: '@phone' }, async ({ page, request }) => {
    await haveNoAds(page);
    const { link, dialog } = await goToCoupon(page, request);
    await link.click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('an open offer does not scroll sideways', async ({ page, request }) => {
    const { link, dialog } = await goToCoupon(page, request);
    await link.click();
    await expect(dialog).toBeVisible();
    const overflow = await dialog.evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ),
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the page of its offer, with the whole code', async ({ page, request }) => {
    const coupon = await getFirstCoupon(request);
    await page.goto('/coupons');
    await page
      .getByRole('link', { name: `${t('offer.card.getCode')} ${coupon.name}` })
      .and(page.locator(`[href$="?coupon=${coupon.id}"]`))
      .click();
    const offer = page.getByRole('region', { name: coupon.name });
    await expect(offer.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
    await expect(offer.getByRole('button')).toHaveCount(0);
  });
});

// Browsers complain about calls that fail, so these do without the test that listens for complaints.
plainTest('a failing call shows a message; trying again brings the offer', async ({ page, request }) => {
  const { link, coupon } = await goToCoupon(page, request);
  const offers = /\/api\/v1\/coupons\/\d+(?:\?|$)/;
  await page.route(offers, (route) => route.fulfill({ status: 500, json: {} }));
  await link.click();
  const failure = page.getByRole('dialog', { name: t('offer.dialog.failed') });
  await expect(failure).toBeVisible();
  await page.unroute(offers);
  await failure.getByRole('button', { name: t('offer.dialog.retry') }).click();
  const dialog = page.getByRole('dialog', { name: coupon.name });
  await expect(dialog.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
});

plainTest('while the API is down, the page of the offer is one link away', async ({ page, request }) => {
  const { link, coupon, href } = await goToCoupon(page, request);
  await page.route('**/api/v1/**', (route) => route.abort());
  await link.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('offer.dialog.openPage') })
    .click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('region', { name: coupon.name })).toContainText(coupon.code ?? '');
});

plainTest('an offer that is gone says so and leads to its brand', async ({ page, request }) => {
  const { link, coupon } = await goToCoupon(page, request);
  await page.route(/\/api\/v1\/coupons\/\d+(?:\?|$)/, (route) => route.fulfill({ status: 404, json: {} }));
  await link.click();
  const dialog = page.getByRole('dialog', { name: t('offer.dialog.gone') });
  await dialog.getByRole('link', { name: t('offer.dialog.toBrand') }).click();
  await expect(page).toHaveURL(`/brands/${coupon.brand.unique_name}`);
});

plainTest('where the dialog cannot be fetched, the link leads to its page', async ({ page, request }) => {
  const { link, coupon, href } = await goToCoupon(page, request);
  await page.route('**/_next/static/**', (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('region', { name: coupon.name })).toContainText(coupon.code ?? '');
});
