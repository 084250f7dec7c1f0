'use client';

import { type RefObject, useEffect } from 'react';

/** Between what has the focus and the edge of the cover: the focus ring and some air. In CSS pixels. */
const CLEARANCE_PX = 8;
/** A page that has not scrolled for so long stands still. */
const AT_REST_MS = 150;

/** The code of an open offer (components/offer/code-field.tsx): what the visitor came for. */
const CODE = '[data-offer-code]';

/**
 * Keeps what a keyboard user is on, and the code of an open offer, clear of an element fixed to the bottom of the window (WCAG 2.4.11), and lets the
 * end of the page scroll above it. Nothing moves when it appears, unless it would cover one of them.
 */
export function useClearSpace(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return;
    const root = document.documentElement;

    let scrolledAt = -Infinity;
    const onScroll = () => (scrolledAt = performance.now());
    const reserve = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      root.style.scrollPaddingBottom = height;
      // For what sticks to the bottom itself: sticking knows nothing of scroll paddings.
      root.style.setProperty('--covered', height);
      // A margin, because padding would push up the footer of a page that is shorter than the window.
      document.body.style.marginBottom = height;
      // A page that is on its way to an anchor would stop there.
      if (performance.now() - scrolledAt > AT_REST_MS) clearFocus(element);
    };
    // What it moves over on its way is under it only at rest.
    const onArrival = () => {
      reserve();
      clearCode(element);
    };
    // After the browser's own scrolling to what got the focus.
    const onFocus = () => requestAnimationFrame(() => clearFocus(element));

    const sizes = new ResizeObserver(reserve);
    sizes.observe(element);
    clearCode(element);
    element.addEventListener('animationend', onArrival);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('animationend', onArrival);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('scroll', onScroll);
      root.style.scrollPaddingBottom = '';
      root.style.removeProperty('--covered');
      document.body.style.marginBottom = '';
    };
  }, [cover]);
}

/** A pointer's focus is left alone: the page must not move under a click. */
function clearFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (focused?.matches(':focus-visible')) scrollClear(focused, cover);
}

/** Only where the code is in sight as the cover comes: a reader who is elsewhere stays there. */
function clearCode(cover: HTMLElement): void {
  const code = document.querySelector(CODE);
  if (code) scrollClear(code, cover);
}

function scrollClear(element: Element, cover: HTMLElement): void {
  if (!isCovered(element, cover)) return;
  const viewTop = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const coverTop = window.innerHeight - cover.offsetHeight - CLEARANCE_PX;
  const distance = pickScrollDistance(element.getBoundingClientRect(), coverTop, viewTop);
  if (distance > 0) window.scrollBy({ top: distance, behavior: 'instant' });
}

/** Asks what is really on top: an open dialog or the header's menu lies above the cover. */
function isCovered(element: Element, cover: HTMLElement): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  const lowest = Math.min(bottom, window.innerHeight) - 1;
  const onTop = document.elementFromPoint(left + width / 2, lowest);
  return onTop !== element && cover.contains(onTop);
}

type Span = { top: number; bottom: number };

/**
 * How far the page must scroll, in CSS pixels, for an element to stand clear of something that covers the window from
 * `coverTop` down: never so far that the element's own beginning leaves the window at `viewTop`.
 */
export function pickScrollDistance(element: Span, coverTop: number, viewTop: number): number {
  const hidden = element.bottom - coverTop;
  const room = element.top - viewTop;
  return Math.max(0, Math.min(hidden, room));
}
