import type { Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getFirstCoupon } from './support/catalogue';
import { changeOffers, goToCoupon, standInForShops } from './support/open-offer';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const COPY = new RegExp(`^${t('offer.panel.copy')}`);

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readSelection = (page: Page) => page.evaluate(() => window.getSelection()?.toString());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('getting a code puts it on the clipboard; what comes by back and forward copies nothing', async ({
    page,
    request,
  }) => {
    const { link, dialog, coupon } = await goToCoupon(page, request);
    await link.click();
    await expect(dialog.getByText(t('offer.panel.onClipboard'))).toBeVisible();
    expect(await readClipboard(page)).toBe(coupon.code?.trim());
    await expect(dialog.getByRole('button', { name: COPY })).toBeVisible();

    await test.step('it is asked whether it worked, and the response can be taken back', async () => {
      const question = dialog.getByRole('group', { name: t('offer.panel.vote.question') });
      await question.getByRole('button', { name: t('offer.panel.vote.no') }).click();
      await expect(dialog.getByText(t('offer.panel.vote.saidNo'))).toBeVisible();
      await expect(question).toBeHidden();
      await dialog.getByRole('button', { name: t('offer.panel.vote.undo') }).click();
      await expect(question).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('offer-votes'))).toBe('[]');
    });

    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    await page.goForward();
    await expect(dialog.getByRole('button', { name: COPY })).toBeVisible();
    await expect(dialog.getByRole('status')).toBeEmpty();
    expect(await readClipboard(page)).toBe('mine');
  });

  test('the button is named after its offer and says Copied! for a while', async ({ page, request }) => {
    const coupon = await getFirstCoupon(request);
    await page.goto(`/brands/${coupon.brand.unique_name}?coupon=${coupon.id}`);
    await waitForScripts(page);
    const offer = page.getByRole('region', { name: coupon.name });
    const name = `${t('offer.panel.copy')} ${t('offer.panel.copyOf', { offer: coupon.name })}`;
    // A page that was opened cold copies nothing by itself.
    await expect(offer.getByRole('status')).toBeEmpty();
    await offer.getByRole('button', { name, exact: true }).click();
    await expect(offer.getByRole('button', { name: t('offer.panel.copied') })).toBeVisible();
    await expect(offer.getByRole('status')).toHaveText(t('offer.panel.copied'));
    expect(await readClipboard(page)).toBe(coupon.code?.trim());
    await expect(offer.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(offer.getByRole('status')).toBeEmpty();
  });

  test('a code that has expired meanwhile is shown, but not copied by itself', async ({ page, request }) => {
    await changeOffers(page, { end_date: '2020-01-01' });
    const { link, dialog, coupon } = await goToCoupon(page, request);
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    await link.click();
    await expect(dialog.getByText(t('offer.panel.expired'))).toBeVisible();
    await expect(dialog.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
    expect(await readClipboard(page)).toBe('mine');
  });
});

for (const [how, prepare] of [
  [
    'refuses',
    () => {
      const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } });
    },
  ],
  [
    'never resolves',
    () => {
      const hang = () => new Promise(() => undefined);
      Object.defineProperty(navigator, 'clipboard', { value: { write: hang, writeText: hang } });
    },
  ],
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
] as const) {
  test(`where the clipboard ${how}, the code is selected, and the shop still opens`, async ({
    page,
    request,
    context,
  }) => {
    await standInForShops(context);
    await page.addInitScript(prepare);
    const { link, dialog, coupon } = await goToCoupon(page, request);
    await link.click();
    await expect(dialog.getByText(t('offer.panel.pressCopy'))).toBeVisible();
    expect(await readSelection(page)).toBe(coupon.code?.trim());
    await dialog.getByRole('button', { name: COPY }).click();
    await expect(dialog.getByText(t('offer.panel.copyFailed'))).toBeVisible();
    expect(await readSelection(page)).toBe(coupon.code?.trim());
    const shop = context.waitForEvent('page');
    await dialog.getByRole('link', { name: t('offer.shop.goTo', { shop: coupon.brand.name }) }).click();
    await expect(await shop).toHaveTitle('Shop');
  });
}

test('a screen reader gets the code letter by letter', async ({ page, request }) => {
  await changeOffers(page, { code: 'SAVE-20' });
  const { link, dialog } = await goToCoupon(page, request);
  await link.click();
  await expect(dialog.getByText('S A V E dash 2 0')).toBeAttached();
});
