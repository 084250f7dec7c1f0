import type { ClickKind, ItemId, Offer } from '@/lib/catalogue/types';

/** Where clicks are counted, without anything about the visitor. */
export const COUNTS_PATH = '/api/counts';

const MINUTE_MS = 60_000;

/** When each click of this page view was last sent. */
const sent = new Map<string, number>();

/** Reports what the visitor did with an offer, at most once a minute for each, without waiting. Never throws. */
export function countClick(kind: ClickKind, offer: { kind: string; id: ItemId }): void {
  const body = JSON.stringify({ kind, offer: offer.kind, id: offer.id });
  const now = performance.now();
  if (now - (sent.get(body) ?? -MINUTE_MS) < MINUTE_MS) return;
  sent.set(body, now);
  try {
    navigator.sendBeacon(COUNTS_PATH, new Blob([body], { type: 'application/json' }));
  } catch {
    // A browser without beacons, or one that refuses them, is not counted.
  }
}

/** What a link to a shop carries, so that following it is counted. */
export function markVisit({ kind, id }: Pick<Offer, 'kind' | 'id'>) {
  return { 'data-visit': `${kind} ${id}` };
}

/** Counts every marked link that is followed, in this tab or by a middle click in a new one; returns how to stop. */
export function listenForVisits(): () => void {
  const listening = new AbortController();
  const onClick = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-visit]') : null;
    const [kind, id] = link?.dataset.visit?.split(' ') ?? [];
    // The right button only opens a menu.
    if (kind && id && button !== 2) countClick('visit', { kind, id });
  };
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, onClick, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
