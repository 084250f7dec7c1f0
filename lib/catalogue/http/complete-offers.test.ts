import { createFakeFetch } from './testing/create-fake-fetch';
import { createHttpCatalogue } from '.';

const NOW = new Date('2026-11-20T12:00:00Z');
const coupon = (id: number, values: object = {}) => ({ id, brand_id: 7, name: `Coupon ${id}`, ...values });
const BRAND = { data: { id: 7, name: 'Lumera', unique_name: 'lumera', tracking_url: 'https://go.example/' } };

function open(responses: Record<string, unknown>, clock = () => NOW) {
  const { fetch, calls } = createFakeFetch(responses);
  const source = createHttpCatalogue({ baseUrl: 'https://api.example', fetch, report: () => {}, clock });
  return { source, countCalls: (path: string) => calls.filter((call) => call.path === path).length };
}

const coupons = { data: { coupon_list: [coupon(1), coupon(2), coupon(3, { brand_id: 8 })], total: 3 } };

it('fetches the brands that a list names by their ids alone, each once', async () => {
  const { source, countCalls } = open({ coupons, 'brands/7': BRAND });
  const { items } = await source.listCoupons();
  expect(items.map(({ brand }) => brand?.uniqueName)).toEqual(['lumera', 'lumera', undefined]);
  expect(items[0]?.brand).toEqual({
    ...{ id: 7, name: 'Lumera', uniqueName: 'lumera', logo: null },
    ...{ trackingUrl: 'https://go.example/', originUrl: null, siteUrl: null },
  });
  await source.listCoupons();
  expect([countCalls('brands/7'), countCalls('brands/8')]).toEqual([1, 1]);
});

it('asks again after five minutes, and after ten seconds for a brand that it did not get', async () => {
  let now = NOW.getTime();
  const { source, countCalls } = open({ coupons, 'brands/7': BRAND }, () => new Date(now));
  await source.listCoupons();
  now += 11_000;
  await source.listCoupons();
  expect([countCalls('brands/7'), countCalls('brands/8')]).toEqual([1, 2]);
  now += 300_000;
  await source.listCoupons();
  expect([countCalls('brands/7'), countCalls('brands/8')]).toEqual([2, 3]);
});

it('asks for no brand that came with its offer', async () => {
  const { source, countCalls } = open({
    coupons: { data: { coupon_list: [coupon(1, { brand: BRAND.data })], total: 1 } },
  });
  expect((await source.listCoupons()).items).toMatchObject([{ brand: { name: 'Lumera' } }]);
  expect(countCalls('brands/7')).toBe(0);
});

it('completes offers of a search, of an article and single ones, too', async () => {
  const deal = { id: 4, brand_id: 7, title: 'Sale' };
  const { source } = open({
    'brands/7': BRAND,
    'coupons/1': { data: coupon(1) },
    search: { data: { total: 1, deals: { total: 1, deal_list: [deal] } } },
    'articles/slug/guide': {
      data: {
        id: 5,
        slug: 'guide',
        title: 'Guide',
        content: '',
        coupons: [coupon(1)],
        published_at: '2026-01-01',
      },
    },
  });
  expect((await source.getCoupon(1))?.brand?.name).toBe('Lumera');
  expect((await source.search({ query: 'sale' })).deals.items[0]?.brand?.name).toBe('Lumera');
  expect((await source.getArticleBySlug('guide'))?.coupons[0]?.brand?.name).toBe('Lumera');
});

it('puts what a host lists as expired behind what is live', async () => {
  const list = [coupon(1, { end_date: '2026-11-19' }), coupon(2), coupon(3, { end_date: '2026-11-20' })];
  const { source } = open({ coupons: { data: { coupon_list: list, total: 3 } }, 'brands/7': BRAND });
  expect((await source.listCoupons()).items.map(({ id }) => id)).toEqual([2, 3, 1]);
});

it('does without the calls that a host does not have', async () => {
  const brands = [7, 8].map((id) => ({ id, name: `Brand ${id}`, unique_name: `brand-${id}` }));
  const categories = ['a', 'b', 'c'].map((slug, index) => ({ id: index + 1, name: slug, slug, icon: '' }));
  const { source } = open({
    brands: { data: { brand_list: brands, total: 2 } },
    categories: { data: { category_list: categories, total: 3 } },
  });
  expect((await source.listRelatedBrands(7)).map(({ id }) => id)).toEqual([8]);
  expect((await source.listRelatedCategories(2)).map(({ id }) => id)).toEqual([3, 1]);
  expect(await source.listExpiredCoupons({ brandId: 7 })).toMatchObject({ items: [], total: 0 });
  expect(await source.listExpiredDeals({ brandId: 7 })).toMatchObject({ items: [], total: 0 });
});
