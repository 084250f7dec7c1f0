import { type Page, test as base } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getFirstDeal, getLargestBrand } from './support/catalogue';
import { expect, test } from './support/site-test';

const t = getTranslator('en');
const PATH = '/categories/travel';
const COUPONS_2 = `${PATH}?tab=coupons&page=2#coupons`;

const getTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const getPanel = (page: Page) => page.getByRole('tabpanel');
const getNext = (page: Page) => getPanel(page).getByRole('link', { name: t('common.pagination.next') });
const getFirstTitle = (page: Page) => getPanel(page).getByRole('article').first().getByRole('heading');
const getCurrentPage = (page: Page) =>
  getPanel(page)
    .getByRole('navigation', { name: t('common.pagination.navigation') })
    .locator('[aria-current=page]');

/** Opens an address, waits until its tabs work, and marks the document: the mark is lost where it is loaded again. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
}

const expectSameDocument = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-kept', '');

test(
  'a page of a category tab is turned in place, and back, forward, a reload and a shared link show it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await open(page, `${PATH}#coupons`);
    const first = await getFirstTitle(page).innerText();
    await getNext(page).click();
    await expect(page).toHaveURL(COUPONS_2);
    await expect(getFirstTitle(page)).not.toHaveText(first);
    await expect(getCurrentPage(page)).toHaveText('2');

    await test.step('the visitor is led to its top', async () => {
      await expect(
        getPanel(page).getByRole('heading', { name: t('category.headings.coupons', { category: 'Travel' }) }),
      ).toBeFocused();
      await expect(getFirstTitle(page)).toBeInViewport();
      await expect(getPanel(page).getByRole('status')).toHaveText(/2/);
      await expectSameDocument(page);
    });

    await test.step('the address names the page', async () => {
      const second = await getFirstTitle(page).innerText();
      await page.goBack();
      await expect(page).toHaveURL(`${PATH}#coupons`);
      await expect(getFirstTitle(page)).toHaveText(first);
      await page.goForward();
      await expect(page).toHaveURL(COUPONS_2);
      await expect(getFirstTitle(page)).toHaveText(second);
      await expectSameDocument(page);
      await page.reload();
      await expect(getFirstTitle(page)).toHaveText(second);
      const other = await browser.newPage();
      await other.goto(page.url());
      await expect(getFirstTitle(other)).toHaveText(second);
      await other.close();
    });
  },
);

test('a tab that was on a later page comes back at its first', async ({ page }) => {
  await test.step('which was shown before', async () => {
    await open(page, `${PATH}#coupons`);
    const first = await getFirstTitle(page).innerText();
    await getNext(page).click();
    await expect(getFirstTitle(page)).not.toHaveText(first);
    await getTab(page, t('category.tabs.brands')).click();
    await expect(page).toHaveURL(PATH);
    await getTab(page, t('category.tabs.coupons')).click();
    await expect(page).toHaveURL(`${PATH}#coupons`);
    await expect(getFirstTitle(page)).toHaveText(first);
    await expect(getCurrentPage(page)).toHaveText('1');
    await expectSameDocument(page);
  });

  await test.step('which is fetched, where the server rendered a later one', async () => {
    await page.goto('about:blank');
    await open(page, COUPONS_2);
    const second = await getFirstTitle(page).innerText();
    await getTab(page, t('category.tabs.deals')).click();
    await expect(page).toHaveURL(`${PATH}#deals`);
    await getTab(page, t('category.tabs.coupons')).click();
    await expect(getFirstTitle(page)).not.toHaveText(second);
    await expect(getCurrentPage(page)).toHaveText('1');
    await expectSameDocument(page);
  });
});

test('both tabs of a brand have pages of their own', async ({ page, request }) => {
  const brand = await getLargestBrand(request);
  await open(page, `/brands/${brand.unique_name}`);
  const first = await getFirstTitle(page).innerText();
  await getNext(page).click();
  await expect(page).toHaveURL(`/brands/${brand.unique_name}?tab=coupons&page=2`);
  await expect(getFirstTitle(page)).not.toHaveText(first);
  await getTab(page, t('brand.tabs.deals')).click();
  await expect(page).toHaveURL(`/brands/${brand.unique_name}#deals`);
  await getTab(page, t('brand.tabs.coupons')).click();
  await expect(page).toHaveURL(`/brands/${brand.unique_name}`);
  await expect(getFirstTitle(page)).toHaveText(first);
  await expectSameDocument(page);
});

test('the keyboard alone turns pages and goes on from the top of the list; Ctrl opens a tab', async ({
  page,
  context,
}) => {
  await open(page, PATH);
  const first = await getFirstTitle(page).innerText();
  await getNext(page).focus();
  await page.keyboard.press('Enter');
  await expect(getFirstTitle(page)).not.toHaveText(first);
  await expect(getPanel(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getPanel(page).getByRole('article').first().getByRole('link').first()).toBeFocused();
  await expectSameDocument(page);

  await open(page, PATH);
  const opened = context.waitForEvent('page');
  await getNext(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`${PATH}?tab=brands&page=2`);
  await expect(page).toHaveURL(PATH);
});

test('an offer opened over a later page leaves it as it is', async ({ page }) => {
  await open(page, COUPONS_2);
  const second = await getFirstTitle(page).innerText();
  await getPanel(page)
    .getByRole('link', { name: new RegExp(t('offer.card.getCode')) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(COUPONS_2);
  await expect(getFirstTitle(page)).toHaveText(second);
  await expectSameDocument(page);
});

test('an open deal leaves the other tab within reach', async ({ page, request }) => {
  const deal = await getFirstDeal(request);
  await page.goto(`/brands/${deal.brand.unique_name}?deal=${deal.id}`);
  const coupons = page.getByRole('tab', { name: new RegExp(t('brand.tabs.coupons')) });
  const deals = page.getByRole('tab', { name: new RegExp(t('brand.tabs.deals')) });
  await expect(deals).toHaveAttribute('aria-selected', 'true');
  await coupons.click();
  await expect(coupons).toHaveAttribute('aria-selected', 'true');
  await deals.click();
  await expect(deals).toHaveAttribute('aria-selected', 'true');
});

test('a tab from a shared link does not stick while paging', async ({ page }) => {
  await page.goto('/categories/travel#coupons');
  const tab = (id: 'brands' | 'coupons') =>
    page.getByRole('tab', { name: new RegExp(t(`category.tabs.${id}`)) });
  await expect(tab('coupons')).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: t('common.pagination.next') })
    .click();
  await expect(page).toHaveURL('/categories/travel?tab=coupons&page=2#coupons');
  await tab('brands').click();
  await expect(page).toHaveURL('/categories/travel');
  await expect(tab('brands')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('coupons')).toHaveAttribute('aria-selected', 'true');
});

test('where storage is denied pages are turned all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, PATH);
  await getNext(page).click();
  await expect(getCurrentPage(page)).toHaveText('2');
  await expectSameDocument(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are links', async ({ page }) => {
    await page.goto(`${PATH}?tab=coupons&page=2`);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.pagination.next') })
      .and(page.locator(':visible'))
      .click();
    await expect(page).toHaveURL(`${PATH}?tab=coupons&page=3#coupons`);
    await expect(
      page
        .getByRole('navigation', { name: t('common.pagination.navigation') })
        .locator('[aria-current=page]'),
    ).toHaveText('3');
  });
});

// The browser itself complains about a call that fails.
base.describe('with the API failing', () => {
  base('a failure shows a message, the address stays true, and Try Again retries', async ({ page }) => {
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, PATH);
    await getNext(page).click();
    const alert = getPanel(page).getByRole('alert');
    await expect(alert).toContainText(t('common.failure.message'));
    await expect(page).toHaveURL(`${PATH}?tab=brands&page=2`);
    await page.unroute('**/api/v1/**');
    await alert.getByRole('button', { name: t('common.failure.retry') }).click();
    await expect(alert).toBeHidden();
    await expect(getPanel(page).getByRole('article').first()).toBeVisible();
    await expect(getCurrentPage(page)).toHaveText('2');
  });

  base('tabs and the pages that the server rendered still work', async ({ page }) => {
    await page.route('**/api/v1/**', (route) => route.abort());
    await open(page, COUPONS_2);
    await getTab(page, t('category.tabs.deals')).click();
    await expect(getPanel(page).getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(`${PATH}#deals`);
  });
});
