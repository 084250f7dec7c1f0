import { test as plainTest } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { goToCoupon, haveNoAds } from './support/open-offer';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const ONE_OFFER = /\/api\/v1\/coupons\/\d+(?:\?|$)/;

test('the second click of a double click neither closes the offer nor leaves the page', async ({
  page,
  request,
}) => {
  const { link, dialog, href } = await goToCoupon(page, request);
  await link.dblclick({ delay: 40 });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute('data-fresh');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(href);
});

test(
  'an offer that is reloaded after scrolling low begins with its code',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { coupon, link, dialog } = await goToCoupon(page, request);
    await expect(link).toBeVisible();
    // As by a link at the foot of a long page: the page is scrolled to its end while the offer opens.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.reload();
    await waitForScripts(page);
    const code = page
      .getByRole('region', { name: coupon.name })
      .getByText(coupon.code ?? '', { exact: true });
    await expect(code).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('the list behind an offer keeps its scroll position', { tag: '@phone' }, async ({ page, request }) => {
  const { link, dialog } = await goToCoupon(page, request);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('while the API does not respond, the page of the offer is one link away', async ({ page, request }) => {
  await haveNoAds(page);
  await page.route(ONE_OFFER, () => undefined);
  const { link, href } = await goToCoupon(page, request);
  await link.click();
  const dialog = page.getByRole('dialog', { name: t('offer.dialog.loading') });
  await expect(dialog.getByRole('status')).toContainText(t('offer.dialog.slow'));
  await expect(dialog.getByRole('link', { name: t('offer.dialog.openPage') })).toHaveAttribute('href', href);
});

test('the dialog stays where it is when the offer comes', { tag: '@phone' }, async ({ page, request }) => {
  await haveNoAds(page);
  let bring: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (bring = resolve));
  await page.route(ONE_OFFER, async (route) => {
    await asked;
    await route.continue();
  });
  const { link, dialog } = await goToCoupon(page, request);
  await link.click();
  const waiting = page.getByRole('dialog', { name: t('offer.dialog.loading') });
  await expect(waiting).not.toHaveAttribute('data-fresh');
  const before = await waiting.boundingBox();
  bring();
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.y).toBe(before?.y);
});

test('a response that is no offer shows a message, with a way to try again', async ({ page, request }) => {
  const { link } = await goToCoupon(page, request);
  await page.route(ONE_OFFER, (route) => route.fulfill({ json: { data: { id: 5, code: 7 } } }));
  await link.click();
  const failure = page.getByRole('dialog', { name: t('offer.dialog.failed') });
  await expect(failure.getByRole('button', { name: t('offer.dialog.retry') })).toBeVisible();
});

// Calls that are cut off by leaving the page are complained about by some browsers.
plainTest('where the dialog never comes, the link leads to its page', async ({ page, request }) => {
  const { link, coupon, href } = await goToCoupon(page, request);
  // Whatever hangs for the list must come for the page of the offer.
  let hasLeft = false;
  page.on('request', (asked) => (hasLeft ||= asked.isNavigationRequest()));
  await page.route('**/_next/static/**', (route) => (hasLeft ? route.continue() : undefined));
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('region', { name: coupon.name })).toContainText(coupon.code ?? '');
});
