import type { APIRequestContext, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getTotal } from './support/catalogue';
import { expectAccessible } from './support/expect-accessible';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';

const t = getTranslator('en');

/** The orders of a list, and what the API calls them. */
const SORTS = [
  ['newest', 'newest'],
  ['ending', 'ending'],
  ['az', 'name'],
] as const;

async function listCouponNames(request: APIRequestContext, query: string): Promise<string[]> {
  const response = await request.get(`/api/v1/coupons?${query}`);
  const body: { data: { coupon_list: { name: string }[] } } = await response.json();
  return body.data.coupon_list.map(({ name }) => name);
}

/** From this width on the choices are always open (styles/_breakpoints.scss, tablet). */
const ROOMY_WIDTH = 720;

async function openChoices(page: Page) {
  const { width } = page.viewportSize() ?? { width: ROOMY_WIDTH };
  if (width < ROOMY_WIDTH) await getSummary(page).click();
}

function getSummary(page: Page) {
  return page.locator('summary', { hasText: t('lists.shape.label') });
}

function getSortLink(page: Page, name: string) {
  return page.getByRole('group', { name: t('lists.sort.label') }).getByRole('link', { name });
}

function getFilterLink(page: Page, name: string) {
  return page.getByRole('group', { name: t('lists.show.label') }).getByRole('link', { name });
}

function getChip(page: Page, choice: string) {
  return page.getByRole('link', { name: t('lists.chosen.remove', { choice }) });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'coupons are put in order',
      { tag: javaScriptEnabled ? '@phone' : '@desktop' },
      async ({ page, request }) => {
        for (const [sort, apiSort] of SORTS) {
          await test.step(sort, async () => {
            await page.goto('/coupons?category=travel&page=2');
            await openChoices(page);
            await getSortLink(page, t(`lists.sort.${sort}`)).click();
            await expect(page).toHaveURL(`/coupons?category=travel&sort=${sort}`);
            await openChoices(page);
            await expect(getSortLink(page, t(`lists.sort.${sort}`))).toHaveAttribute('aria-current', 'true');
            await page.goto(`/coupons?sort=${sort}&page=2`);
            const names = await listCouponNames(request, `sort=${apiSort}&page=2`);
            await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
          });
        }
      },
    );

    test(
      'a shopper filters, and takes each choice back by its chip',
      { tag: '@phone' },
      async ({ page, request }) => {
        const total = await getTotal(request, '/coupons?has_code=true&ending_soon=true');
        await page.goto('/coupons');
        await openChoices(page);
        await getFilterLink(page, t('lists.show.code')).click();
        await expect(page).toHaveURL('/coupons?type=code');
        await openChoices(page);
        await getFilterLink(page, t('lists.show.soon')).click();
        await expect(page).toHaveURL('/coupons?type=code&ending=soon');
        const count = t('lists.coupons.found', { count: total });
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(count);
        await getChip(page, t('lists.show.code')).click();
        await expect(page).toHaveURL('/coupons?ending=soon');
        await expect(getChip(page, t('lists.show.code'))).toHaveCount(0);
        await page.getByRole('link', { name: t('lists.chosen.clearAll') }).click();
        await expect(page).toHaveURL('/coupons');
        await expect(page.getByRole('list', { name: t('lists.chosen.label') })).toHaveCount(0);
      },
    );

    test('a search in a list keeps its choices, and filters that leave nothing can be dropped', async ({
      page,
    }) => {
      await page.goto('/deals?category=fashion&ending=soon&sort=az&page=1');
      const search = page.getByRole('main').getByRole('search');
      await search.locator('input[type=search]').fill('sale');
      await search.getByRole('button', { name: t('lists.submitSearch') }).click();
      await expect(page).toHaveURL('/deals?q=sale&category=fashion&ending=soon&sort=az');
      await page.goto('/coupons?q=zzzzqqqq&type=code&sort=az');
      const action = page.getByRole('link', { name: t('lists.nothingLeft.action', { count: 1 }) });
      await action.click();
      await expect(page).toHaveURL('/coupons?q=zzzzqqqq&sort=az');
      await expect(page.getByText(t('lists.coupons.noResultsMessage'))).toBeVisible();
    });
  });
}

