import { getTranslator } from '@/lib/i18n';
import { getTotal } from './support/catalogue';
import { expect, test } from './support/site-test';

const t = getTranslator('en');
const PAGE_SIZE = 20;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a reader pages through the blog, and each page begins at its top',
      { tag: javaScriptEnabled ? '@phone' : '@desktop' },
      async ({ page, request }) => {
        const total = await getTotal(request, '/articles');
        expect(total).toBeGreaterThan(PAGE_SIZE);
        await page.goto('/blog');
        await expect(
          page.getByText(t('article.list.showing', { start: 1, end: PAGE_SIZE, total })),
        ).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
        await page.getByRole('link', { name: t('common.pagination.next'), exact: true }).click();
        await expect(page).toHaveURL('/blog?page=2');
        const end = Math.min(total, 2 * PAGE_SIZE);
        const showing = page.getByText(t('article.list.showing', { start: PAGE_SIZE + 1, end, total }));
        await expect(showing).toBeInViewport();
        await expect(page.getByRole('article')).toHaveCount(end - PAGE_SIZE);
        await page.getByRole('link', { name: t('common.pagination.previous'), exact: true }).click();
        await expect(page).toHaveURL('/blog');

        await test.step('a page past the end has status 404', async () => {
          expect((await page.goto('/blog?page=99'))?.status()).toBe(404);
          await expect(
            page.getByRole('heading', {
              level: 1,
              name: t('errors.outOfRange.title', { list: t('article.list.title') }),
            }),
          ).toBeVisible();
        });
      },
    );

    test('an article is shown with what it is about, and leads to its page', async ({ page }) => {
      await page.goto('/blog');
      const title = 'How coupon stacking works, and when it does not';
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(t('article.featured'), { exact: true })).toBeVisible();
      await expect(card.getByText('Fashion', { exact: true })).toBeVisible();
      await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
      await card.click({ position: { x: 20, y: 20 } });
      await expect(page).toHaveURL('/blog/how-coupon-stacking-works');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle('Coupon stacking explained with worked examples');
      const crumbs = page.getByRole('navigation', { name: t('layout.breadcrumbs') });
      await crumbs.getByRole('link', { name: t('layout.nav.blog') }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
}
