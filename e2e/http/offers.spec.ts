import { expect, test } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';
import { getFirstCoupon } from '../support/catalogue';
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
