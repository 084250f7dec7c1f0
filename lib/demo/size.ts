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
