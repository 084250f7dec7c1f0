import { fc } from '@/lib/testing/fast-check';
import { LIST_CHOICES } from '@/lib/url/path-parts';
import type { ListState } from '@/lib/url/paths';

const { type, ending, sort, letter } = LIST_CHOICES;

const TEXT = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('a+b & c=d', '100% "off"', 'a/b', '..', '?#'),
  )
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .map((text) => text || undefined);
const SHARED = {
  text: fc.option(TEXT, { nil: undefined }),
  category: fc.constantFrom(undefined, 'travel', 'home-garden'),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999_999 })),
};

/** Every state that a list of offers or of brands can have, for property tests. */
export const anyListState: Record<'coupons' | 'deals' | 'brands', fc.Arbitrary<ListState>> = {
  coupons: fc.record({
    ...SHARED,
    type: fc.constantFrom(undefined, ...type.values),
    ending: fc.constantFrom(undefined, ...ending.values),
    sort: fc.constantFrom(undefined, ...sort.values),
  }),
  deals: fc.record({
    ...SHARED,
    ending: fc.constantFrom(undefined, ...ending.values),
    sort: fc.constantFrom(undefined, ...sort.values),
  }),
  brands: fc.record({ ...SHARED, letter: fc.constantFrom(undefined, ...letter.values) }),
};
