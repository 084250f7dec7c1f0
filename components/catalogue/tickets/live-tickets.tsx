'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import styles from './offer-list.module.scss';

type LiveTicketsProps = {
  locale: Locale;
  /** The list of tickets and its data, as the server wrote them. */
  children: ReactNode;
};

/** How near tickets come to the window before they are hydrated. */
const NEAR = '200px';

const REACHING_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Tickets that the server wrote. They are hydrated by themselves, and the code for it fetched, once they come near the
 * window and the page has nothing else to do, or somebody reaches for one of them.
 */
export function LiveTickets({ locale, children }: LiveTicketsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? hydrateWhenNear(frame.current, locale) : undefined), [locale]);
  return (
    <div ref={frame} className={styles.frame}>
      {children}
    </div>
  );
}

/** Returns how to leave the tickets as they are again. */
function hydrateWhenNear(frame: HTMLElement, locale: Locale): () => void {
  // In tests of components React has the whole list.
  if (frame.querySelector('[data-static]') === null) return () => {};
  const waiting = new AbortController();
  const { signal } = waiting;
  let dispose: (() => void) | undefined;
  let pressed: HTMLElement | null = null;

  async function hydrate() {
    observer.disconnect();
    waiting.abort();
    try {
      const { hydrateTickets } = await import('./hydrate-tickets');
      dispose ??= await hydrateTickets(frame, locale, () => pressed?.click());
    } catch {
      // Without the code the tickets can still be read and followed.
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) runWhenIdle(() => void hydrate(), signal);
    },
    { rootMargin: NEAR },
  );
  observer.observe(frame);
  for (const type of REACHING_EVENTS) frame.addEventListener(type, () => void hydrate(), { signal });
  // Only buttons need the script; one that is pressed too soon is pressed again.
  frame.addEventListener('click', ({ target }) => {
    if (dispose === undefined && target instanceof Element) pressed = target.closest('button');
  });
  return () => {
    observer.disconnect();
    waiting.abort();
    // React does not take one root away while it renders another.
    setTimeout(() => dispose?.());
  };
}

/** Safari has no word for idle: there it is soon. */
function runWhenIdle(run: () => void, signal: AbortSignal): void {
  const runUnlessAborted = () => signal.aborted || run();
  if ('requestIdleCallback' in window) requestIdleCallback(runUnlessAborted);
  else setTimeout(runUnlessAborted);
}
