import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

const t = getTranslator('en');
const SLUG = 'how-coupon-stacking-works';
const PATH = `/blog/${SLUG}`;
const CODE_AND_TABLE_PATHS = [PATH, '/blog/packing-light-for-a-week', '/blog/buying-glasses-online'];

async function countCoupons(request: APIRequestContext): Promise<number> {
  const response = await request.get(`/api/v1/articles/slug/${SLUG}`);
  const { data }: { data: { coupons: unknown[] } } = await response.json();
  return data.coupons.length;
}

const getContents = (page: Page) => page.getByRole('navigation', { name: t('article.contents') });
const getEntry = (page: Page, name: string) => getContents(page).getByRole('link', { name, exact: true });
const getHeading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

/** How far the top of something is from where links put it: 80 px below the top of the window. */
async function measureMiss(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box === null ? Infinity : Math.abs(box.y - 80);
}

async function expectArrival(target: Locator): Promise<void> {
  await expect.poll(() => measureMiss(target)).toBeLessThanOrEqual(2);
}

/** Scrolls at once until something is this many pixels below the top of the window. */
function scrollTo(target: Locator, distance: number): Promise<void> {
  return target.evaluate((element, below) => {
    const top = element.getBoundingClientRect().top + window.scrollY - below;
    window.scrollTo({ top, behavior: 'instant' });
  }, distance);
}

