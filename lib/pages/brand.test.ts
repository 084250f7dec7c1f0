import { LISTED_COUPON, openListingHost } from '@/lib/catalogue/http/testing/open-listing-host';
import { loadBrandPage as load, type BrandPageState } from './brand';
import type { CatalogueSource } from '@/lib/catalogue/source';
import { buildCoupon, buildPage } from '@/lib/testing/build-offer';

const NOW = new Date('2026-11-20T12:00:00Z');
const loadBrandPage = (source: CatalogueSource, state: BrandPageState) => load(source, state, NOW);

const open = (kind: 'coupon' | 'deal', id: number) => ({ uniqueName: 'lumera', offer: { kind, id } });

describe('a brand page', () => {
  it.each([
    ['is invalid without a name', { uniqueName: ' ' }, 'invalid'],
    ['is unknown where the brand is', { uniqueName: 'nobody' }, 'unknown'],
    ['ends with its last page', { uniqueName: 'lumera', tab: 'deals', page: 2 } as const, 'out-of-range'],
    ['is there', { uniqueName: 'lumera' }, 'found'],
    ['has moved from its id to its name', { uniqueName: '7' }, 'moved'],
    ['is unknown by an id that nobody has', { uniqueName: '99' }, 'unknown'],
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

  it('shows what does not work, as visitors say, below the other offers, and what has expired below that', async () => {
    const { source } = openListingHost();
    const listCoupons = async () =>
      buildPage(
        [
          buildCoupon({ id: 1, isDoubtful: true }),
          buildCoupon({ id: 2 }),
          buildCoupon({ id: 3 }),
          buildCoupon({ id: 4, endDate: '2026-01-01' }),
        ],
        { total: 60, pageSize: 50 },
      );
    const data = await loadBrandPage({ ...source, listCoupons }, { uniqueName: 'lumera' });
    expect(data.status === 'found' && data.coupons.items.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
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
  ])('keeps its brand with %s', async (_, state) => {
    expect(await loadBrandPage(openListingHost().source, state)).toMatchObject({
      status: 'unknown-offer',
      brand: { name: 'Lumera' },
    });
  });

  it("keeps its brand with another brand's offer", async () => {
    const { source } = openListingHost({ 'coupons/50': { data: { ...LISTED_COUPON, id: 50, brand_id: 8 } } });
    expect(await loadBrandPage(source, open('coupon', 50))).toMatchObject({ status: 'unknown-offer' });
  });

  it('asks for the open offer beside the lists, once', async () => {
    const { source, calls } = openListingHost();
    await loadBrandPage(source, open('coupon', 11));
    const paths = calls.map(({ path }) => path.replace(/\?.*/, ''));
    for (const path of ['brands/name/lumera', 'coupons', 'deals', 'coupons/11'])
      expect(paths.filter((asked) => asked === path)).toHaveLength(1);
  });

  const deal = { id: 12, brand_id: 7, title: 'Sale', end_date: '2020-01-01' };
  const over = { ...LISTED_COUPON, end_date: '2026-11-19' };
  const none = { data: { coupon_list: [], total: 0 } };

  it.each([
    ['coupons where some are live', {}, { tab: 'coupons', firstTab: 'coupons', hasLiveOffers: true }],
    [
      'deals where only those are',
      { coupons: none },
      { tab: 'deals', firstTab: 'deals', hasLiveOffers: true },
    ],
    [
      'deals where all coupons are over',
      { coupons: { data: { coupon_list: [over], total: 1 } } },
      { tab: 'deals', coupons: { total: 0, items: [] }, expired: { total: 1, items: [{ id: 11 }] } },
    ],
    [
      'coupons where nothing is live',
      { coupons: none, deals: { data: { deal_list: [deal], total: 1 } } },
      { tab: 'coupons', hasLiveOffers: false, brand: { totalDeals: 0 }, expired: { total: 1 } },
    ],
  ])('opens on %s', async (_, responses, expected) => {
    const { source } = openListingHost(responses);
    expect(await loadBrandPage(source, { uniqueName: 'lumera' })).toMatchObject(expected);
  });

  it('opens on coupons, and says nothing of what is live, where the coupons cannot be loaded', async () => {
    const { source } = openListingHost({ coupons: new Response('', { status: 500 }) });
    expect(await loadBrandPage(source, { uniqueName: 'lumera' })).toMatchObject({
      ...{ status: 'found', tab: 'coupons', hasLiveOffers: true },
    });
  });

  it('leaves expired offers in their list, counted by the host, where it does not show the whole list', async () => {
    const { source } = openListingHost({
      coupons: { data: { coupon_list: [over, { ...LISTED_COUPON, id: 13 }], total: 90 } },
    });
    expect(await loadBrandPage(source, { uniqueName: 'lumera' })).toMatchObject({
      coupons: { total: 90, items: [{ id: 13 }, { id: 11 }] },
      expired: { total: 0 },
    });
  });
});
