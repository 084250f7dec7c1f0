/** The method that Node's util.inspect calls: a browser has no node:util to import it from. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/** Something took longer than it may. Prints as one line: the stack of the waiting code says nothing of why. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';

  [INSPECT](): string {
    return `${this.name}: ${this.message}`;
  }
}

/**
 * Runs `work` and throws a TimeoutError where it takes longer than `timeoutMs`, even where `work` ignores the
 * signal: with some broken bodies Node's fetch never resolves. Runs in browsers too.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborter = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(`No response within ${Math.round(timeoutMs)} ms`);
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
