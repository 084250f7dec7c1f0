import type { Locator, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const KEY = 'cookie-consent';
const TABS_TO_TRY = 25;

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
  'comes by itself, late, and takes neither focus nor room; covers at most a quarter, and the end can be read',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/coupons');
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
    expect((await region.boundingBox())?.height).toBeLessThanOrEqual(height / 4);
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
  test(`"${t(`consent.${label}`)}" stores nothing, and forgets an acceptance a day later`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const { region, findButton } = findBanner(page);
    await findButton(label).click();
    await expect(region).toBeHidden();
    expect(await readConsent(page)).toBeNull();
    await page.evaluate((key) => localStorage.setItem(key, '"accepted"'), KEY);
    await page.clock.fastForward('23:59:00');
    expect(await readConsent(page)).toBe('"accepted"');
    await page.clock.fastForward('00:02:00');
    await expect.poll(() => readConsent(page)).toBeNull();
    await expect(region).toBeHidden();
  });
}

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
  });
});

test('axe finds nothing with the banner open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(findBanner(page).region).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the banner does not make the page scroll sideways', async ({ page }) => {
    await page.goto('/coupons');
    const { region, findButton } = findBanner(page);
    await expect(region).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const label of ['accept', 'essential', 'dismiss'] as const) {
      const target = await findButton(label).boundingBox();
      expect(target?.height).toBeGreaterThan(43.5);
    }
  });
});
