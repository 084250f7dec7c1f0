import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  Event,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
  retry,
} from 'cockatiel';
import { withTimeout, TimeoutError } from '@/lib/text/with-timeout';
import { HostError, isHostDown } from './host-error';

export type Protection = {
  /** Of one call with its retries and the time it waits for its turn. */
  timeoutMs: number;
  /** How many calls may be under way at once; more wait for their turn, and `maxWaiting` of those at most. */
  maxRunning?: number;
  maxWaiting?: number;
  /** After so many failures in a row the host is left alone for a while. */
  failuresToBreak?: number;
  /** How long it is left alone at first, and at most. */
  pauseMs?: { first: number; longest: number };
  /** How long a call waits for the outcome of the one that finds out whether the host has recovered. */
  probeWaitMs?: number;
  maxRetries?: number;
  retryDelayMs?: { first: number; longest: number };
};

const PROBE_WAIT_MS = 2000;

type Attempt<T> = (signal: AbortSignal) => Promise<T>;

export type ProtectedHost = {
  /**
   * Runs an attempt that may be repeated where the host fails. While another call finds out whether the host has
   * recovered it waits for that, unless it `canDoWithout`. Throws HostError.
   */
  runRepeatable<T>(call: string, attempt: Attempt<T>, canDoWithout?: boolean): Promise<T>;
  /** Runs an attempt once. Throws HostError. */
  runOnce<T>(call: string, attempt: Attempt<T>): Promise<T>;
};

/**
 * Guards a host and whoever waits for it: a bounded number of calls at once, a timeout for each, retries for those that may
 * be repeated, and a circuit breaker: while the host keeps failing, one call at a time finds out whether it has recovered,
 * and calls that come meanwhile go on once it has.
 */
export function protectHost(protection: Protection): ProtectedHost {
  const { timeoutMs, maxRunning = 32, maxWaiting = 512, probeWaitMs = PROBE_WAIT_MS } = protection;
  let lastSuccessAt = -Infinity;
  /** Of calls that began before the last success: they say nothing of the host as it is now. */
  const outdated = new WeakSet<HostError>();
  const isDown = handleWhen(
    (error) => isHostDown(error) && !(error instanceof HostError && outdated.has(error)),
  );
  const turns = bulkhead(maxRunning, maxWaiting);
  const retries = buildRetries(protection);
  const breaker = circuitBreaker(isDown, buildBreakerOptions(protection));

  /** Waits until the call that finds out is over. Throws BrokenCircuitError where that takes long: it can take all its time. */
  async function awaitProbe(): Promise<void> {
    try {
      await withTimeout(probeWaitMs, (signal) => Event.toPromise(breaker.onStateChange, signal));
    } catch {
      throw new BrokenCircuitError();
    }
  }

  type Run = { isRepeatable: boolean; canDoWithout: boolean };

  async function run<T>(call: string, attempt: Attempt<T>, { isRepeatable, canDoWithout }: Run): Promise<T> {
    const endsAt = performance.now() + timeoutMs;
    const attemptInTime = async () => {
      const startedAt = performance.now();
      try {
        const result = await withTimeout(endsAt - startedAt, attempt);
        lastSuccessAt = performance.now();
        return result;
      } catch (cause) {
        const error = toHostError(call, cause);
        if (lastSuccessAt > startedAt) outdated.add(error);
        throw error;
      }
    };
    const guarded = async () => {
      if (breaker.state === CircuitState.HalfOpen) {
        if (canDoWithout) throw new BrokenCircuitError();
        await awaitProbe();
      }
      return breaker.execute(attemptInTime);
    };
    try {
      return await withTimeout(timeoutMs, (signal) =>
        turns.execute(() => (isRepeatable ? retries.execute(guarded, signal) : guarded()), signal),
      );
    } catch (error) {
      throw toHostError(call, error);
    }
  }

  return {
    runRepeatable: (call, attempt, canDoWithout = false) =>
      run(call, attempt, { isRepeatable: true, canDoWithout }),
    runOnce: (call, attempt) => run(call, attempt, { isRepeatable: false, canDoWithout: false }),
  };
}

/** The library adds jitter by itself. A call that took all the time there is, is not retried. */
function buildRetries({ maxRetries = 2, retryDelayMs = { first: 100, longest: 1000 } }: Protection) {
  const isWorthIt = handleWhen((error) => isHostDown(error) && !isTooLate(error.cause));
  const backoff = new ExponentialBackoff({
    initialDelay: retryDelayMs.first,
    maxDelay: retryDelayMs.longest,
  });
  return retry(isWorthIt, { maxAttempts: maxRetries, backoff });
}

function buildBreakerOptions({ pauseMs, failuresToBreak = 5 }: Protection) {
  return { halfOpenAfter: buildPauses(pauseMs), breaker: new ConsecutiveBreaker(failuresToBreak) };
}

function buildPauses({ first, longest }: { first: number; longest: number } = { first: 500, longest: 5000 }) {
  return new ExponentialBackoff({ initialDelay: first, maxDelay: longest, generator: noJitterGenerator });
}

function isTooLate(cause: unknown): boolean {
  return cause instanceof TimeoutError;
}

function toHostError(call: string, cause: unknown): HostError {
  if (cause instanceof HostError) return cause;
  // The same words for every call, so that a log counts them: the calls before it have reported why.
  if (cause instanceof BrokenCircuitError) {
    return new HostError('The API host is left alone for a moment, because its last calls failed.', null, {
      cause,
    });
  }
  return new HostError(`${call} got no complete response. Check API_BASE_URL and its host.`, null, { cause });
}

/** Whether a call failed without being sent: the calls before it have reported why already. */
export function isRefusedUnsent(error: HostError): boolean {
  return error.cause instanceof BrokenCircuitError;
}
