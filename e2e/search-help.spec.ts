import { test as plainTest, type Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getFirstCoupon, getLargestBrand } from './support/catalogue';
import { expectAccessibleInBothThemes } from './support/expect-accessible';
import { expect, test } from './support/site-test';

const t = getTranslator('en');
const API = '**/api/v1/**';

/** The search of the page itself, not the one in the header. Its field becomes a combobox when it is used. */
function getSearch(page: Page) {
  const search = page.getByRole('main').getByRole('search');
  return { search, field: search.locator('input[type=search]') };
}

/** Comes into the field by keyboard, and waits for its help. */
async function enterField(page: Page, path = '/') {
  await page.goto(path);
  const { search, field } = getSearch(page);
  await field.focus();
  await expect(search.getByRole('combobox')).toBeVisible();
  return field;
}

function getGroup(page: Page, kind: 'brands' | 'categories' | 'offers' | 'recent') {
  return page.getByRole('group', { name: t(`suggestions.groups.${kind}`) }).getByRole('option');
}

test('a shop is suggested and reached by keyboard alone', { tag: '@phone' }, async ({ page, request }) => {
  const brand = await getLargestBrand(request);
  for (const path of ['/', '/search?q=shoes', '/coupons']) {
    await test.step(path, async () => {
      const field = await enterField(page, path);
      await field.fill('');
      await field.pressSequentially(brand.name);
      const option = getGroup(page, 'brands').filter({ hasText: brand.name }).first();
      await expect(option).toHaveAttribute('href', `/brands/${brand.unique_name}`);
      await field.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
      await expect(field).toBeFocused();
      await field.press('Enter');
      await expect(page).toHaveURL(`/brands/${brand.unique_name}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.name);
    });
  }
});

test(
  'a category is reached by a press, and an offer at its own address',
  { tag: '@phone' },
  async ({ page, request }) => {
    const first = await enterField(page);
    await first.fill('trav');
    await getGroup(page, 'categories').filter({ hasText: 'Travel' }).click();
    await expect(page).toHaveURL('/categories/travel');

    const coupon = await getFirstCoupon(request);
    const field = await enterField(page);
    await field.fill(coupon.name);
    const option = getGroup(page, 'offers').first();
    const href = String(await option.getAttribute('href'));
    expect(href).toMatch(/^\/brands\/[^?]+\?(coupon|deal)=\d+$/);
    await option.click();
    await expect(page).toHaveURL(href);
  },
);

test('Escape closes the list, then empties the field; Tab closes it and goes on', async ({ page }) => {
  const field = await enterField(page);
  const list = page.getByRole('listbox', { name: t('suggestions.label') });
  await field.fill('travel');
  await expect(list).toBeVisible();
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('travel');
  await field.press('ArrowDown');
  await expect(list).toBeVisible();
  await field.press('Tab');
  await expect(list).toBeHidden();
  await expect(
    getSearch(page).search.getByRole('button', { name: t('home.hero.searchSubmit') }),
  ).toBeFocused();
  await field.focus();
  await expect(list).toBeVisible();
  await field.press('Escape');
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('searches go to the results, where what matched is marked; they are remembered, repeated and forgotten', async ({
  page,
}) => {
  const first = await enterField(page);
  await first.fill(' travel ');
  await expect(page.getByRole('listbox')).toBeVisible();
  await first.press('Enter');
  await expect(page).toHaveURL('/search?q=travel');
  await expect(page.getByRole('article').locator('mark').first()).toHaveText(/^travel$/i);
  const second = await enterField(page);
  await expect(getGroup(page, 'recent')).toHaveText(['travel']);
  await second.press('ArrowDown');
  await second.press('Enter');
  await expect(page).toHaveURL('/search?q=travel');
  const third = await enterField(page);
  await third.press('Tab');
  await expect(page.getByRole('button', { name: t('suggestions.clearRecent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(third).toBeFocused();
  const fourth = await enterField(page);
  await expect(fourth).toHaveAttribute('aria-expanded', 'false');
});

test('axe finds nothing on an open list with an active option', { tag: '@phone' }, async ({ page }) => {
  const field = await enterField(page);
  await field.fill('travel');
  await expect(page.getByRole('listbox')).toBeVisible();
  await field.press('ArrowDown');
  await expectAccessibleInBothThemes(page);
});

test.describe('where there is room', () => {
  test.use({ viewport: { width: 1010, height: 700 } });

  test('the header suggests too, over the page and inside the window, and no list is cut off', async ({
    page,
  }) => {
    // Lists have a field of their own.
    await page.goto('/about');
    const header = page.getByRole('banner');
    await header.locator('input[type=search]').fill('travel');
    const list = header.getByRole('listbox');
    await expect(list).toBeInViewport({ ratio: 1 });
    // Pressing each end of it meets nothing that lies above.
    await list.getByRole('option').first().click({ trial: true });
    await list.getByRole('option').last().click({ trial: true });

    // The list of the hero reaches beyond it.
    const field = await enterField(page);
    await field.fill('travel');
    const options = page.getByRole('listbox').getByRole('option');
    await options.first().click({ trial: true });
    await options.last().click({ trial: true });
  });
});

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the list fits the width and moves nothing', async ({ page }) => {
    for (const path of ['/', '/search?q=travel', '/deals']) {
      await test.step(path, async () => {
        const field = await enterField(page, path);
        const { search } = getSearch(page);
        const before = await search.boundingBox();
        await field.fill('fashion');
        const list = page.getByRole('listbox');
        await expect(list).toBeVisible();
        expect(await search.boundingBox()).toEqual(before);
        const box = await list.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain form, and the results are marked all the same', async ({ page }) => {
    await page.goto('/');
    const { search, field } = getSearch(page);
    await search.getByRole('searchbox', { name: t('home.hero.searchLabel') }).fill('travel');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=travel');
    await expect(page.getByRole('article').locator('mark').first()).toHaveText(/^travel$/i);
  });
});

test.describe('where storage is denied', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
  });

  test('it suggests, sends and remembers nothing, without a complaint', async ({ page }) => {
    const field = await enterField(page);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('travel');
    await expect(page.getByRole('listbox')).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=travel');
    await expect(await enterField(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

// The browser itself complains about calls that fail.
plainTest('where the API fails, nothing opens and the form just works', async ({ page }) => {
  await page.route(API, (route) => route.abort());
  const field = await enterField(page);
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/v1/search'));
  await field.fill('travel');
  await failure;
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=travel');
});

test('where the API takes long, nothing waits for it', async ({ page }) => {
  await page.route('**/api/v1/search?**', () => {});
  const field = await enterField(page);
  const call = page.waitForRequest('**/api/v1/search?**');
  await field.fill('travel');
  await call;
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=travel');
});
