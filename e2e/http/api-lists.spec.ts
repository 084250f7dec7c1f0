import { expect, test, type APIRequestContext } from '@playwright/test';
import { getEndTime } from '@/lib/catalogue/rules/offer-dates';

type Body<T> = { data: T };
type CouponList = {
  coupon_list: { id: number; name: string; code: string | null; end_date: string | null }[];
  total: number;
};
type BrandList = { brand_list: { id: number; name: string }[]; total: number };

async function listCoupons(request: APIRequestContext, query: string): Promise<CouponList> {
  const response = await request.get(`/api/v1/coupons?${query}`);
  expect(response.status()).toBe(200);
  const { data }: Body<CouponList> = await response.json();
  return data;
}

async function listBrands(request: APIRequestContext, query: string): Promise<BrandList> {
  const response = await request.get(`/api/v1/brands?${query}`);
  expect(response.status()).toBe(200);
  const { data }: Body<BrandList> = await response.json();
  return data;
}

test.describe('lists of the API', () => {
  for (const sort of ['newest', 'ending', 'name']) {
    test(`hold every coupon once, sorted by ${sort}`, async ({ request }) => {
      const whole = await listCoupons(request, `sort=${sort}&page_size=60`);
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listCoupons(request, `sort=${sort}&page_size=20&page=${page}`)),
      );
      expect(pages.flatMap((page) => page.coupon_list.map(({ id }) => id))).toEqual(
        whole.coupon_list.map(({ id }) => id),
      );
      const lastPage = Math.ceil(whole.total / 20);
      const last = await listCoupons(request, `sort=${sort}&page_size=20&page=${lastPage}`);
      expect(last.coupon_list.length).toBe(whole.total - (lastPage - 1) * 20);
    });
  }

  test('separate coupons with a code from those that need none', async ({ request }) => {
    const [all, coded, plain] = await Promise.all(
      ['', 'has_code=true', 'has_code=false'].map((query) => listCoupons(request, query)),
    );
    expect(coded?.coupon_list.every(({ code }) => code !== null)).toBe(true);
    expect(plain?.coupon_list.every(({ code }) => code === null)).toBe(true);
    expect((coded?.total ?? 0) + (plain?.total ?? 0)).toBe(all?.total);
  });

  test('hold what ends soon, soonest first', async ({ request }) => {
    const { coupon_list: coupons, total } = await listCoupons(request, 'ending_soon=true&sort=ending');
    expect(total).toBeGreaterThan(0);
    const ends = coupons.map(({ end_date: end }) => getEndTime(end) ?? Infinity);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(ends).not.toContain(Infinity);
  });

  test('hold the brands of a letter, from A to Z', async ({ request }) => {
    const { brand_list: brands, total } = await listBrands(request, 'letter=b');
    expect(total).toBeGreaterThan(0);
    expect(brands.every(({ name }) => /^b/i.test(name))).toBe(true);
    const names = brands.map(({ name }) => name);
    expect(names[0]?.localeCompare(names.at(-1) ?? '', 'en')).toBeLessThanOrEqual(0);
  });

  test('refuse an unknown value in words', async ({ request }) => {
    for (const path of [
      'coupons?sort=price',
      'coupons?has_code=maybe',
      'deals?ending_soon=soon',
      'brands?letter=BB',
    ]) {
      const response = await request.get(`/api/v1/${path}`);
      expect.soft(response.status(), path).toBe(400);
      expect.soft(await response.json(), path).toMatchObject({ error: { code: 'invalid_parameter' } });
    }
  });
});
