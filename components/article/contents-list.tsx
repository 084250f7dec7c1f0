'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { Heading } from '@/lib/content/markdown';
import styles from './contents-list.module.scss';

const USUAL_TEXT_PX = 16;
const IN_CLOSED_DETAILS = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *';

type ContentsListProps = { headings: Heading[]; title: string };

/**
 * The contents of an article, the section that is read marked (docs/specification.md §2.13.5). Its entries are
 * plain links: the browser scrolls, smoothly where motion is welcome and to 80 px below the top (styles/globals.scss),
 * keeps the address and takes the keyboard along.
 */
export function ContentsList({ headings, title }: ContentsListProps) {
  const list = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  const active = useActiveHeading(headings);
  const highest = Math.min(...headings.map(({ level }) => level));

  useEffect(() => {
    if (list.current && current.current) revealWithin(list.current, current.current);
  }, [active]);

  return (
    <nav ref={list} aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol role="list">
        {headings.map(({ id, level, text }) => (
          <li key={id} data-depth={level - highest} className={styles.entry}>
            <a
              ref={id === active ? current : undefined}
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              className={styles.link}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls a box, and nothing around it, just as far as it takes to show something inside it. */
export function revealWithin(box: HTMLElement, inner: HTMLElement): void {
  const outside = box.getBoundingClientRect();
  const inside = inner.getBoundingClientRect();
  if (inside.top < outside.top) box.scrollTop -= outside.top - inside.top;
  else if (inside.bottom > outside.bottom) box.scrollTop += inside.bottom - outside.bottom;
}

/** The id of the heading whose section is read; null above the first, and until scripts run. */
function useActiveHeading(headings: Heading[]): string | null {
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
  const position = pickActiveHeading(tops, ACTIVE_OFFSET_PX * getTextScale());
  return position === null ? null : (headings[position]?.id ?? null);
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
 * How far below the top a heading counts as read (docs/specification.md §9.7). At the usual size of text; it grows with
 * it.
 */
export const ACTIVE_OFFSET_PX = 100;

/**
 * Takes how far the headings of a text stand below the top of the window, in their order and in pixels (Infinity for
 * one that is hidden), and returns the index of the one whose section is read: the last that has come to `offset` or
 * above. Null above the first.
 */
export function pickActiveHeading(tops: number[], offset: number): number | null {
  const index = tops.findLastIndex((top) => top <= offset);
  return index < 0 ? null : index;
}
