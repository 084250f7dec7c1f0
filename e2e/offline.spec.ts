import { expect, test, type Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { frontTest } from './support/front-server';
import { getSavedOffers, saveCoupon } from './support/save-coupon';

// Plain tests: offline, browsers complain in their console of every picture that does not come.

const t = getTranslator('en');

/** Waits until the worker is active, and so has stored the page and everything it needs. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test('a saved code is readable offline, on a page that was visited', async ({ page, context, request }) => {
  const coupon = await saveCoupon(page, request);
  await page.goto('/saved');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  const saved = getSavedOffers(page);
  await expect(saved.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText(t('saved.offline.here'))).toBeVisible();
  // The page works, it is not only drawn.
  await saved.getByRole('button', { name: `${t('saved.offers.remove')} ${coupon.name}` }).click();
  await saved.getByRole('button', { name: t('saved.offers.undo') }).click();
  await expect(saved.getByRole('heading', { name: coupon.name })).toBeVisible();
});

test('a saved code is readable offline, on a page that was never visited', async ({
  page,
  context,
  request,
}) => {
  const coupon = await saveCoupon(page, request);
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/saved');
  await expect(getSavedOffers(page).getByText(coupon.code ?? '', { exact: true })).toBeVisible();
});

test('offline, another page shows the saved codes in its place, and is a press away online', async ({
  page,
  context,
  request,
}) => {
  const coupon = await saveCoupon(page, request);
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/deals');
  await expect(page.getByText(t('saved.offline.instead'))).toBeVisible();
  await expect(getSavedOffers(page).getByText(coupon.code ?? '', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: t('saved.offline.retry') }).click();
  await expect(page).toHaveURL('/deals');
  await expect(page.getByRole('heading', { level: 1, name: t('lists.deals.title') })).toBeVisible();
});

test('online the worker changes nothing: fresh pages, true statuses', async ({ page, context, request }) => {
  await saveCoupon(page, request);
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/saved');
  await context.setOffline(false);
  expect((await page.goto('/saved'))?.status()).toBe(200);
  await expect(page.getByText(t('saved.offline.here'))).toBeHidden();
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await page.goto('/coupons');
  await expect(page.getByRole('heading', { level: 1, name: t('lists.coupons.title') })).toBeVisible();
});

test('who has saved nothing gets no worker, and who opens the page does', async ({ page }) => {
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/coupons', { waitUntil: 'load' });
  expect(await countWorkers()).toBe(0);
  await page.goto('/saved');
  await expect.poll(countWorkers).toBe(1);
});

for (const mode of ['failing', 'silent'] as const) {
  frontTest(`a saved code is readable while the server is ${mode}`, async ({ page, request, front }) => {
    const coupon = await saveCoupon(page, request);
    await waitForWorker(page);
    front.mode = mode;
    // Until the page is there: pictures wait as long as the server is silent.
    await page.goto('/saved', { waitUntil: 'commit' });
    await expect(getSavedOffers(page).getByText(coupon.code ?? '', { exact: true })).toBeVisible();
  });
}

frontTest('other pages show the error of the server as it is', async ({ page, request, front }) => {
  await saveCoupon(page, request);
  await waitForWorker(page);
  front.mode = 'failing';
  expect((await page.goto('/deals'))?.status()).toBe(502);
});
