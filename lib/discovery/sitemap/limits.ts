/** What one file may hold (sitemaps.org). */
export const MAX_FILE_ADDRESSES = 50_000;
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** So many items are read at once, and no more are held. */
export const READ_SIZE = 100;

/** How many entries one part lists at most. With three languages that is a quarter of the addresses it may hold. */
export const MAX_PART_ENTRIES = 4_000;

/** Longer addresses are left out, so that no part can pass its limit of bytes. */
export const MAX_ADDRESS_LENGTH = 600;

/** For how long a server in front, or a crawler, may take a sitemap for current. */
export const SITEMAP_LIFETIME_S = 3_600;
