import { createContext, useReducer, useState, useSyncExternalStore } from 'react';
import { changeEntry, pushEntry, readEntry } from '@/lib/server/next-seams/history-entry';
import { buildTabAddress, parseTabAddress } from '@/lib/url/tab-address';

const FOLLOWED_EVENTS = ['hashchange', 'popstate'] as const;
/** Stands for an address that belongs to what lies over the page. */
const COVERED = 'covered';

/** A page of a tab; pages count from 1. */
type TabPosition = { tab: string; page: number };

type TabNavigation = {
  /** Null until the page is hydrated: until then the style sheet picks the panel. */
  position: TabPosition | null;
  /** Shows a page of a tab in place; the address becomes its `href`. Nothing is loaded and nothing scrolls. */
  goTo: (position: TabPosition, href: string) => void;
};

/** For what stands in a panel of tabs; null elsewhere. */
export const TabContext = createContext<TabNavigation | null>(null);

/** What the history entry of a page remembers: the first page of the default tab has no hash that could name it. */
type TabChoice = { chosenTab: string };

/**
 * Where the address stands among these tabs: the tab in its hash or its query, else the one chosen on this entry of the
 * history, else what the server was asked for.
 */
export function useTab(ids: string[], served: TabPosition): TabNavigation {
  // A new function each time, so that React reads again after a soft navigation has changed the address.
  const address = useSyncExternalStore(
    followAddress,
    () => readAddress(),
    () => null,
  );
  const [last, setLast] = useState(served);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  // What names no tab, such as the hash of the skip link, changes nothing.
  const position = address === null ? null : (pickPosition(address, ids, served) ?? last);
  if (position !== null && (position.tab !== last.tab || position.page !== last.page)) setLast(position);

  function goTo(next: TabPosition, href: string) {
    const choice = { chosenTab: next.tab } satisfies TabChoice;
    const url = buildTabAddress(window.location.href, href);
    // Back leads to later pages, but not through every tab that was looked at.
    const turnsPage = next.page > 1 || (position ?? last).page > 1;
    if (turnsPage) pushEntry(choice, url);
    else changeEntry(choice, url);
    // Neither fires an event.
    readAgain();
  }

  return { position, goTo };
}

/** The present page and tab as one text, such as "2#deals"; the tab is missing where neither names one. */
function readAddress(): string {
  const { openOffer, chosenTab } = readEntry();
  // An offer opened over the page has put its own address there (components/offer), and the page stays as it is.
  if (openOffer !== undefined) return COVERED;
  const { tab, page } = parseTabAddress(window.location);
  return `${page}#${tab ?? (typeof chosenTab === 'string' ? chosenTab : '')}`;
}

function pickPosition(address: string, ids: string[], served: TabPosition): TabPosition | null {
  if (address === COVERED) return null;
  const [page, name] = address.split('#');
  if (name === '') return served;
  const tab = ids.find((id) => id === name);
  return tab === undefined ? null : { tab, page: Number(page) };
}

function followAddress(onChange: () => void): () => void {
  for (const event of FOLLOWED_EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of FOLLOWED_EVENTS) window.removeEventListener(event, onChange);
  };
}
