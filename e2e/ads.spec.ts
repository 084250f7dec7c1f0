import { test as plainTest, type Locator, type Page } from '@playwright/test';
import { buildAdDocument, buildAdPolicy } from '@/lib/ads/ad-document';
import { parseAdStats } from '@/lib/ads/ad-stats';
import { buildFramedAdUnit } from '@/lib/ads/testing/build-ad-unit';
import { getTranslator } from '@/lib/i18n';
import { getFirstCoupon } from './support/catalogue';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

/** The site of the tests has one unit, support/ads.json, which reports what it could reach of the page. */
const PROBE_REPORT = 'Probe reached: nothing';

const ADS = '**/api/ads';
const FRAME = '**/api/ads/en/*';

const t = getTranslator('en');

/** Opens the first coupon of the list in its dialog. */
async function openOffer(page: Page) {
  const dialog = page.getByRole('dialog');
  const link = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('offer.card.getCode')}`) })
    .first();
  await expect(async () => {
    await page.goto('/coupons');
    await waitForScripts(page);
    // Where its script is late, the link leads to the page of the offer instead.
    await link.click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  const region = dialog.getByRole('region', { name: t('ads.label') });
  const frame = region.getByTitle(t('ads.frame'));
  return { dialog, region, frame, house: region.getByRole('link') };
}

/** Serves a unit with this HTML, or none, in place of those of the configuration. */
async function haveUnit(page: Page, html?: string) {
  const units = html === undefined ? [] : [buildFramedAdUnit()];
  await page.route(ADS, (route) => route.fulfill({ json: { data: units } }));
  if (html === undefined) return;
  const headers = { 'content-security-policy': buildAdPolicy({ hosts: ['network.example'] }) };
  const body = buildAdDocument({ html, title: t('ads.frame'), locale: 'en' });
  await page.route(FRAME, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body }),
  );
}

/** Clicks into the frame with the mouse. Where a test drives the mouse, only the frame gets its events. */
async function clickInside(frame: Locator, text: string) {
  await frame.page().mouse.move(1, 1);
  await frame.locator('..').dispatchEvent('pointerenter');
  await frame.contentFrame().getByText(text).click();
}

async function readStats(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('ad-stats'));
  return parseAdStats(JSON.parse(text ?? 'null'));
}

test(
  'a unit of the configuration is shown, labelled, and reaches nothing of the page; Escape closes after a click in it',
  { tag: '@phone' },
  async ({ page }) => {
    const { dialog, region, frame, house } = await openOffer(page);
    await expect(region.getByText(t('ads.label'), { exact: true })).toBeVisible();
    await expect(frame.contentFrame().getByText(PROBE_REPORT)).toBeVisible();
    await expect(house).toHaveCount(0);
    await clickInside(frame, PROBE_REPORT);
    await expect(frame).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test(
  'openings, shows and clicks are counted, and closing takes the ad away',
  { tag: '@phone' },
  async ({ page }) => {
    const { dialog, frame, region, house } = await openOffer(page);
    await expect(house).toHaveCount(0);
    await expect(frame.contentFrame().getByText(PROBE_REPORT)).toBeVisible();
    const first = await readStats(page);
    expect(first.ads).toEqual([expect.objectContaining({ id: 'probe', showRate: 1, clickCount: 0 })]);
    await clickInside(frame, PROBE_REPORT);
    await expect.poll(async () => (await readStats(page)).ads[0]?.clickCount).toBe(1);
    await page.getByRole('button', { name: t('offer.dialog.close') }).click();
    await expect(dialog).toBeHidden();
    await expect(region).toHaveCount(0);
    await openOffer(page);
    expect((await readStats(page)).modalOpenCount).toBeGreaterThan(first.modalOpenCount);
  },
);

// Not on phones: where nothing hovers, a shown ad that takes the focus may have been touched.
test('an ad that takes the focus by itself has to give it back', async ({ page }) => {
  const html = `<p></p><script>
    let thefts = 0;
    const timer = setInterval(() => {
      window.focus();
      thefts += 1;
      document.querySelector('p').textContent = 'Thefts: ' + thefts;
      if (thefts === 10) clearInterval(timer);
    }, 100);
  </script>`;
  await haveUnit(page, html);
  const { dialog, frame, house } = await openOffer(page);
  await expect(house).toHaveCount(0);
  await expect(frame.contentFrame().getByText('Thefts: 10')).toBeVisible();
  await expect(dialog.locator(':focus:not(iframe)')).toHaveCount(1);
  expect((await readStats(page)).ads).toEqual([expect.objectContaining({ clickCount: 0 })]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an ad that comes late moves nothing', { tag: '@phone' }, async ({ page }) => {
  let release = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ADS, async (route) => {
    await isAwaited;
    await route.continue();
  });
  const { region, house, frame } = await openOffer(page);
  await expect(house).toBeVisible();
  const height = await region.evaluate((element) => element.clientHeight);
  release();
  await expect(frame.contentFrame().getByText(PROBE_REPORT)).toBeVisible();
  await expect(house).toHaveCount(0);
  expect(await region.evaluate((element) => element.clientHeight)).toBe(height);
});

test('without units the house advertises, and its link is reached by keyboard', async ({ page }) => {
  await haveUnit(page);
  const { house, frame } = await openOffer(page);
  await expect(house).toBeVisible();
  await expect(frame).toHaveCount(0);
  const href = await house.getAttribute('href');
  await house.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');
});

test('axe finds nothing in an offer beside the house or a unit', { tag: '@phone' }, async ({ page }) => {
  for (const html of [undefined, '<p style="color:#111">Lamps</p>']) {
    await haveUnit(page, html);
    const { house } = await openOffer(page);
    await expect(house).toHaveCount(html === undefined ? 1 : 0);
    await expectAccessibleInBothThemes(page);
    await page.unroute(ADS);
  }
});

for (const [name, spoil] of [
  ['corrupt', () => localStorage.setItem('ad-stats', '{"modalOpenCount":-1,"ads":7')],
  [
    'denied',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`where storage is ${name} the offer and the ad are shown all the same`, async ({ page }) => {
    // Frames that have no storage of their own cannot spoil it either.
    await page.addInitScript(`if (window === top) (${spoil})()`);
    const { dialog, frame } = await openOffer(page);
    await expect(frame.contentFrame().getByText(PROBE_REPORT)).toBeVisible();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
  });
}

// The browser itself complains about these, so the console is not watched.
plainTest('where the units or their network cannot be had the house advertises', async ({ page }) => {
  await page.route(ADS, (route) => route.abort());
  await expect((await openOffer(page)).house).toBeVisible();
  await page.unroute(ADS);

  await page.route('https://network.example/**', (route) => route.abort());
  await haveUnit(page, '<script src="https://network.example/ad.js"></script>');
  const { house, frame } = await openOffer(page);
  await expect(house).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(house).toBeVisible();
});

plainTest('a unit cannot take the visitor away', async ({ page }) => {
  const html = '<script>try { top.location = "/blog"; } catch {}</script><p>Stayed</p>';
  await haveUnit(page, html);
  const { dialog, frame } = await openOffer(page);
  await expect(frame.contentFrame().getByText('Stayed')).toBeVisible();
  await expect(page).toHaveURL(/[?&]coupon=\d+$/);
  await expect(dialog).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an open offer has its code and no advertisement', async ({ page, request }) => {
    const coupon = await getFirstCoupon(request);
    await page.goto(`/brands/${coupon.brand.unique_name}?coupon=${coupon.id}`);
    await expect(page.getByText(coupon.code ?? '', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: t('ads.label') })).toHaveCount(0);
  });
});
