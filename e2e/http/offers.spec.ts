import { expect, test } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';
import { findBrand, getFirstCoupon } from '../support/catalogue';
import { fetchPage, ORIGIN } from './fetch-page';

const t = getTranslator('en');

/** Every text anywhere within. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

test('linked data of lists names live offers by their own addresses, and no code', async ({ request }) => {
  const response = await request.get('/api/v1/coupons?page_size=20');
  const { data }: { data: { coupon_list: { code: string | null }[] } } = await response.json();
  const codes = data.coupon_list.map(({ code }) => code).filter((code) => code !== null);
  const { status, head } = await fetchPage('/coupons');
  expect(status).toBe(200);
  const [list] = head.linked;
  if (!list || !Array.isArray(list.itemListElement)) throw new Error('There is no list.');
  expect(list.itemListElement.length).toBeGreaterThan(0);
  for (const { item } of list.itemListElement) {
    expect(item).toMatchObject({
      '@type': 'Offer',
      url: expect.stringMatching(/^https?:\/\/[^/]+\/brands\/[^/?]+\?coupon=\d+$/),
      seller: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
    });
    if (item.validThrough) expect(Date.parse(item.validThrough)).toBeGreaterThan(Date.now());
    for (const name of ['price', 'aggregateRating', 'sku']) expect(item).not.toHaveProperty(name);
  }
  expect(listTexts(list).filter((text) => codes.includes(text))).toEqual([]);
});

test('an open offer has a card of its own, under the address of its brand', async ({ request }) => {
  const coupon = await getFirstCoupon(request);
  const { unique_name: uniqueName, name } = coupon.brand;
  const address = buildOfferHref('en', uniqueName, { kind: 'coupon', id: coupon.id });
  const { status, head } = await fetchPage(address);
  expect(status).toBe(200);
  expect(head.canonicals).toEqual([ORIGIN + buildBrandHref('en', uniqueName)]);
  expect(head.metas.get('og:url')).toEqual([ORIGIN + address]);
  expect(head.titles[0]).toContain(t('metadata.brand.title', { brand: name }));
  expect(head.titles).not.toEqual((await fetchPage(buildBrandHref('en', uniqueName))).head.titles);
  expect(JSON.stringify([...head.metas, ...head.titles])).not.toContain(coupon.code);
});

test('a brand with live deals alone opens on them, without JavaScript too', async ({ request }) => {
  const brand = await findBrand(request, (listed) => listed.total_coupons === 0 && listed.total_deals > 0);
  const { html } = await fetchPage(buildBrandHref('en', brand.unique_name));
  // The style sheet shows the panel that is marked so (components/ui/tabs.module.scss).
  const panels = [...html.matchAll(/<div id="(coupons|deals)" class="([^"]*)"/g)];
  expect(panels.map(([, id, classes]) => [id, /initial/.test(classes ?? '')])).toEqual([
    ['coupons', false],
    ['deals', true],
  ]);
});

test('a brand without a live offer says so and leads to others', async ({ request }) => {
  const brand = await findBrand(request, (listed) => listed.total_coupons + listed.total_deals === 0);
  const { status, html, head } = await fetchPage(buildBrandHref('en', brand.unique_name));
  expect(status).toBe(200);
  expect(head.metas.get('robots')).toEqual(['noindex, follow']);
  expect(head.metas.get('description')?.[0]).toContain(`${brand.name} has no live coupons or deals`);
  expect(html).toContain(t('brand.nothingLive.title'));
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const links = [...main.matchAll(/href="(\/brands\/[^"?#]+)"/g)].map(([, href]) => href);
  expect(new Set(links).size).toBeGreaterThanOrEqual(3);
});
