import type { Subscription } from '@/lib/catalogue/source';
import { dropPending, keepPending, listPending } from './pending-subscriptions';
import { postCall, type Outcome } from './post-call';

/** Where forms post to, with or without a script. */
export const SUBSCRIBE_PATH = '/api/v1/subscribe';

/** Where the form to unsubscribe posts to, with or without a script. */
export const UNSUBSCRIBE_PATH = '/api/v1/unsubscribe';

/**
 * Subscribes from the browser. What fails waits there for `sendPending`; never throws, because the visitor sees success
 * either way (docs/specification.md §4.11, §8.5). Kept before it is sent: a visitor who leaves meanwhile loses nothing.
 */
export async function subscribe(subscription: Subscription): Promise<void> {
  keepPending(subscription);
  await send(subscription);
}

/** The round that is under way in this tab. */
let round: Promise<void> | null = null;

/**
 * Sends again what waits in the browser, one round at a time; never throws. Other tabs may do the same at once: the
 * call changes nothing the second time.
 */
export function sendPending(): Promise<void> {
  round ??= sendAll().finally(() => {
    round = null;
  });
  return round;
}

async function sendAll(): Promise<void> {
  for (const subscription of listPending()) {
    // Another tab has sent it meanwhile, or the visitor has unsubscribed.
    if (!listPending().some(({ email }) => email === subscription.email)) continue;
    // Where one fails, so would the others: they wait for the next visit.
    if (!(await send(subscription))) return;
  }
}

/** Sends one and forgets it once it is accepted or refused for good; returns whether it was either. */
async function send(subscription: Subscription): Promise<boolean> {
  if ((await postCall(SUBSCRIBE_PATH, subscription)) === 'failed') return false;
  dropPending(subscription.email);
  return true;
}

/**
 * Unsubscribes an address, as parseEmail returns it, and says how the call ended. A subscription of that address that
 * still waits in this browser is forgotten in any case, or it would be sent afterwards. Never throws.
 */
export async function unsubscribe(email: string): Promise<Outcome> {
  dropPending(email);
  return postCall(UNSUBSCRIBE_PATH, { email });
}
