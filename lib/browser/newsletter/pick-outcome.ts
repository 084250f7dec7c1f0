/** How a call ended: done, turned down for good, or not done this time. */
export type Outcome = 'accepted' | 'refused' | 'failed';

/**
 * The statuses that judge what was sent: the same body will never be taken. Any other error (429, 408, 5xx, but also
 * 403 or 404 of a proxy on the way) says something about the moment or the way, so that a later try may succeed.
 */
const FINAL_STATUSES = [400, 410, 413, 415, 422];

/** Takes the HTTP status of an answer and says how the call ended. */
export function pickOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return 'accepted';
  return FINAL_STATUSES.includes(status) ? 'refused' : 'failed';
}
