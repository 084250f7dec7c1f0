/** How much the demo holds. The footer's figures (docs/specification.md §9) are counted, and come out as these. */
export const BRAND_COUNT = 16_000;
export const COUPON_COUNT = 50_000;
export const DEAL_COUNT = 25_000;
export const OFFER_COUNT = COUPON_COUNT + DEAL_COUNT;

/** What the demo's rows name as their source. */
export const DEMO_SOURCE = 'demo';
