/** The tag of every cached page, so that a change of the catalogue invalidates all of them. */
export const CATALOGUE_TAG = 'catalogue';

/** Pages are rendered again after this long even without a change, in seconds. */
export const PAGE_LIFETIME_S = 300;
