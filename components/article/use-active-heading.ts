import { useSyncExternalStore } from 'react';
import { ACTIVE_OFFSET_PX, pickActiveHeading } from '@/lib/content/articles/pick-active-heading';
import type { Heading } from '@/lib/content/markdown';

const USUAL_TEXT_PX = 16;
const IN_CLOSED_DETAILS = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';

/** The id of the heading whose section is read; null above the first, and until scripts run. */
export function useActiveHeading(headings: Heading[]): string | null {
  return useSyncExternalStore(
    listenToScrolling,
    () => findActive(headings),
    () => null,
  );
}

function listenToScrolling(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, onChange, { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}

function findActive(headings: Heading[]): string | null {
  const tops = headings.map(({ id }) => measureTop(document.getElementById(id)));
  const place = pickActiveHeading(tops, ACTIVE_OFFSET_PX * getTextScale());
  return place === null ? null : (headings[place]?.id ?? null);
}

function measureTop(heading: HTMLElement | null): number {
  const isShown = heading !== null && !heading.matches(IN_CLOSED_DETAILS);
  return isShown ? heading.getBoundingClientRect().top : Infinity;
}

/** How much larger than usual a reader has set the text: the distance at which links stop grows with it. */
function getTextScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(size) ? 1 : size / USUAL_TEXT_PX;
}
