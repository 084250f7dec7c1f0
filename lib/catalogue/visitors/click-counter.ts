import { measure } from '@/lib/server';
import type { ClickKind, OfferOrigin } from '../types';
import { createLimit } from './limit';

/** How often something was done with an offer on a day (UTC, such as "2026-11-22"). */
export type ClickCount = OfferOrigin & { day: string; kind: ClickKind; count: number };

/** How long clicks wait for others, so that many are one short write. */
export const SAVE_DELAY_MS = 2_000;
/** How long they wait for a database that refuses them. */
export const RETRY_DELAY_MS = 30_000;
/** More different ones are not held for a database that refuses them. */
const MAX_WAITING = 10_000;
/** Of a kind and offer: nobody's address is known, so a program that calls without end is held back by this. */
export const MAX_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const DAY_LENGTH = '2026-11-22'.length;

export type ClickCounter = {
  /** Counts one, and returns at once: it is saved later, with others. Never throws. */
  count(kind: ClickKind, origin: OfferOrigin): void;
};

type CounterParts = {
  save: (clicks: ClickCount[]) => Promise<void>;
  clock: () => Date;
  report: (error: unknown) => void;
};

/** Counts in memory and saves every two seconds; what cannot be saved is tried again, within bounds. */
export function createClickCounter({ save, clock, report }: CounterParts): ClickCounter {
  const waiting = new Map<string, ClickCount>();
  const isTooMany = createLimit(MAX_A_MINUTE, MINUTE_MS);
  let timer: NodeJS.Timeout | null = null;

  function add(click: ClickCount): void {
    const key = JSON.stringify([click.day, click.kind, click.source, click.externalId]);
    const known = waiting.get(key);
    if (known) known.count += click.count;
    else if (waiting.size < MAX_WAITING) waiting.set(key, { ...click });
  }

  const noteWaiting = () => measure({ what: 'waiting-clicks', count: waiting.size });

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => void saveWaiting(), delayMs).unref();
  }

  async function saveWaiting(): Promise<void> {
    const clicks = [...waiting.values()];
    waiting.clear();
    let delayMs = SAVE_DELAY_MS;
    try {
      await save(clicks);
    } catch (error) {
      report(error);
      clicks.forEach(add);
      delayMs = RETRY_DELAY_MS;
    }
    noteWaiting();
    timer = null;
    if (waiting.size > 0) schedule(delayMs);
  }

  return {
    count(kind, { source, externalId }) {
      const now = clock();
      if (isTooMany(JSON.stringify([kind, source, externalId]), now)) return;
      add({ day: now.toISOString().slice(0, DAY_LENGTH), kind, source, externalId, count: 1 });
      noteWaiting();
      schedule(SAVE_DELAY_MS);
    },
  };
}
