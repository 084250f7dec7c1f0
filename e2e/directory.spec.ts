import type { APIRequestContext, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { getTotal } from './support/catalogue';
import { expectAccessible } from './support/expect-accessible';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';

const t = getTranslator('en');

async function listBrandNames(request: APIRequestContext, query: string): Promise<string[]> {
  const response = await request.get(`/api/v1/brands?${query}`);
  const body: { data: { brand_list: { name: string }[] } } = await response.json();
  return body.data.brand_list.map(({ name }) => name);
}

function getLetters(page: Page) {
  return page.getByRole('navigation', { name: t('lists.letters.label') });
}

function getLetter(page: Page, name: string) {
  return getLetters(page).getByRole('link', { name, exact: true });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a shopper looks a shop up by its first letter', async ({ page, request }) => {
      const total = await getTotal(request, '/brands?letter=s');
      await page.goto('/brands?page=3');
      await getLetter(page, 'S').click();
      await expect(page).toHaveURL('/brands?letter=s');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('lists.brands.titleByLetter', { letter: 'S' }),
      );
      await expect(page).toHaveTitle(/Brands beginning with S/);
      const count = t('lists.brands.found', { count: total });
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(count);
      await expect(getLetters(page).locator('[aria-current]')).toHaveText('S');
      const headings = page.getByRole('article').getByRole('heading');
      await expect(headings).toHaveText(await listBrandNames(request, 'letter=s'));
      await page.getByRole('link', { name: t('common.pagination.next') }).click();
      await expect(page).toHaveURL('/brands?letter=s&page=2');
      await expect(headings).toHaveText(await listBrandNames(request, 'letter=s&page=2'));
    });

    test('a letter and a category go together, and a letter without brands can be dropped', async ({
      page,
    }) => {
      await page.goto('/brands?letter=l');
      const categories = page.getByRole('navigation', { name: t('lists.filter.label') });
      await categories.getByRole('link', { name: 'Travel' }).click();
      await expect(page).toHaveURL('/brands?category=travel&letter=l');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('lists.brands.titleInCategoryByLetter', { category: 'Travel', letter: 'L' }),
      );
      const choice = t('lists.chosen.letter', { letter: 'L' });
      await page.getByRole('link', { name: t('lists.chosen.remove', { choice }) }).click();
      await expect(page).toHaveURL('/brands?category=travel');
      await expect(getLetter(page, t('lists.letters.all'))).toHaveAttribute('aria-current', 'true');

      await page.goto('/brands?q=zzzzqqqq&letter=q');
      const dropped = t('lists.nothingLeft.quoted', { choice: t('lists.chosen.letter', { letter: 'Q' }) });
      await expect(
        page.getByText(t('lists.nothingLeft.message', { choices: dropped, count: 1 })),
      ).toBeVisible();
      await page.getByRole('link', { name: t('lists.nothingLeft.action', { count: 1 }) }).click();
      await expect(page).toHaveURL('/brands?q=zzzzqqqq');
    });
  });
}

test('letters are reached by keyboard alone, and 0–9 stands for what begins with none', async ({
  page,
  request,
}) => {
  await page.goto('/brands');
  await getLetter(page, 'A').focus();
  await page.keyboard.press('Tab');
  await expect(getLetter(page, 'B')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/brands?letter=b');

  const total = await getTotal(request, '/brands?letter=0');
  await page.goto('/brands');
  await getLetter(page, '0–9').click();
  await expect(page).toHaveURL('/brands?letter=0');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(
    t('lists.brands.found', { count: total }),
  );
});

test(
  'a letter far down the row does not scroll the page, which is accessible',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/brands?letter=v');
    await expect(getLetter(page, 'V')).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto('/brands?letter=s&category=travel');
    await expectAccessible(page);
  },
);

test.describe('on the narrowest phone', { tag: '@phone-only' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the letters scroll within themselves, and the chosen one is in sight', async ({ page }) => {
    await page.goto('/brands?letter=v');
    const overflow = await measureOverflow(page);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(getLetter(page, 'V')).toBeInViewport();
  });
});
