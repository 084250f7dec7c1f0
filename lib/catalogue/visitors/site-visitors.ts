import type { ClickKind, Offer } from '../types';
import { createClickCounter } from './click-counter';
import { getOrigin } from './offer-origin';
import type { VisitorStore } from '.';

/** What visitors do, as the running site takes it. */
export type SiteVisitors = {
  /** Counts what somebody did with an offer; returns at once, and never throws. */
  countClick(kind: ClickKind, offer: Pick<Offer, 'origin' | 'kind' | 'id'>): void;
};

type SiteParts = { clock: () => Date; report: (what: string, error: unknown) => void };

/** The running site's side of visitors' data. What cannot be stored is reported, and never keeps a page waiting. */
export function createSiteVisitors(store: VisitorStore, { clock, report }: SiteParts): SiteVisitors {
  const clicks = createClickCounter({
    save: (counts) => store.saveClicks(counts),
    clock,
    report: (error) => report('Clicks could not be stored', error),
  });
  return { countClick: (kind, offer) => clicks.count(kind, getOrigin(offer)) };
}
