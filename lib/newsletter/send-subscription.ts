import type { Subscription } from '../catalogue/source';

/** Where forms post to, with or without a script. */
export const SUBSCRIBE_PATH = '/api/v1/subscribe';
const SUBSCRIBE_TIMEOUT_MS = 10_000;

/**
 * Sends a subscription from the browser and answers whether it was accepted within 10 seconds (spec §7).
 * Never throws: the visitor sees success either way (spec §5), so whoever keeps failed ones asks the answer.
 */
export async function sendSubscription(subscription: Subscription): Promise<boolean> {
  try {
    const response = await fetch(SUBSCRIBE_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(subscription),
      signal: AbortSignal.timeout(SUBSCRIBE_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
