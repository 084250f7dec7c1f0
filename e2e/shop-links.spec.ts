import { COUNTS_PATH } from '@/lib/browser/count-click';
import { getTranslator } from '@/lib/i18n';
import { getFirstCoupon, getFirstDeal } from './support/catalogue';
import { changeOffers, goToCoupon, standInForShops } from './support/open-offer';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const SHOP_LINK = new RegExp(`${t('offer.shop.newTab').replace(/[()]/g, String.raw`\$&`)}$`);

test('the shop opens in a new tab that knows nothing of this one, which stays', async ({
  page,
  request,
  context,
}) => {
  await standInForShops(context);
  const { link, dialog, href } = await goToCoupon(page, request);
  await link.click();
  const shop = dialog.getByRole('link', { name: SHOP_LINK });
  await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  // Opening the offer has opened nothing else.
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await shop.click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Shop');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(href);
  await expect(dialog).toBeVisible();
});

test('an offer leads to its tracking link, else its origin, else its site, and never to what is no web address', async ({
  page,
  request,
}) => {
  for (const [links, expected] of [
    [{ tracking_url: 'https://track.example/1' }, 'https://track.example/1'],
    [{ tracking_url: null, origin_url: 'https://origin.example/1' }, 'https://origin.example/1'],
    [
      { tracking_url: 'javascript:alert(1)', origin_url: 'https://origin.example/1' },
      'https://origin.example/1',
    ],
  ] as const) {
    await test.step(JSON.stringify(links), async () => {
      await changeOffers(page, links);
      const { link, dialog } = await goToCoupon(page, request);
      await link.click();
      await expect(dialog.getByRole('link', { name: SHOP_LINK })).toHaveAttribute('href', expected);
      await page.unrouteAll();
    });
  }

  await test.step('a deal, also to its site', async () => {
    const deal = await getFirstDeal(request);
    await changeOffers(page, { tracking_url: null, origin_url: null, site_url: 'https://site.example/1' });
    await page.goto('/deals');
    await waitForScripts(page);
    await page
      .getByRole('link', { name: new RegExp(`^${t('offer.card.getDeal')}`) })
      .and(page.locator(`[href$="?deal=${deal.id}"]`))
      .click();
    await expect(page.getByRole('dialog').getByRole('link', { name: SHOP_LINK })).toHaveAttribute(
      'href',
      'https://site.example/1',
    );
  });
});

test.describe('what visitors do is counted', () => {
  // A headless browser says that it is one, and robots are left out.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

  test('once for each offer and page view, also by a middle click, and nothing waits for it', async ({
    page,
    request,
    context,
  }) => {
    await standInForShops(context);
    await page.addInitScript(() => {
      const write = () => Promise.resolve();
      Object.defineProperty(navigator, 'clipboard', { value: { write, writeText: write } });
    });
    const counts: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith(COUNTS_PATH)) counts.push(sent.postDataJSON());
    });
    const { link, dialog, coupon } = await goToCoupon(page, request);
    const expectCounts = (...kinds: string[]) =>
      expect
        .poll(() => counts)
        .toEqual(kinds.map((kind) => expect.objectContaining({ kind, offer: 'coupon' })));
    await link.click();
    const shop = dialog.getByRole('link', { name: SHOP_LINK });
    await expect(dialog.getByText(t('offer.panel.onClipboard'))).toBeVisible();
    await expectCounts('open', 'copy');
    await shop.click({ button: 'middle' });
    await expectCounts('open', 'copy', 'visit');
    await shop.click();
    await page.keyboard.press('Escape');
    await link.click();
    await expect(dialog.getByText(t('offer.panel.onClipboard'))).toBeVisible();
    await expectCounts('open', 'copy', 'visit');
    expect(counts[0]).toEqual({ kind: 'open', offer: 'coupon', id: coupon.id });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop opens in a new tab', async ({ page, request }) => {
    const coupon = await getFirstCoupon(request);
    await page.goto(`/brands/${coupon.brand.unique_name}?coupon=${coupon.id}`);
    const shop = page.getByRole('region', { name: coupon.name }).getByRole('link', { name: SHOP_LINK });
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  });
});
