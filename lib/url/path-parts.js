/*
 * What rewrites.js writes into internal paths and the modules that parse them read. Plain JavaScript, because
 * next.config.mjs loads rewrites.js before anything is compiled; apart from it, so that what reads a path does not bring
 * the rules along.
 */

/** Stands for "no category" in an internal path; the underscore keeps it apart from every slug. */
export const ALL_CATEGORIES = '_all';
/** Goes before a text in an internal path, so that ".." is never a path segment of its own. */
export const TEXT_PREFIX = 'q-';
/** The pattern of an id in an address: what an API host may have, and a path can carry. */
export const ITEM_ID = '[A-Za-z0-9][\\w.:=~-]{0,99}';

const LETTERS = /** @type {const} */ ([
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
  // Any other beginning.
  '0',
]);

/**
 * What shapes a list beside its text, category and page: which lists know a choice, and the values it can have, in the
 * order of their parameters.
 */
export const LIST_CHOICES = /** @type {const} */ ({
  type: { lists: ['coupons'], values: ['code', 'no-code'] },
  ending: { lists: ['coupons', 'deals'], values: ['soon'] },
  sort: { lists: ['coupons', 'deals'], values: ['newest', 'ending', 'az'] },
  letter: { lists: ['brands'], values: LETTERS },
});
