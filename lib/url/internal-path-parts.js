/*
 * Parts of internal paths that rewrites.js writes and parse-path.ts reads. In a file of their own, so that what reads
 * a path does not bring the rules along.
 */

/** Stands for "no category" in an internal path; the underscore keeps it apart from every slug. */
export const ALL_CATEGORIES = '_all';
/** Goes before a text in an internal path, so that ".." is never a path segment of its own. */
export const TEXT_PREFIX = 'q-';
