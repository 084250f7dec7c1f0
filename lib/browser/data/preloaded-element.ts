/**
 * The script element (type application/json) in which a page may carry data (docs/specification.md §3.14). What reads it
 * is a file of its own, so that pages without it do not load that.
 */
export const PRELOADED_ELEMENT_ID = 'preloaded-data';

/** Whether this page carries data. */
export function hasPreloadedData(): boolean {
  return document.getElementById(PRELOADED_ELEMENT_ID) !== null;
}
