/*
 * Next's router takes every change of the history for a navigation, except where the state carries the router's own
 * keys. So an entry that keeps them changes the address while the page stays. It can go when the router can be asked to
 * leave an entry alone.
 */

/** What an entry of the history remembers. */
type HistoryMarks = Record<string, unknown>;

/** What the present entry remembers, with the router's own keys. */
export function readEntry(): HistoryMarks {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Adds an entry of this address with these marks, over the page that is shown. */
export function pushEntry(marks: HistoryMarks, url: string): void {
  window.history.pushState({ ...readEntry(), ...marks }, '', url);
}

/** Adds marks to the present entry (undefined takes one away), and changes its address where one is given. */
export function changeEntry(marks: HistoryMarks, url?: string): void {
  window.history.replaceState({ ...readEntry(), ...marks }, '', url);
}
