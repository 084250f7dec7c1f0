import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;

/** Waits until something answers at this address, whatever its status; false if `signal` ends the wait first. */
export async function waitForAnswer(address: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await hasAnswer(address, signal)) return true;
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}

async function hasAnswer(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
