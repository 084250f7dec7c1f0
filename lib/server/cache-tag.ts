/** What every cached page is tagged with, so that a change of the catalogue reaches all of them. */
export const CATALOGUE_TAG = 'catalogue';

/** Pages are made anew after this long, even where nobody told of a change. In seconds. */
export const PAGE_LIFETIME_S = 300;
