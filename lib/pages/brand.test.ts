import { LISTED_COUPON, openListingHost } from '@/lib/catalogue/http/testing/open-listing-host';
import { loadBrandPage } from './brand';

const open = (kind: 'coupon' | 'deal', id: number) => ({ uniqueName: 'lumera', offer: { kind, id } });

describe('a brand page', () => {
  it.each([
    ['is invalid without a name', { uniqueName: ' ' }, 'invalid'],
    ['is unknown where the brand is', { uniqueName: 'nobody' }, 'unknown'],
    ['ends with its last page', { uniqueName: 'lumera', tab: 'deals', page: 2 } as const, 'out-of-range'],
    ['is there', { uniqueName: 'lumera' }, 'found'],
  ])('%s', async (_, state, status) => {
    expect(await loadBrandPage(openListingHost().source, state)).toMatchObject({ status });
  });

  it('holds both tabs, and no open offer where none is named', async () => {
    const data = await loadBrandPage(openListingHost().source, { uniqueName: 'lumera' });
    expect(data).toMatchObject({
      brand: { id: 7 },
      coupons: { total: 1 },
      deals: { total: 1 },
      tab: 'coupons',
      openOffer: undefined,
    });
  });

  it('opens the offer that its own call gives', async () => {
    const { source } = openListingHost({
      'coupons/99': { data: { ...LISTED_COUPON, id: 99, name: 'On a later page' } },
    });
    expect(await loadBrandPage(source, open('coupon', 99))).toMatchObject({
      status: 'found',
      openOffer: { name: 'On a later page' },
    });
  });

  it.each([404, 405])('opens a listed offer where a host responds with %d for one', async (status) => {
    const response = new Response('{}', { status });
    const { source } = openListingHost({ 'coupons/11': response, 'deals/12': response });
    expect(await loadBrandPage(source, open('coupon', 11))).toMatchObject({
      tab: 'coupons',
      openOffer: { kind: 'coupon', id: 11, code: 'TEN' },
    });
    expect(await loadBrandPage(source, open('deal', 12))).toMatchObject({
      tab: 'deals',
      openOffer: { kind: 'deal', id: 12 },
    });
  });

  it.each([
    ['a coupon that is nowhere', open('coupon', 99)],
    ["a deal by a coupon's id", open('deal', 11)],
  ])('is out of range with %s', async (_, state) => {
    expect(await loadBrandPage(openListingHost().source, state)).toEqual({ status: 'out-of-range' });
  });

  it("is out of range with another brand's offer", async () => {
    const { source } = openListingHost({ 'coupons/50': { data: { ...LISTED_COUPON, id: 50, brand_id: 8 } } });
    expect(await loadBrandPage(source, open('coupon', 50))).toEqual({ status: 'out-of-range' });
  });

  it('asks for the open offer beside the lists, once', async () => {
    const { source, calls } = openListingHost();
    await loadBrandPage(source, open('coupon', 11));
    expect(calls.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
      ...['brands/name/lumera', 'coupons', 'deals', 'coupons/11'],
    ]);
  });
});
