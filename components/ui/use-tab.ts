import { useReducer, useState, useSyncExternalStore } from 'react';

const FOLLOWED_EVENTS = ['hashchange', 'popstate'] as const;

type TabState = {
  /** Null until the page is hydrated: until then the style sheet picks the panel. */
  selected: string | null;
  /** Shows a tab in place: the hash of the address is replaced, nothing is loaded and nothing scrolls. */
  select: (hash: string) => void;
};

/** The tab that the address names: the one in its hash, else the server's. The address is the only state. */
export function useTab(ids: string[], activeTab: string): TabState {
  // A new function each time, so that React reads again after a soft navigation has changed the address.
  const hash = useSyncExternalStore(
    followAddress,
    () => window.location.hash.slice(1),
    () => null,
  );
  const [last, setLast] = useState(activeTab);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  // A hash that is no tab, such as that of the skip link, changes nothing.
  const named = hash === null ? null : hash === '' ? activeTab : (ids.find((id) => id === hash) ?? last);
  if (named !== null && named !== last) setLast(named);

  function select(target: string) {
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + search + target);
    // Replacing an address fires no event.
    readAgain();
  }

  return { selected: named, select };
}

function followAddress(onChange: () => void): () => void {
  for (const event of FOLLOWED_EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of FOLLOWED_EVENTS) window.removeEventListener(event, onChange);
  };
}
