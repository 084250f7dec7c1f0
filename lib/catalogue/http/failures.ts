import { HostError } from './host-error';

/** Told of each failure that spec §8 hides from the caller. */
export type Report = (error: HostError) => void;

const MISSING_STATUSES: (number | null)[] = [404, 410];

/** What `work` answers, null where the host says by its status that there is no such thing. Throws for any other failure. */
export async function nullIfMissing<T>(work: Promise<T>, statuses = MISSING_STATUSES): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HostError && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** What `work` answers, `fallback` where the host fails: the failure is reported, and goes no further (spec §8). */
export async function orOnFailure<T, F>(work: Promise<T>, fallback: F, report: Report): Promise<T | F> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(error);
    return fallback;
  }
}
