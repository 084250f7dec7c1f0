import { type RefObject, useEffect, useRef, useState } from 'react';

type PageTurn = {
  panel: RefObject<HTMLDivElement | null>;
  /** Whether the page that the visitor asked for is there, or has failed to come. */
  hasArrived: boolean;
  /** To be called when the visitor asks for a page. */
  awaitPage: (page: number) => void;
};

/** Leads the visitor to the page that was asked for, once it has arrived. Back and forward lead nowhere. */
export function usePageTurn(page: number, isLoading: boolean): PageTurn {
  const panel = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const hasArrived = turnedTo === page && !isLoading;

  useEffect(() => {
    if (!hasArrived || !isExpected.current) return;
    isExpected.current = false;
    if (panel.current) leadTo(panel.current);
  }, [hasArrived]);

  function awaitPage(next: number) {
    isExpected.current = true;
    setTurnedTo(next);
  }

  return { panel, hasArrived, awaitPage };
}

/** Focus goes to the list's heading, and the top of the list comes into view where it was left. */
function leadTo(panel: HTMLElement): void {
  const heading = panel.querySelector<HTMLElement>('h2[tabindex]') ?? panel;
  heading.focus({ preventScroll: true });
  // At once: a smooth way past a whole page of tickets takes more than a second on a phone.
  if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ behavior: 'instant' });
}