test.describe('the contents list', () => {
  test('leads to a heading 80 px below the top, marks it, and back leads back', async ({ page }) => {
    await page.goto(PATH);
    await waitForScripts(page);
    await expect(getContents(page).locator('[aria-current]')).toHaveCount(0);
    const entry = getEntry(page, 'A two-minute test');
    await entry.click();
    await expect(page).toHaveURL(`${PATH}#text-a-two-minute-test`);
    await expectArrival(getHeading(page, 'A two-minute test'));
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await expect(getContents(page).locator('[aria-current]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expect(getContents(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('marks the last heading within 100 px of the top, is indented, and stays in sight', async ({
    page,
  }) => {
    await page.goto(PATH);
    await waitForScripts(page);
    const heading = getHeading(page, 'What usually combines');
    await scrollTo(heading, 105);
    await expect(getEntry(page, 'The arithmetic first')).toHaveAttribute('aria-current', 'true');
    await scrollTo(heading, 95);
    await expect(getEntry(page, 'What usually combines')).toHaveAttribute('aria-current', 'true');
    await expect(getContents(page).locator('[aria-current]')).toHaveCount(1);

    const textStart = (name: string) =>
      getEntry(page, name).evaluate((link) => parseFloat(getComputedStyle(link).paddingLeft));
    const starts = [
      await textStart('How coupon stacking works'),
      await textStart('What usually combines'),
      await textStart('The word "extra"'),
      await textStart('The word "exclusive"'),
      await textStart('And "loyalty"'),
    ];
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    await scrollTo(getHeading(page, 'In short'), 300);
    await expect(getEntry(page, 'In short')).toBeInViewport();

    await test.step('scrolls by itself in a low window, and keeps the marked entry in sight', async () => {
      await page.setViewportSize({ width: 1440, height: 420 });
      await page.goto(PATH);
      await waitForScripts(page);
      await scrollTo(getHeading(page, 'In short'), 90);
      const entry = getEntry(page, 'In short');
      await expect(entry).toHaveAttribute('aria-current', 'true');
      await expect(entry).toBeInViewport({ ratio: 0.9 });
    });
  });

  test('takes the keyboard along to the heading, and moves at once where motion is not welcome', async ({
    page,
  }) => {
    await page.goto(PATH);
    await waitForScripts(page);
    const heading = getHeading(page, 'A two-minute test');
    const entry = getEntry(page, 'A two-minute test');
    // Nobody presses Enter while the page still moves to what got the focus.
    await entry.scrollIntoViewIfNeeded();
    await entry.press('Enter');
    await expectArrival(heading);
    await page.keyboard.press('Tab');
    const isBehind = await heading.evaluate((element) => {
      const focused = document.activeElement;
      const order = focused ? element.compareDocumentPosition(focused) : 0;
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isBehind).toBe(true);

    await page.goto(PATH);
    const html = page.locator('html');
    await expect(html).toHaveCSS('scroll-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(html).toHaveCSS('scroll-behavior', 'auto');
    await getEntry(page, 'In short').click();
    expect(await measureMiss(getHeading(page, 'In short'))).toBeLessThanOrEqual(2);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still leads to its headings', async ({ page }) => {
      await page.goto(PATH);
      await getEntry(page, 'In short').click();
      await expect(page).toHaveURL(`${PATH}#text-in-short`);
      await expectArrival(getHeading(page, 'In short'));
    });
  });
});

test(
  'small screens have one column, without contents and brand',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto(PATH);
    await expect(getHeading(page, 'In short')).toBeVisible();
    await expect(getContents(page)).toBeHidden();
    await expect(page.getByRole('main').getByText(t('article.about.totalCoupons'))).toBeHidden();
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a footnote is reached, and its sentence again',
      { tag: javaScriptEnabled ? '@phone' : '@desktop' },
      async ({ page }) => {
        await page.goto(PATH);
        const mark = page.getByRole('main').getByRole('link', { name: '1', exact: true });
        const note = page.getByRole('listitem').filter({ hasText: 'Most shops measure the threshold' });
        await mark.click();
        await expect(page).toHaveURL(`${PATH}#text-fn-threshold`);
        await expect(note).toBeInViewport();
        await note.getByRole('link', { name: t('article.footnotes.back', { number: 1 }) }).click();
        await expect(page).toHaveURL(`${PATH}#text-fnref-threshold`);
        await expect(mark).toBeInViewport();
      },
    );

    test('links inside the text stay, others open a new tab', async ({ page, context }) => {
      await page.goto(PATH);
      const text = page.getByRole('main');
      await text.getByRole('link', { name: 'find out in two minutes' }).click();
      await expectArrival(getHeading(page, 'A two-minute test'));
      expect(context.pages()).toHaveLength(1);
      const opened = context.waitForEvent('page');
      await text.getByRole('link', { name: 'list of coupons' }).click();
      await expect(await opened).toHaveURL('/coupons?type=code');
      await expect(page).toHaveURL(`${PATH}#text-a-two-minute-test`);
    });

    test('related coupons are shown by twos, all of them, and fewer again', async ({ page, request }) => {
      const count = await countCoupons(request);
      expect(count).toBeGreaterThan(2);
      await page.goto(PATH);
      const title = page.getByRole('heading', { name: t('article.coupons.title') });
      const related = page.locator('section').filter({ has: title });
      const cards = related.getByRole('article').filter({ visible: true });
      const toggle = related.locator('summary');
      const more = related.getByRole('link', { name: t('article.coupons.more', { count: count - 2 }) });
      await expect(cards).toHaveCount(2);
      await expect(toggle).toHaveText(t('article.coupons.showAll', { count }), { useInnerText: true });
      await toggle.press('Enter');
      await expect(cards).toHaveCount(count);
      await expect(toggle).toHaveText(t('article.coupons.showLess'), { useInnerText: true });
      await expect(more).toBeHidden();
      await toggle.click();
      await expect(cards).toHaveCount(2);
      await more.click();
      await expect(cards).toHaveCount(count);
    });

    test('an article that does not exist says so with status 404', async ({ page }) => {
      const response = await page.goto('/blog/no-such-article');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: t('article.notFound.title') })).toBeVisible();
      await expect(page.getByText(t('article.notFound.message'))).toBeVisible();
      await page.getByRole('link', { name: t('article.notFound.action') }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
}

test('a deal between the blocks opens in place, and closing leaves the article as it was', async ({
  page,
}) => {
  await page.goto(`${PATH}#text-what-usually-combines`);
  await waitForScripts(page);
  const link = page.getByRole('link', { name: new RegExp(`^${t('offer.card.getDeal')}`) });
  const deal = link.and(page.locator('[href*="?deal="]')).first();
  await deal.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: t('offer.shop.newTab') })).toBeVisible();
  await expect(page).toHaveURL(/\/brands\/[^/]+\?deal=\d+$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${PATH}#text-what-usually-combines`);
  await expect(deal).toBeFocused();
});

test(
  'axe finds nothing on an article, its first section read and its coupons open',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(PATH);
    await waitForScripts(page);
    await page.locator('section summary').first().click();
    // At the top, where the header lies over no button.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessibleInBothThemes(page);
    const contents = page.getByRole('navigation', { name: t('article.contents') });
    if (!(await contents.isVisible())) return;
    await scrollTo(getHeading(page, 'The arithmetic first'), 90);
    await expect(contents.locator('[aria-current]')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'nav:has([aria-current="true"])');
  },
);

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no code and no table makes an article scroll sideways', async ({ page }) => {
    for (const path of CODE_AND_TABLE_PATHS) {
      await page.goto(path);
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});
