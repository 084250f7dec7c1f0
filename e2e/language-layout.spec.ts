import type { Page } from '@playwright/test';
import { getTranslator, SPOKEN_LOCALES, type Locale } from '@/lib/i18n';
import { formatLanguageName } from '@/lib/i18n/format';
import { localizePath } from '@/lib/url/paths';
import { expectAccessible } from './support/expect-accessible';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';

const WIDTHS = [320, 390, 768, 1000, 1100, 1239, 1240, 1440];
const HEIGHT = 900;

for (const locale of SPOKEN_LOCALES) {
  const t = getTranslator(locale);

  test(`pages in ${locale} fit every width, and the header stays on one line, with a way to search`, async ({
    page,
  }) => {
    for (const path of [
      '/',
      '/coupons?type=no-code',
      '/brands',
      '/categories/travel',
      '/contact',
      '/saved',
    ]) {
      await test.step(path, async () => {
        await page.goto(localizePath(locale, path));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          expect(await measureOverflow(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
          if (path === '/') await expectHeader(page, locale, width);
        }
      });
    }
  });

  test(`the words in place of a code are whole in ${locale} on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localizePath(locale, '/coupons?type=no-code'));
    const words = page.getByRole('main').getByText(t('offer.card.noCode'), { exact: true }).first();
    await expect(words).toBeVisible();
    const cut = await words.evaluate((element) => {
      const frame = element.parentElement?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      return frame ? Math.max(text.right - frame.right, text.bottom - frame.bottom, frame.top - text.top) : 1;
    });
    expect(cut).toBeLessThanOrEqual(0);
    // Its button promises no code.
    const button = page.getByRole('main').getByRole('article').first().locator('a[href*="coupon="]');
    await expect(button).toContainText(t('offer.card.getOffer'));
  });
}

async function expectHeader(page: Page, locale: Locale, width: number): Promise<void> {
  const t = getTranslator(locale);
  const header = page.getByRole('banner');
  const box = await header.boundingBox();
  expect(box?.height, `height at ${width}`).toBeLessThan(70);
  const form = header.getByRole('search');
  const button = header.getByRole('link', { name: t('layout.search.open'), exact: true });
  await expect(form.or(button).filter({ visible: true })).toHaveCount(1);
  const field = form.getByLabel(t('layout.search.label'));
  if (await form.isVisible()) expect((await field.boundingBox())?.width).toBeGreaterThan(115);
}

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads to the other languages', async ({ page }) => {
    const t = getTranslator('fr');
    await page.goto('/fr/deals');
    await page
      .locator('summary')
      .and(page.getByLabel(t('layout.nav.menu')))
      .click();
    const spanish = page
      .getByRole('banner')
      .getByRole('link', { name: formatLanguageName('es'), exact: true });
    await expect(spanish).toBeVisible();
    await expectAccessible(page);
    await spanish.click();
    await expect(page).toHaveURL('/es/deals');
  });
});
