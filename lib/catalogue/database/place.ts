import type { OfferKind } from '../types';

/** Places and kinds as the listing tables know them; migrations/0001_listing.sql explains them. */

export const PLACE_BITS = 40;
/** 2^40: one more than the highest id. Places are `rank * ID_LIMIT + (ID_LIMIT - 1 - id)`. */
export const ID_LIMIT = 2 ** PLACE_BITS;

export type ListingKind = 'brand' | OfferKind;
export const KIND_CODE: Record<ListingKind, number> = { brand: 0, coupon: 1, deal: 2 };
export const FEATURED_KIND_OFFSET = 3;
/** The lists of coupons with a code, and of those that need none. */
export const CODE_KIND = { given: 6, none: 7 } as const;

/** The scope types, and how many bits of a place one chunk of their lists spans. */
export const SCOPE = { all: 0, category: 1, brand: 2 } as const;
export const CHUNK_BITS = { [SCOPE.all]: 13, [SCOPE.category]: 13, [SCOPE.brand]: PLACE_BITS } as const;
