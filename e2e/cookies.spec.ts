import type { Locator, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { buildOfferHref, localizePath } from '@/lib/url/paths';
import { getFirstCoupon } from './support/catalogue';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const KEY = 'cookie-consent';
const TABS_TO_TRY = 25;
/** docs/specification.md §4.25. */
const MOST_COVERED = 0.12;
/** WCAG 2.5.8. */
const LEAST_TARGET_PX = 24;
/** The browser reports edges as 32-bit numbers, so that a height of 24 may read 23.99997. */
const ROUNDING_PX = 0.01;
const SMALL_PHONES = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;

function findBanner(page: Page) {
  const region = page.getByRole('region', { name: t('consent.title') });
  const findButton = (label: 'accept' | 'essential' | 'dismiss') =>
    region.getByRole('button', { name: t(`consent.${label}`) });
  return { region, findButton, learnMore: region.getByRole('link', { name: t('consent.learnMore') }) };
}

const readConsent = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** How many pixels of what has the focus lie under the banner. */
function measureCovered(region: Locator): Promise<number> {
  return region.evaluate((banner) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || banner.contains(focused)) return 0;
    return Math.max(0, focused.getBoundingClientRect().bottom - banner.getBoundingClientRect().top);
  });
}

test(
  'comes by itself, late, and takes neither focus nor room; is small, no largest paint, and the end can be read',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const paints: (Element | null)[] = [];
      const addPaint = (entry: PerformanceEntry) => paints.push(Reflect.get(entry, 'element'));
      new PerformanceObserver((list) => list.getEntries().forEach(addPaint)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
      Object.assign(window, { paints });
    });
    // The list with the least to paint before the banner comes.
    await page.goto('/brands');
    await waitForScripts(page);
    const { region } = findBanner(page);
    await expect(region).toBeHidden();
    await page.evaluate(() => {
      const shifts: PerformanceEntry[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
      Object.assign(window, { shifts });
    });
    await expect(region).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

    const { height = 0 } = page.viewportSize() ?? {};
    expect((await region.boundingBox())?.height).toBeLessThanOrEqual(height * MOST_COVERED);
    const largest = await region.evaluate((banner) => {
      const paints: (Element | null)[] = Reflect.get(window, 'paints');
      return { count: paints.length, ofBanner: paints.filter((element) => banner.contains(element)).length };
    });
    expect(largest.count).toBeGreaterThan(0);
    expect(largest.ofBanner).toBe(0);
    const last = page.getByText(t('layout.footer.rights'));
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight * 2, behavior: 'instant' }));
    const end = await last.boundingBox();
    const cover = await region.boundingBox();
    // A browser scrolls by whole pixels.
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((cover?.y ?? 0) + 1);
  },
);

test('acceptance is remembered: the next page does not ask', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const { region, findButton } = findBanner(page);
  await findButton('accept').click();
  await expect(region).toBeHidden();
  expect(await readConsent(page)).toBe('"accepted"');
  await page.goto('/coupons');
  await waitForScripts(page);
  await page.clock.fastForward('00:10');
  await expect(region).toBeHidden();
});

for (const label of ['essential', 'dismiss'] as const) {
  test(`"${t(`consent.${label}`)}" is remembered, removes a later acceptance, and can be changed`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const { region, findButton } = findBanner(page);
    await findButton(label).click();
    await expect(region).toBeHidden();
    expect(await readConsent(page)).toBe('"essential"');
    await page.getByRole('link', { name: t('layout.footer.cookieChoices') }).click();
    await expect(region).toBeFocused();
    await findButton('accept').click();
    await expect(region).toBeHidden();
    expect(await readConsent(page)).toBe('"accepted"');
    await page.evaluate((key) => localStorage.setItem(key, '"accepted"'), KEY);
    await page.clock.fastForward('23:59:00');
    expect(await readConsent(page)).toBe('"accepted"');
    await page.clock.fastForward('00:02:00');
    await expect.poll(() => readConsent(page)).toBeNull();
    await expect(region).toBeHidden();
  });
}

test('on a small phone the banner does not come to lie over the code of an open offer', async ({
  page,
  request,
}) => {
  const coupon = await getFirstCoupon(request);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(buildOfferHref('en', coupon.brand.unique_name, { kind: 'coupon', id: coupon.id }));
  const { region } = findBanner(page);
  await expect(region).toBeVisible();
  const code = page.locator('[data-offer-code]');
  const measureGap = async () => {
    const [cover, text] = await Promise.all([region.boundingBox(), code.boundingBox()]);
    return (cover?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? 0));
  };
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0);
});

test('"Learn more" leads to the page about cookies and is out of its way', async ({ page }) => {
  await page.goto('/');
  const { region, learnMore } = findBanner(page);
  await learnMore.click();
  await expect(page).toHaveURL('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region).toBeHidden();
});

test(
  'never lies over what the keyboard is on, is operated by keyboard, and the focus goes back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/coupons');
    const { region, findButton } = findBanner(page);
    await expect(region).toBeVisible();
    for (let stop = 0; stop < TABS_TO_TRY; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => measureCovered(region)).toBe(0);
    }

    const email = page.getByRole('contentinfo').getByLabel(t('layout.newsletter.email'));
    await email.focus();
    await findButton('essential').focus();
    await page.keyboard.press('Enter');
    await expect(region).toBeHidden();
    await expect(email).toBeFocused();
  },
);

test('goes with a choice where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/coupons');
  const { region, findButton } = findBanner(page);
  await findButton('accept').click();
  await expect(region).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner that nobody could close', async ({ page }) => {
    await page.goto('/coupons');
    await expect(page.getByText(t('consent.title'))).toHaveCount(0);
    await page.getByRole('link', { name: t('layout.footer.cookieChoices') }).click();
    await expect(page).toHaveURL('/cookies');
  });
});

test('axe finds nothing with the banner open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(findBanner(page).region).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test.describe('on small phones', { tag: '@phone-only' }, () => {
  for (const locale of SPOKEN_LOCALES) {
    test(`the banner in ${locale} is small, can be tapped and does not make the page scroll sideways`, async ({
      page,
    }) => {
      await page.goto(localizePath(locale, '/coupons'));
      const region = page.locator('[data-cookie-banner]');
      await expect(region).toBeVisible();
      for (const [width, height] of SMALL_PHONES) {
        const size = `${width} × ${height}`;
        await page.setViewportSize({ width, height });
        const banner = await region.boundingBox();
        expect(banner?.height, size).toBeLessThanOrEqual(height * MOST_COVERED);
        for (const target of await region.locator('a, button').all()) {
          const box = await target.boundingBox();
          expect(box?.height, size).toBeGreaterThan(LEAST_TARGET_PX - ROUNDING_PX);
        }
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, size).toBeLessThanOrEqual(width);
      }
    });
  }
});
