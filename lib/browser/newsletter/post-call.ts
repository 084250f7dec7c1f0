const CALL_TIMEOUT_MS = 10_000;

/**
 * The statuses that are about what was sent: the same body will never be taken. Any other error (429, 408, 5xx, but
 * also 403 or 404 of a proxy on the way) says something about the moment or the way, so that a later try may succeed.
 */
const FINAL_STATUSES = [400, 410, 413, 415, 422];

/**
 * Posts JSON to a call of this site from the browser and returns how it ended within 10 s (docs/specification.md §9.1).
 * Never throws.
 */
export async function postCall(path: string, body: object): Promise<Outcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return pickOutcome(response.status);
  } catch {
    return 'failed';
  }
}

/** How a call ended: done, turned down for good, or not done this time. */
export type Outcome = 'accepted' | 'refused' | 'failed';

/** Takes the HTTP status of a response and says how the call ended. */
export function pickOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return 'accepted';
  return FINAL_STATUSES.includes(status) ? 'refused' : 'failed';
}