test(
  'filters say how many offers they leave, are kept beside any text, and are accessible',
  { tag: '@phone' },
  async ({ page, request }) => {
    await test.step('how many offers they leave', async () => {
      const codes = await getTotal(request, '/coupons?has_code=true');
      const soon = await getTotal(request, '/coupons?ending_soon=true');
      await page.goto('/coupons');
      await openChoices(page);
      const format = (count: number) => t('lists.show.count', { count });
      await expect(getFilterLink(page, `${t('lists.show.code')} ${format(codes)}`)).toBeVisible();
      await expect(getFilterLink(page, `${t('lists.show.soon')} ${format(soon)}`)).toBeVisible();
    });

    await test.step('a text that no path can carry keeps the choices', async () => {
      await page.goto('/coupons?q=50%25&type=code&sort=az');
      for (const choice of [
        t('lists.chosen.text', { text: '50%' }),
        t('lists.show.code'),
        t('lists.chosen.sort', { sort: t('lists.sort.az') }),
      ]) {
        await expect(getChip(page, choice)).toBeVisible();
      }
    });

    await test.step('axe finds nothing on a list with choices', async () => {
      await page.goto('/coupons?q=a&category=travel&type=code&sort=az');
      await openChoices(page);
      await expectAccessible(page);
    });
  },
);

test(
  'on a phone the choices are folded away, counted, and reached by keyboard alone',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/coupons?type=code&sort=newest');
    const summary = getSummary(page);
    await expect(summary).toContainText(t('lists.shape.chosen', { count: 2 }));
    const first = getSortLink(page, t('lists.sort.featured'));
    await expect(first).toBeHidden();
    await expect(getChip(page, t('lists.show.code'))).toBeVisible();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/coupons?type=code');
  },
);

test('on a laptop the choices are in sight and reached by keyboard alone', async ({ page }) => {
  await page.goto('/deals');
  await expect(getSummary(page)).toBeHidden();
  const featured = getSortLink(page, t('lists.sort.featured'));
  await featured.focus();
  await page.keyboard.press('Tab');
  await expect(getSortLink(page, t('lists.sort.newest'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deals?sort=newest');
});

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no list with choices scrolls sideways', async ({ page }) => {
    for (const path of [
      `/coupons?q=${'a+long+search+text+'.repeat(8)}&type=no-code&ending=soon&sort=ending`,
      '/deals?ending=soon',
    ]) {
      await page.goto(path);
      await openChoices(page);
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test('what a page carries stands in its list until the API has responded', async ({ page, request }) => {
  const lists = [
    ['brands', 'brand_list', 'name'],
    ['coupons', 'coupon_list', 'name'],
    ['deals', 'deal_list', 'title'],
  ] as const;
  for (const [pageType, list, title] of lists) {
    const api = `/api/v1/${pageType}?page=1&page_size=20`;
    const { data } = await (await request.get(api)).json();
    const carried = { ...data, [list]: [{ ...data[list][0], [title]: `Carried ${pageType}` }] };
    const block = JSON.stringify({ pageType, page: 1, totalPages: 1, staticData: carried });
    await page.route(`/${pageType}`, async (route) => {
      const html = await (await route.fetch()).text();
      const script = `<script type="application/json" id="preloaded-data">${block}</script></body>`;
      await route.fulfill({ body: html.replace('</body>', () => script), contentType: 'text/html' });
    });
    let respond = () => {};
    const isShown = new Promise<void>((resolve) => (respond = resolve));
    await page.route(api, async (route) => {
      await isShown;
      await route.continue();
    });
    await page.goto(`/${pageType}`);
    const titles = page.locator(`[data-list=${pageType}]`).getByRole('heading');
    await expect(titles).toHaveText([`Carried ${pageType}`]);
    respond();
    await expect(titles).toHaveText(data[list].map((item: Record<string, string>) => item[title]));
  }
});
