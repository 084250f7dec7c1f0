import { expect, test } from '@playwright/test';
import { getTranslator, SPOKEN_LOCALES } from '@/lib/i18n';
import { buildOfferHref, localizePath } from '@/lib/url/paths';
import { getFirstCoupon } from '../support/catalogue';
import { expectNoEnglish, readVisible } from './english';
import { fetchPage } from './fetch-page';

const OTHERS = SPOKEN_LOCALES.filter((locale) => locale !== 'en');

for (const locale of OTHERS) {
  test(`what the catalogue says stays as it came in ${locale}, and the page around it does not`, async ({
    request,
  }) => {
    const t = getTranslator(locale);
    const coupon = await getFirstCoupon(request);
    const offer = buildOfferHref(locale, coupon.brand.unique_name, { kind: 'coupon', id: coupon.id });
    const { html } = await fetchPage(offer);
    expect(readVisible(html)).toContain(coupon.name);
    expect(readVisible(html)).toContain(t('offer.panel.code'));
    expectNoEnglish(html, locale, offer);

    const blog = await fetchPage(localizePath(locale, '/blog'));
    const [path = ''] = new RegExp(`/${locale}/blog/[\\w-]+`).exec(blog.html) ?? [];
    const article = await fetchPage(path);
    expect(article.status).toBe(200);
    expect(article.html).toMatch(new RegExp(`<html [^>]*lang="${locale}"`));
    expect(readVisible(article.html)).toContain(t('layout.footer.legal'));
  });
}

test('a browser that prefers another language is not sent there', async ({ request }) => {
  const headers = { 'Accept-Language': 'es-ES,es;q=0.9' };
  const response = await request.get('/', { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/<html [^>]*lang="en"/);
});
