/*
 * The languages whose texts are complete. Plain JavaScript, because next.config.mjs reads it before anything is
 * compiled. A language that is not listed has no pages.
 */

export const DEFAULT_LOCALE = 'en';

/** Languages with a prefix in their addresses, for example ['es', 'fr']. @type {string[]} */
export const PREFIXED_LOCALES = [];
