import { buildNewArticle, buildNewBrand, buildNewOffer } from '../testing/new-rows';
import type { NewOffer } from '../new-items';
import { pickShown, toCodeKey, type Rival } from './duplicates';
import { openDatabase } from './open-database';
import { HELD_BACK, PHASE } from './phase';
import { findInconsistencies } from './testing/find-inconsistencies';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from './testing/open-test-catalogue';

afterAll(removeTestCatalogues);

const NOON = new Date('2026-11-20T12:00:00Z');
const A = buildNewOffer({
  kind: 'coupon',
  source: 'a',
  externalId: '1',
  brandUniqueName: 'shop',
  title: 'Teapots',
  code: 'SAVE',
  endDate: '2026-11-22',
});
const B: NewOffer = { ...A, source: 'b', code: ' save ', endDate: '2026-11-21' };

async function openShop(...offers: NewOffer[]) {
  const catalogue = await openTestCatalogue(NOON);
  await catalogue.store.write(async (writer) => {
    await writer.saveBrands(['shop', 'store'].map((uniqueName) => buildNewBrand({ uniqueName })));
    await writer.saveOffers(offers);
  });
  return catalogue;
}

async function listIds({ source, url }: TestCatalogue): Promise<unknown[]> {
  const { items, total } = await source.listCoupons();
  expect(total).toBe(items.length);
  expect((await source.search({ query: 'teapots' })).coupons.total).toBe(total);
  const { database } = openDatabase({ url });
  expect(await findInconsistencies(database)).toEqual([]);
  database.$client.close();
  return items.map(({ id }) => id);
}

it('shows one of two sources, and the other by its address alone', async () => {
  const catalogue = await openShop(A, B);
  const { source, store } = catalogue;
  expect(await listIds(catalogue)).toEqual([1]);
  expect(await source.getStats()).toMatchObject({ coupons: 1 });
  expect(await source.getBrandByUniqueName('shop')).toMatchObject({ totalCoupons: 1 });
  expect(await source.getCoupon(2)).toMatchObject({ id: 2, code: ' save ', endDate: '2026-11-21' });
  const article = buildNewArticle({ slug: 'guide', publishedAt: '2026-11-01', coupons: [B] });
  await store.write((writer) => writer.saveArticles([article]));
  expect(await source.getArticleBySlug('guide')).toMatchObject({ coupons: [{ id: 2 }] });
});

it('returns the pairs of the brands that this write has touched', async () => {
  const { store } = await openShop(A, { ...A, externalId: 'else', brandUniqueName: 'store' });
  const [none, pairs] = await store.write(async (writer) => [
    await writer.hideDuplicates(),
    await writer.saveOffers([B]).then(() => writer.hideDuplicates()),
  ]);
  expect(none).toEqual([]);
  expect(pairs).toEqual([{ shownId: 1, hiddenId: 3 }]);
});

it.each<[string, NewOffer]>([
  ['of the same source', { ...B, source: 'a', externalId: '2' }],
  ['of another brand', { ...B, brandUniqueName: 'store' }],
  ['with another code', { ...B, code: 'SAVE2' }],
  ['that are deals', { ...B, kind: 'deal' }],
])('leaves offers %s alone', async (_, other) => {
  const { source, store } = await openShop(A, other);
  expect(await source.getStats()).toMatchObject({ coupons: other.kind === 'deal' ? 1 : 2 });
  expect(await store.write((writer) => writer.hideDuplicates())).toEqual([]);
});

it('keeps all that the shown one’s source sells with that code', async () => {
  expect(await listIds(await openShop(A, B, { ...A, externalId: '2' }))).toEqual([3, 1]);
});

it.each<[string, Partial<NewOffer> | null]>([
  ['is retired', null],
  ['gets another code', { code: 'OTHER' }],
  ['loses its code', { code: null }],
  ['moves to another brand', { brandUniqueName: 'store' }],
  ['becomes worse', { endDate: '2026-11-20' }],
])('shows the other as soon as the shown one %s', async (_, change) => {
  const catalogue = await openShop(A, B);
  await catalogue.store.write(async (writer) => {
    if (change === null) await writer.retireOffers([1]);
    else await writer.saveOffers([{ ...A, ...change }]);
  });
  expect(await listIds(catalogue)).toContain(2);
});

it('shows whichever is best as time passes', async () => {
  const later = { ...B, endDate: null, startDate: '2026-11-21' };
  const catalogue = await openShop({ ...A, endDate: '2026-11-20' }, later);
  const { source, store, setNow } = catalogue;
  expect(await listIds(catalogue)).toEqual([1]);
  expect(await source.getStats()).toMatchObject({ coupons: 1 });
  expect(await source.getCoupon(2)).toBeNull();
  setNow(new Date('2026-11-21T00:00:00Z'));
  expect(await listIds(catalogue)).toEqual([2]);
  expect(await source.getCoupon(1)).toMatchObject({ id: 1 });
  expect(await source.getVersion()).toBe(2);
  await store.write((writer) => writer.retireOffers([2]));
  expect(await listIds(catalogue)).toEqual([]);
  expect(await source.listExpiredCoupons({ brandId: 1 })).toMatchObject({ total: 1, items: [{ id: 1 }] });
});

it('comes to the same when both arrive in one write or in two, in any order, or again', async () => {
  const catalogue = await openShop(B);
  await catalogue.store.write((writer) => writer.saveOffers([A]));
  expect(await listIds(catalogue)).toEqual([2]);
  const again = await catalogue.store.write((writer) => writer.saveOffers([B, A]));
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  expect(await listIds(catalogue)).toEqual([2]);
});

const RIVAL: Rival = { id: 5, source: 'a', phase: PHASE.live, endAt: 1_000, exclusive: false };

describe('pickShown', () => {
  it.each<[string, Partial<Rival>]>([
    ['the older one where all else is equal', { id: 4 }],
    ['the one that ends later', { id: 9, endAt: 1_001 }],
    ['the one that never ends', { id: 9, endAt: null }],
    ['an exclusive one, although it ends sooner', { id: 9, endAt: 1, exclusive: true }],
    ['one that was held back so far', { id: 4, phase: PHASE.live + HELD_BACK }],
  ])('shows %s', (_, better) => {
    const winner = { ...RIVAL, source: 'b', ...better };
    expect(pickShown([RIVAL, winner])).toBe(winner);
    expect(pickShown([winner, RIVAL])).toBe(winner);
  });

  it.each([
    [PHASE.live, PHASE.scheduled],
    [PHASE.scheduled, PHASE.expired],
    [PHASE.live, PHASE.expired],
  ])('shows one in phase %d before one in phase %d, even an exclusive one', (better, worse) => {
    const winner = { ...RIVAL, id: 9, phase: better };
    const loser = { ...RIVAL, id: 1, phase: worse, endAt: null, exclusive: true, source: 'b' };
    expect(pickShown([loser, winner])).toBe(winner);
  });

  it('leaves alone what one source sells several times, and nothing', () => {
    expect(pickShown([RIVAL, { ...RIVAL, id: 6 }])).toBeNull();
    expect(pickShown([])).toBeNull();
  });
});

it.each([
  ['coupon', ' Save10\n', 'save10'],
  ['coupon', 'NOËL', 'noël'],
  ['coupon', ' ', null],
  ['coupon', null, null],
  ['deal', 'SAVE10', null],
] as const)('compares the code of a %s, %j, as %j', (kind, code, expected) => {
  expect(toCodeKey({ kind, code })).toBe(expected);
});
