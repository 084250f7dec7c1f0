import { useSyncExternalStore } from 'react';
import type { Heading } from '@/lib/content/markdown';

const USUAL_TEXT_PX = 16;
const IN_CLOSED_DETAILS = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';

/** docs/specification.md §9: "active-heading detection offset 100px". At the usual size of text; it grows with it. */
export const ACTIVE_OFFSET_PX = 100;

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
  const index = pickActiveHeading(tops, ACTIVE_OFFSET_PX * getTextScale());
  return index === null ? null : (headings[index]?.id ?? null);
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

/**
 * Takes how far the headings of a text stand below the top of the window, in their order and in pixels (Infinity for
 * one that is hidden), and returns the index of the one whose section is read: the last that has come to `offset` or
 * above. Null above the first.
 */
export function pickActiveHeading(tops: number[], offset: number): number | null {
  const index = tops.findLastIndex((top) => top <= offset);
  return index < 0 ? null : index;
}
