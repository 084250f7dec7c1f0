import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { buildOfferHref } from '@/lib/url/paths';
import { getFirstCoupon, type ListedCoupon } from './catalogue';
import { waitForScripts } from './wait-for-scripts';

const t = getTranslator('en');

type OpenCoupon = { coupon: ListedCoupon; href: string; link: Locator; dialog: Locator };

/** The list of coupons, ready to be clicked, with the first that has a code; its dialog is not open yet. */
export async function goToCoupon(page: Page, request: APIRequestContext): Promise<OpenCoupon> {
  const coupon = await getFirstCoupon(request);
  const href = buildOfferHref('en', coupon.brand.unique_name, { kind: 'coupon', id: coupon.id });
  const link = page
    .getByRole('link', { name: `${t('offer.card.getCode')} ${coupon.name}` })
    .and(page.locator(`[href="${href}"]`));
  await page.goto('/coupons');
  await waitForScripts(page);
  return { coupon, href, link, dialog: page.getByRole('dialog', { name: coupon.name }) };
}

/** Replaces these values in the API's responses for single offers. */
export async function changeOffers(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.route(/\/api\/v1\/(?:coupons|deals)\/\d+(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const body: { data: object } = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...values } } });
  });
}

/** No network's ad comes, only the house's own. */
export async function haveNoAds(page: Page): Promise<void> {
  await page.route('**/api/ads', (route) => route.fulfill({ json: { data: [] } }));
}

/** Serves a page for every address of other sites. */
export async function standInForShops(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  );
}
