/*
 * Next's router takes every change of the history for a navigation, except where the state carries the router's own
 * keys. So an entry that keeps them changes the address while the page stays. It can go when the router can be asked to
 * leave an entry alone, writes no address into an entry that it was not made for, and loads the page of an entry that
 * another document made.
 */

/** What an entry of the history remembers. */
type HistoryMarks = Record<string, unknown>;

/** The mark of the address that an entry keeps. */
const ADDRESS = 'address';
/** The mark of the document that made or changed an entry: the time of its load, which no other of this tab has. */
const DOCUMENT = 'document';

/** What the present entry remembers, with the router's own keys. */
export function readEntry(): HistoryMarks {
  const state: unknown = window.history.state;
  return isRecord(state) ? { ...state } : {};
}

const isRecord = (value: unknown): value is HistoryMarks => typeof value === 'object' && value !== null;

/** Adds an entry of this address with these marks, over the page that is shown. */
export function pushEntry(marks: HistoryMarks, url: string): void {
  changeEntry({});
  window.history.pushState({ ...readEntry(), ...marks, [ADDRESS]: url }, '', url);
}

/** Adds marks to the present entry (undefined takes one away), and changes its address where one is given. */
export function changeEntry(marks: HistoryMarks, url = window.location.href): void {
  window.history.replaceState({ ...readEntry(), ...marks, [ADDRESS]: url }, '', url);
}

if (typeof window !== 'undefined') {
  keepAddresses(window.history);
  loadOtherDocuments();
}

/**
 * Keeps the address of each entry that was added or changed here. The router writes the address of the entry that was
 * gone back to once it has rendered; where the visitor has gone on by then, it would be written into the wrong entry.
 * What the router writes for an address of its own carries no mark, and passes.
 */
function keepAddresses(history: History): void {
  const replace = history.replaceState.bind(history);
  history.replaceState = (state: unknown, unused, url) => {
    const address = readEntry()[ADDRESS];
    const isLate = typeof address === 'string' && isRecord(state) && state[ADDRESS] === address;
    replace(
      isRecord(state) ? { ...state, [DOCUMENT]: getDocument() } : state,
      unused,
      isLate ? address : url,
    );
  };
}

/**
 * After a reload the entries around are of the document before, and the router would render their pages from data that
 * holds no HTML (static-parts.ts): they are loaded instead.
 */
function loadOtherDocuments(): void {
  // The router may have written the entry of this page already.
  if (isRecord(window.history.state)) changeEntry({});
  window.addEventListener('popstate', (event) => {
    if (!isRecord(event.state) || event.state[DOCUMENT] === getDocument()) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}

function getDocument(): number {
  return performance.timeOrigin;
}
