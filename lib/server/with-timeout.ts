import { inspect } from 'node:util';

/** Something took longer than it may. Printed it is one line: where it was waited for says nothing of why. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';

  [inspect.custom](): string {
    return `${this.name}: ${this.message}`;
  }
}

/**
 * Runs `work` and throws a TimeoutError where it takes longer than `timeoutMs`, even where `work` pays no heed to the
 * signal: some broken bodies keep Node's fetch from ever settling.
 */
export async function limitTime<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborter = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(`No answer within ${Math.round(timeoutMs)} ms`);
      aborter.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(aborter.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
