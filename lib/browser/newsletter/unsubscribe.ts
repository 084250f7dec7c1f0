import { dropPending } from './pending-subscriptions';
import type { Outcome } from './pick-outcome';
import { postCall } from './post-call';

/** Where the form to unsubscribe posts to, with or without a script. */
export const UNSUBSCRIBE_PATH = '/api/v1/unsubscribe';

/**
 * Unsubscribes an address, as parseEmail answers it, and says how the call ended. A subscription of that address that
 * still waits in this browser is forgotten in any case, or it would be sent afterwards. Never throws.
 */
export async function unsubscribe(email: string): Promise<Outcome> {
  dropPending(email);
  return postCall(UNSUBSCRIBE_PATH, { email });
}
