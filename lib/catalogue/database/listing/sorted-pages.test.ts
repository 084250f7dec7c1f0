import { pickEffort } from '@/lib/testing/long-run';
import { fc } from '@/lib/testing/fast-check';
import { DAY_MS, ENDING_SOON_DAYS, getEndTime } from '../../rules/offer-dates';
import type { OfferQuery, OfferSort } from '../../source';
import { buildNewBrand, buildNewOffer } from '../../testing/new-rows';
import type { NewOffer } from '../../new-items';
import { toSortKey } from '../sort-key';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from '../testing/open-test-catalogue';

const NOW = new Date('2026-11-20T12:00:00Z');
/** Enough for two chunks of counted positions, so that pages begin in the middle of one. */
const OFFER_COUNT = 10_000;
const ENDS = [null, null, '2026-11-20', '2026-11-25', '2026-11-27T12:00:00Z', '2026-11-28', '2027-02-01'];
const ENDED = ['2026-11-19', '2026-01-01', '2026-11-20T12:00:00Z'];
const TITLES = ['Zebra', 'écru', 'Apple', '5% off', '“Bed”', 'apple', 'Яблоко', 'mug & jug'];
const SORTS: (OfferSort | undefined)[] = [undefined, 'newest', 'ending', 'name'];

type Row = NewOffer & { id: number; end: number; isExpired: boolean };

const OFFERS = Array.from({ length: OFFER_COUNT }, (_, index): Row => {
  const endDate = (index % 13 === 5 ? ENDED[index % 3] : ENDS[(index >> 3) % ENDS.length]) ?? null;
  const offer = buildNewOffer({
    kind: index % 8 === 0 ? 'deal' : 'coupon',
    externalId: `${index}`,
    brandUniqueName: index % 40 === 1 ? 'small' : 'big',
    categorySlugs: index % 3 === 0 ? ['odd'] : [],
    title: `${TITLES[index % TITLES.length]} ${index % 700}`,
    code: index % 5 === 0 ? null : index % 55 === 1 ? '  ' : `CODE${index}`,
    isFeatured: index % 50 < 2,
    endDate,
  });
  const end = getEndTime(endDate) ?? Infinity;
  return { ...offer, id: index + 1, end, isExpired: end <= NOW.getTime() };
});

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue(NOW);
  await catalogue.store.write(async (writer) => {
    await writer.saveCategories(['even', 'odd'].map((slug) => ({ slug, name: slug, icon: 'tag' })));
    await writer.saveBrands(
      ['big', 'small'].map((uniqueName) => buildNewBrand({ uniqueName, categorySlugs: ['even'] })),
    );
    await writer.saveOffers(OFFERS);
  });
}, 60_000);
afterAll(removeTestCatalogues);

function isWanted(row: Row, { featured, categoryId, brandId, hasCode, isEndingSoon, search }: OfferQuery) {
  const category = row.categorySlugs.length > 0 ? 2 : 1;
  return (
    row.kind === 'coupon' &&
    !row.isExpired &&
    (!featured || row.isFeatured) &&
    (categoryId ?? category) === category &&
    (brandId ?? (row.brandUniqueName === 'big' ? 1 : 2)) === (row.brandUniqueName === 'big' ? 1 : 2) &&
    (hasCode ?? Boolean(row.code?.trim())) === Boolean(row.code?.trim()) &&
    (!isEndingSoon || row.end <= NOW.getTime() + ENDING_SOON_DAYS * DAY_MS) &&
    (search === undefined || toSortKey(row.title).startsWith(search))
  );
}

const compare = <T extends string | number | boolean>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
const ORDERS: Record<OfferSort | 'default', (a: Row, b: Row) => number> = {
  default: (a, b) => compare(b.isFeatured, a.isFeatured),
  newest: () => 0,
  ending: (a, b) => compare(a.end, b.end),
  name: (a, b) => compare(toSortKey(a.title), toSortKey(b.title)),
};

function listExpected(query: OfferQuery): number[] {
  const order = ORDERS[query.sort ?? 'default'];
  return OFFERS.filter((row) => isWanted(row, query))
    .toSorted((a, b) => order(a, b) || b.id - a.id)
    .map((row) => row.id);
}

const filters = fc.record({
  sort: fc.constantFrom(...SORTS),
  hasCode: fc.constantFrom(undefined, true, false),
  isEndingSoon: fc.boolean(),
  featured: fc.boolean(),
  brandId: fc.constantFrom(undefined, undefined, 1, 2),
  categoryId: fc.constantFrom(undefined, undefined, 1, 2, 9),
  // Titles that begin with the word, so that best match first is the default order.
  search: fc.constantFrom(undefined, undefined, 'apple'),
});
const spot = fc.record({
  depth: fc.double({ min: 0, max: 1.05, noNaN: true }),
  pageSize: fc.constantFrom(1, 7, 20, 100),
});

it('gives on every page of every sort and filter what sorting all offers gives', async () => {
  await fc.assert(
    fc.asyncProperty(filters, spot, async (query, { depth, pageSize }) => {
      const expected = listExpected(query);
      const page = 1 + Math.floor((depth * expected.length) / pageSize);
      const found = await catalogue.source.listCoupons({ ...query, page, pageSize });
      const start = (page - 1) * pageSize;
      expect(found.items.map((item) => item.id)).toEqual(expected.slice(start, start + pageSize));
      expect(found.total).toBe(expected.length);
    }),
    { numRuns: pickEffort(50, 250) },
  );
}, 120_000);

it.each(SORTS)(
  'gives each coupon on one page of the sort %s',
  async (sort) => {
    const pages = Math.ceil(listExpected({}).length / 100);
    const ids: unknown[] = [];
    for (let page = 1; page <= pages + 1; page++)
      ids.push(
        ...(await catalogue.source.listCoupons({ sort, page, pageSize: 100 })).items.map(({ id }) => id),
      );
    expect(ids).toEqual(listExpected({ sort }));
  },
  60_000,
);
