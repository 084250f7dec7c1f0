/*
 * The languages whose texts are complete. Plain JavaScript, because next.config.mjs reads it before anything is
 * compiled. A language that is not listed has no pages.
 */

export const DEFAULT_LOCALE = 'en';

/** Languages with a prefix in their addresses. @type {string[]} */
export const PREFIXED_LOCALES = ['es', 'fr'];
