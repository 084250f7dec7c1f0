import { setImmediate } from 'node:timers/promises';

/**
 * Lets the driver free the statements that are done with, and the texts bound to them: it does so between two turns of
 * the event loop only. To be awaited where many statements with long texts follow each other.
 */
export async function freeStatements(): Promise<void> {
  await setImmediate();
}
