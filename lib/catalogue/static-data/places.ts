import path from 'node:path';

/** Where the site looks for pre-built files; their address is /static-data/ (docs/specification.md §7.13). */
export const STATIC_DATA_FOLDER = path.join('public', 'static-data');

/** The files of docs/specification.md §7.13, without ".json". */
export const STATIC_DATA_NAMES = ['home-page', 'categories', 'brands', 'coupons', 'deals'] as const;

/** Where they really are, a folder a run. */
export const STATIC_DATA_STORAGE = path.join('data', 'static-data');
