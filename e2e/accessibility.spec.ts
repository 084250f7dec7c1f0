import { getFirstCoupon, getLargestBrand } from './support/catalogue';
import { expectAccessible } from './support/expect-accessible';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';

const PAGES = [
  '/',
  '/brands',
  '/brands?q=zzzzqqqq',
  '/coupons',
  '/coupons?category=travel&page=2',
  '/deals',
  '/categories',
  '/categories/travel',
  '/categories/fashion#deals',
  '/search',
  '/search?q=shoes',
  '/search?q=zzzzqqqq',
  '/nope',
  '/blog',
  '/contact',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of PAGES) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }

    test('axe finds nothing on a brand with an offer open', async ({ page, request }) => {
      const coupon = await getFirstCoupon(request);
      const brand = await getLargestBrand(request);
      for (const path of [
        `/brands/${coupon.brand.unique_name}?coupon=${coupon.id}`,
        `/brands/${brand.unique_name}#deals`,
      ]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });
  });
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of PAGES) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      const overflow = await measureOverflow(page);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
