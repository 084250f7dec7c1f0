import { createFakeSource } from '@/lib/api/testing/fake-source';
import { loadChrome } from './chrome';

it.each([
  [0, 0, false],
  [7, 7, false],
  [99, 99, false],
  [100, 100, false],
  [101, 100, true],
  [16_000, 16_000, false],
  [49_999, 49_000, true],
  [50_001, 50_000, true],
])('counts %i as %i, and says whether it is more', async (brands, count, isMore) => {
  const source = { ...createFakeSource(), getStats: async () => ({ brands, coupons: 1, deals: 1 }) };
  expect((await loadChrome(source)).stats?.brands).toEqual({ count, isMore });
});
