import type { Locator, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { buildBrandHref } from '@/lib/url/paths';
import { getFirstArticlePath, getFirstCoupon } from './support/catalogue';
import { goToCoupon } from './support/open-offer';
import { readHead } from './support/read-head';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const SHARE = new RegExp(`^${t('offer.share.share')} \\S`);

const getShareButton = (part: Page | Locator) => part.getByRole('button', { name: SHARE });

/** Presses the button, and returns what it has put on the clipboard. */
async function copyLink(page: Page, part: Page | Locator = page): Promise<string> {
  await getShareButton(part).click();
  await expect(part.getByRole('button', { name: t('offer.share.copied') })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('where the system has no sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('what is copied opens cold, with the picture of what was shared', async ({
    page,
    request,
    baseURL,
  }) => {
    const { link, dialog, coupon, href } = await goToCoupon(page, request);
    const brandHref = buildBrandHref('en', coupon.brand.unique_name);
    const articleHref = await getFirstArticlePath(request);
    await link.click();
    expect(await copyLink(page, dialog)).toBe(`${baseURL}${href}`);
    for (const path of [`${brandHref}#deals`, articleHref]) {
      await page.goto(path);
      await waitForScripts(page);
      expect(await copyLink(page)).toBe(`${baseURL}${path.replace('#deals', '')}`);
    }
    const shared = [
      [href, 'coupon'],
      [brandHref, 'brand'],
      [articleHref, 'article'],
    ] as const;
    for (const [path, kind] of shared) {
      const { metas } = readHead(await (await request.get(path)).text());
      expect(metas.get('og:image')?.[0]).toContain(`/social/en/${kind}/`);
      expect(metas.get('og:url')).toEqual([`${baseURL}${path}`]);
    }
  });
});

test(
  'the sheet of the system gets the address and the title',
  { tag: '@phone-only' },
  async ({ page, request, baseURL }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => void (document.title = JSON.stringify(data));
    });
    const { id, name, brand } = await getFirstCoupon(request);
    const href = `/brands/${brand.unique_name}?coupon=${id}`;
    await page.goto(href);
    await waitForScripts(page);
    await getShareButton(page).tap();
    await expect(page).toHaveTitle(JSON.stringify({ title: name, url: `${baseURL}${href}` }));
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button to share, and an offer is printed from its own page', async ({
    page,
    request,
  }) => {
    const { id, name, code, brand } = await getFirstCoupon(request);
    await page.goto(`/brands/${brand.unique_name}?coupon=${id}`);
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(getShareButton(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expectTicketOnPaper(page, page.getByRole('main'), { name, code, shop: brand.name });
  });
});

test('an opened offer is printed alone, as one ticket', async ({ page, request }) => {
  const { link, dialog, coupon } = await goToCoupon(page, request);
  // Fetches the dialog's script: a busy machine may take longer than a click waits for it.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(dialog.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('main')).toBeHidden();
  const { name, code, brand } = coupon;
  await expectTicketOnPaper(page, dialog, { name, code, shop: brand.name });
});

test('a list is printed without what stands around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/coupons?category=travel');
  const main = page.getByRole('main');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const role of ['search', 'navigation', 'button'] as const) {
    await expect(main.getByRole(role)).toHaveCount(0);
  }
  await expect(main.getByText(t('lists.shape.label'))).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(20);
});

type Printed = { name: string; code: string | null; shop: string };

/** One sheet with all of an offer, dark on light, and nothing else. */
async function expectTicketOnPaper(page: Page, part: Locator, { name, code, shop }: Printed): Promise<void> {
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const text of [name, code?.trim() ?? '', shop]) {
    await expect(part.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(part.getByText(t('offer.paper.lastDay'))).toBeVisible();
  await expect(part.getByText(t('offer.paper.address')).locator('..')).toContainText(page.url());
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(part.getByRole('heading')).toHaveCount(1);
  expect(await part.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}
