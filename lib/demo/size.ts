import { pickInteger, type Random } from '@/lib/art/drawings';

/** How many rows of each kind a demo catalogue holds; offers are its coupons and deals. */
export type DemoSize = { brands: number; coupons: number; deals: number; offers: number };

/** The size at scale 1: the footer's figures (docs/specification.md §9.4) are counted, and come out as these. */
const BRANDS = 16_000;
const COUPONS = 50_000;
const DEALS = 25_000;

/** What the demo's rows name as their source. */
export const DEMO_SOURCE = 'demo';

/** The size at `scale`, which multiplies every count. */
export function getDemoSize(scale = 1): DemoSize {
  const coupons = Math.round(COUPONS * scale);
  const deals = Math.round(DEALS * scale);
  return { brands: Math.round(BRANDS * scale), coupons, deals, offers: coupons + deals };
}

/** How many offers the largest brand has: about two in three are coupons. */
export const LARGEST_SIZE = 216;

const EMPTY_SHARE = 0.08;

/** Takes a source of chance and returns how many offers a brand has: mostly a few, seldom none, seldom many. */
export function pickSize(random: Random): number {
  if (random() < EMPTY_SHARE) return 0;
  const share = random();
  if (share < 0.8) return pickInteger(random, 1, 6);
  return share < 0.95 ? pickInteger(random, 6, 14) : pickInteger(random, 12, 34);
}

/**
 * Takes the sizes of all brands and the sum they must have, and returns them corrected: brands in the middle gain or
 * lose one offer each until the sum is exact. Brands without offers stay without.
 */
export function fitSizes(random: Random, sizes: readonly number[], sum: number): number[] {
  const fitted = [...sizes];
  let missing = sum - fitted.reduce((total, size) => total + size, 0);
  while (missing !== 0) {
    const index = pickInteger(random, 0, fitted.length - 1);
    const size = fitted[index] ?? 0;
    if (size < 3 || size > 34) continue;
    const step = Math.sign(missing);
    fitted[index] = size + step;
    missing -= step;
  }
  return fitted;
}
