import { type Outcome, pickOutcome } from './pick-outcome';

const CALL_TIMEOUT_MS = 10_000;

/** Posts JSON to a call of this site from the browser and answers how it ended within 10 s (spec §7). Never throws. */
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
