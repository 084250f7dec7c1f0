import { setTimeout as wait } from 'node:timers/promises';

const RETRY_PAUSE_MS = 25;
const CONTENTION = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** The driver's code of an error ("SQLITE_BUSY"), also where it is the cause of another; "" if there is none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** Whether an error says that another process holds the database. */
export function isContention(error: unknown): boolean {
  return CONTENTION.has(errorCode(error));
}

/** Runs `work`; while another process holds the database, retries for `timeoutMs`, then throws an error that says so. */
export async function retryWhileBusy<T>(
  timeoutMs: number,
  work: () => Promise<T>,
  mayRetry: () => boolean = () => true,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isContention(error) || !mayRetry()) throw error;
      if (performance.now() >= deadline) {
        throw new Error(
          'The catalogue is being written by another command; try again when it has finished.',
          {
            cause: error,
          },
        );
      }
      await wait(RETRY_PAUSE_MS);
    }
  }
}
