import { getTranslator } from '@/lib/i18n';
import { getFirstCoupon, getLargestBrand, getStats, getTotal } from './support/catalogue';
import { expect, test } from './support/site-test';

const t = getTranslator('en');
const number = new Intl.NumberFormat('en');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('home shows what the catalogue features, up to the limits of each section, and counts it', async ({
      page,
      request,
    }) => {
      await page.goto('/');
      const section = (name: string) => page.getByRole('region', { name });
      await expect(section(t('home.coupons')).getByRole('article')).toHaveCount(10);
      await expect(section(t('home.deals')).getByRole('article')).toHaveCount(16);
      await expect(section(t('home.brands')).getByRole('listitem')).toHaveCount(15);
      for (const category of ['Travel', 'Fashion']) {
        const highlight = section(t('home.highlight', { category }));
        await expect(highlight.getByRole('article')).toHaveCount(5);
        await expect(
          highlight.getByRole('link', {
            name: t('home.viewAllOf', { name: t('home.highlight', { category }) }),
          }),
        ).toHaveAttribute('href', `/categories/${category.toLowerCase()}`);
      }

      const { brands, coupons, deals } = await getStats(request);
      const footer = page.getByRole('contentinfo');
      for (const count of [brands, coupons, deals]) await expect(footer).toContainText(number.format(count));
      expect(brands).toBeGreaterThanOrEqual(16_000);

      await test.step('an empty search goes nowhere', async () => {
        const search = page.getByRole('main').getByRole('search');
        // Not by its role: with JavaScript the field becomes a combobox as soon as it is used.
        const field = search.locator('input[type=search]');
        await field.fill('   ');
        await field.press('Enter');
        await expect(page).toHaveURL('/');
      });

      await test.step('a misspelt shop is found', async () => {
        const { name } = await getLargestBrand(request);
        const word = name.split(/\s+/).find((part) => /^[a-z]{5,}$/i.test(part)) ?? name;
        const misspelt = word[0] + word.slice(2);
        await page.goto(`/search?q=${encodeURIComponent(name.replace(word, misspelt))}`);
        await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
      });
    });

    test('a shopper pages through a category of coupons, to the end, and searches in one', async ({
      page,
      request,
    }) => {
      await page.goto('/coupons');
      await page
        .getByRole('navigation', { name: t('lists.filter.label') })
        .getByRole('link', { name: 'Travel' })
        .click();
      await expect(page).toHaveURL('/coupons?category=travel');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('lists.coupons.titleInCategory', { category: 'Travel' }),
      );
      const first = await page.getByRole('article').first().getByRole('heading').innerText();
      await page.getByRole('link', { name: t('common.pagination.next') }).click();
      await expect(page).toHaveURL('/coupons?category=travel&page=2');
      await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
      await expect(page.getByRole('article')).toHaveCount(20);

      await page.goto('/coupons?category=fashion');
      const search = page.getByRole('main').getByRole('search');
      await search.getByRole('searchbox').fill('  dress ');
      await search.getByRole('button', { name: t('lists.submitSearch') }).click();
      await expect(page).toHaveURL(/\/coupons\?/);
      expect(new URL(page.url()).searchParams.get('category')).toBe('fashion');
      expect(new URL(page.url()).searchParams.get('q')?.trim()).toBe('dress');
      await expect(page.getByRole('article').first()).toContainText(/dress/i);

      await test.step('the last page of the longest list is there', async () => {
        const total = await getTotal(request, '/coupons');
        const last = Math.ceil(total / 20);
        await page.goto(`/coupons?page=${last}`);
        await expect(page.getByRole('article')).toHaveCount(total - (last - 1) * 20);
        await expect(
          page
            .getByRole('navigation', { name: t('common.pagination.navigation') })
            .locator('[aria-current=page]'),
        ).toHaveText(String(last));
      });
    });

    test('a brand has its tabs, and a coupon opens by its address, with the whole code', async ({
      page,
      request,
    }) => {
      const brand = await getLargestBrand(request);
      await page.goto(`/brands/${brand.unique_name}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.name);
      const deals = page.getByRole('heading', { name: t('brand.dealsHeading', { brand: brand.name }) });
      await expect(deals).toBeHidden();
      const role = javaScriptEnabled ? 'tab' : 'link';
      await page
        .getByRole(role, { name: new RegExp(`^${t('brand.tabs.deals')}`) })
        .and(page.locator('main *'))
        .click();
      await expect(page).toHaveURL(/#deals$/);
      await expect(deals).toBeVisible();

      const coupon = await getFirstCoupon(request);
      await page.goto(`/brands/${coupon.brand.unique_name}?coupon=${coupon.id}`);
      await expect(page.getByText(coupon.code ?? '', { exact: true })).toBeVisible();
      const shop = page.getByRole('link', { name: t('offer.shop.goTo', { shop: coupon.brand.name }) });
      await expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
      await expect(shop).toHaveAttribute('target', '_blank');
    });
  });
}
