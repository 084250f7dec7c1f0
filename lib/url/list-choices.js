/*
 * What shapes a list beside its text, category and page: which lists know a choice, and the values it can have, in the
 * order of their parameters. Plain JavaScript, because rewrites.js reads it before anything is compiled.
 */

const LETTERS = /** @type {const} */ ([
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
  // Any other beginning.
  '0',
]);

export const LIST_CHOICES = /** @type {const} */ ({
  type: { lists: ['coupons'], values: ['code', 'no-code'] },
  ending: { lists: ['coupons', 'deals'], values: ['soon'] },
  sort: { lists: ['coupons', 'deals'], values: ['newest', 'ending', 'az'] },
  letter: { lists: ['brands'], values: LETTERS },
});
