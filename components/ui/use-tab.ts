import { useReducer, useState, useSyncExternalStore } from 'react';

const FOLLOWED_EVENTS = ['hashchange', 'popstate'] as const;

type TabState = {
  /** Null until the page is hydrated: until then the style sheet picks the panel. */
  selected: string | null;
  /** Shows a tab in place: the hash of the address is replaced, nothing is loaded and nothing scrolls. */
  select: (id: string, hash: string) => void;
};

/** What the history entry of a page remembers: the default tab has no hash that could name it. */
type TabChoice = { chosenTab: string };

/** The tab that the address names in its hash, else the one chosen on this entry of the history, else the server's. */
export function useTab(ids: string[], activeTab: string): TabState {
  // A new function each time, so that React reads again after a soft navigation has changed the address.
  const address = useSyncExternalStore(
    followAddress,
    () => readHash() || readChoice(),
    () => null,
  );
  const [last, setLast] = useState(activeTab);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  // A hash that is no tab, such as that of the skip link, changes nothing.
  const named =
    address === null ? null : address === '' ? activeTab : (ids.find((id) => id === address) ?? last);
  if (named !== null && named !== last) setLast(named);

  function select(id: string, hash: string) {
    const { pathname, search } = window.location;
    window.history.replaceState({ chosenTab: id } satisfies TabChoice, '', pathname + search + hash);
    // Replacing an address fires no event.
    readAgain();
  }

  return { selected: named, select };
}

function readHash(): string {
  return window.location.hash.slice(1);
}

function readChoice(): string {
  const state: unknown = window.history.state;
  return isTabChoice(state) ? state.chosenTab : '';
}

function isTabChoice(state: unknown): state is TabChoice {
  return (
    typeof state === 'object' && state !== null && 'chosenTab' in state && typeof state.chosenTab === 'string'
  );
}

function followAddress(onChange: () => void): () => void {
  for (const event of FOLLOWED_EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of FOLLOWED_EVENTS) window.removeEventListener(event, onChange);
  };
}
