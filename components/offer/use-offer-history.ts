import { useEffect, useEffectEvent, useRef } from 'react';
import { changeEntry, pushEntry, readEntry } from '@/lib/server/next-seams/history-entry';

/** Marks the history entry of an offer that lies over a page; useTab knows it too. */
const MARK = 'openOffer';

/** After so long no click waits any more for the way back to the page. */
const ARRIVAL_LIMIT_MS = 500;

type OfferHistory = {
  /** Puts the offer's address on top of the page's. Waits for a leave that is under way. */
  enter: (href: string) => Promise<void>;
  /** Goes back to the page's entry, if the browser stands on an offer's. */
  leave: () => void;
  /** Corrects the offer's address. */
  rename: (href: string) => void;
};

/** The address bar while an offer is open: one entry over the page's, which back leaves and forward enters again. */
export function useOfferHistory(onTraverse: () => void): OfferHistory {
  const handleTraverse = useEffectEvent(onTraverse);
  const arriving = useRef(Promise.resolve());
  const resolveArrival = useRef<(() => void) | null>(null);

  useEffect(() => {
    dropLeftover();
    const stopRelease = releaseScrollOnUse();
    const onPopState = () => {
      handleTraverse();
      resolveArrival.current?.();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      stopRelease();
      window.removeEventListener('popstate', onPopState);
    };
  }, []);

  async function enter(href: string) {
    await arriving.current;
    pushEntry({ [MARK]: true }, href);
    // Kept for this entry alone: what a reload brings is another page, whose code is at its top.
    window.history.scrollRestoration = 'manual';
  }

  function leave() {
    if (!isOnOfferEntry()) return;
    arriving.current = new Promise((resolve) => {
      resolveArrival.current = resolve;
      setTimeout(resolve, ARRIVAL_LIMIT_MS);
    });
    window.history.back();
  }

  return { enter, leave, rename };
}

/** Whether the browser stands on the entry of an offer that lies over a page. */
export function isOnOfferEntry(): boolean {
  return readEntry()[MARK] !== undefined;
}

function rename(href: string): void {
  if (isOnOfferEntry()) changeEntry({}, href);
}

/** After a reload the server shows the offer on its brand's page: nothing lies over anything any more. */
function dropLeftover(): void {
  if (isOnOfferEntry()) changeEntry({ [MARK]: undefined });
}

/**
 * A page that has begun at its top keeps its scroll position from the first scrolling on, as any other. Not earlier:
 * browsers would still restore the position that the list had.
 */
function releaseScrollOnUse(): () => void {
  const release = () => {
    if (!isOnOfferEntry()) window.history.scrollRestoration = 'auto';
  };
  window.addEventListener('scroll', release, { once: true, passive: true });
  return () => window.removeEventListener('scroll', release);
}
