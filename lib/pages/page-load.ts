import { markLoadFailed } from '@/lib/server/next-seams/unavailable-status';
import { withTimeout, TimeoutError } from '@/lib/text/with-timeout';
import { logFailure } from '@/lib/server';
import { DEFAULT_PAGE_SIZE } from '@/lib/catalogue/rules';
import type { Page } from '@/lib/catalogue';

/** docs/specification.md §9.1. */
export const HOME_TIMEOUT_MS = 8000;
/** What every other page waits for its catalogue: less, so that it has time to render within nine seconds. */
const PAGE_TIMEOUT_MS = 7000;

/** Why a page has nothing to show but the text of docs/specification.md §8.14. */
export type LoadFailure = { error: unknown };
export type Attempt<T> = { value: T; failure?: LoadFailure };

/** A list that failed (docs/specification.md §8.1). Page 1, because no page lies past the end of an unknown list. */
export const EMPTY_PAGE: Page<never> = { items: [], total: 0, page: 1, pageSize: DEFAULT_PAGE_SIZE };

const FAILED_PART = 'A part of a page could not be loaded';

export type PageLoad = {
  /** Returns what `work` does. Throws what it throws, and TimeoutError where the page's time is over. */
  within<T>(work: Promise<T>): Promise<T>;
  /** The same, but returns `fallback` where it fails; the failure is logged. */
  attempt<T>(work: Promise<T>, fallback: T): Promise<Attempt<T>>;
};

/** Starts the time that a page has to load everything. `clock` returns milliseconds. */
export function startPageLoad(
  timeoutMs = PAGE_TIMEOUT_MS,
  clock: () => number = () => performance.now(),
): PageLoad {
  const endsAt = clock() + timeoutMs;

  function within<T>(work: Promise<T>): Promise<T> {
    return withTimeout(Math.max(endsAt - clock(), 0), () => work);
  }

  return {
    within,
    async attempt(work, fallback) {
      try {
        return { value: await within(work) };
      } catch (error) {
        markLoadFailed();
        logFailure(FAILED_PART, error);
        // The call itself says more once it fails as well.
        if (error instanceof TimeoutError) work.catch((cause: unknown) => logFailure(FAILED_PART, cause));
        return { value: fallback, failure: { error } };
      }
    },
  };
}

/** The failure of a page whose parts failed, all of them: with any of them it has something to show. */
export function pickFailure(...parts: Attempt<unknown>[]): LoadFailure | undefined {
  return parts.every(({ failure }) => failure !== undefined) ? parts[0]?.failure : undefined;
}

/** The names of the parts that failed, in their order. */
export function listFailed<Name extends string>(parts: Record<Name, Attempt<unknown>>): Name[] {
  const names = Object.keys(parts) as Name[];
  return names.filter((name) => parts[name].failure !== undefined);
}
