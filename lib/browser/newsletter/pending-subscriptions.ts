import type { Subscription } from '@/lib/catalogue/source';
import type { SubscriptionSource } from '@/lib/catalogue/types';
import { parseEmail } from '@/lib/text/email';
import { createStoredValue } from '../storage/stored-value';

/** The most that one browser keeps; the oldest makes room. */
const MAX_PENDING = 10;
const SOURCES: readonly SubscriptionSource[] = ['footer', 'website'];

const pending = createStoredValue('pending-subscriptions', parsePending);

/** The subscriptions that no call has delivered yet, oldest first: nothing that a visitor sends is lost. */
export function listPending(): Subscription[] {
  return pending.read();
}

/** Keeps a subscription in the browser, once for each address, until it is dropped. */
export function keepPending(subscription: Subscription): void {
  const others = pending.read().filter(({ email }) => email !== subscription.email);
  pending.write([...others, subscription].slice(-MAX_PENDING));
}

/** Forgets the subscription of an address, if one is kept. Reads again, so that what another tab keeps stays. */
export function dropPending(email: string): void {
  const kept = pending.read();
  const rest = kept.filter((subscription) => subscription.email !== email);
  if (rest.length === kept.length) return;
  if (rest.length === 0) pending.clear();
  else pending.write(rest);
}

/** Whatever lies in storage as sound subscriptions: at most 10, the first of an address counts. */
function parsePending(json: unknown): Subscription[] {
  if (!Array.isArray(json)) return [];
  const byEmail = new Map<string, Subscription>();
  for (const subscription of json.map(parseSubscription)) {
    if (subscription && !byEmail.has(subscription.email)) byEmail.set(subscription.email, subscription);
  }
  return [...byEmail.values()].slice(-MAX_PENDING);
}

function parseSubscription(json: unknown): Subscription | null {
  if (typeof json !== 'object' || json === null || !('email' in json) || !('source' in json)) return null;
  const email = typeof json.email === 'string' ? parseEmail(json.email) : null;
  const source = SOURCES.find((known) => known === json.source);
  return email !== null && source ? { email, source } : null;
}
