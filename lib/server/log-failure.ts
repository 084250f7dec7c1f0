import { inspect } from 'node:util';

type LogTools = {
  print: (text: string) => void;
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number;
};

const REPEAT_WINDOW_MS = 60_000;
/** Made-up addresses must not fill the memory. */
const MAX_KINDS = 500;
/** Calls of one endpoint are one kind of failure, whatever their ids and parameters are. */
const CALL_REST = /(\/api\/v1\/[^\s/?]+)\S*/g;
/** "3 of 20" rows are the same failure as 4. */
const COUNTS = /\d+ of \d+/g;

/**
 * A log of failures: one line for those of a host or a timeout, with the stack for those that nobody expected. Failures
 * of one kind within a minute are counted, and the next line says how many there were.
 */
export function createFailureLog({ print, clock }: LogTools): (what: string, error: unknown) => void {
  const kinds = new Map<string, { printedAt: number; repeats: number }>();

  return (what, error) => {
    const text = `${what}: ${inspect(error)}`;
    const [line = text] = text.split('\n', 1);
    const kind = line.replaceAll(CALL_REST, '$1').replaceAll(COUNTS, '');
    const known = kinds.get(kind);
    if (known !== undefined && clock() - known.printedAt < REPEAT_WINDOW_MS) {
      known.repeats += 1;
      return;
    }
    kinds.delete(kind);
    kinds.set(kind, { printedAt: clock(), repeats: 0 });
    for (const oldest of kinds.keys()) if (kinds.size > MAX_KINDS) kinds.delete(oldest);
    print(known?.repeats ? `${text} (and ${known.repeats} more like it since the last line)` : text);
  };
}

// Next bundles pages and instrumentation apart, so one process holds several copies of this module.
const holder = globalThis as typeof globalThis & { clipmintFailureLog?: ReturnType<typeof createFailureLog> };

/** Writes to stderr what could not be done, and why (docs/specification.md §8.6 and §8.9): see createFailureLog. */
export function logFailure(what: string, error: unknown): void {
  holder.clipmintFailureLog ??= createFailureLog({
    print: (text) => console.error(text),
    clock: () => performance.now(),
  });
  holder.clipmintFailureLog(what, error);
}
