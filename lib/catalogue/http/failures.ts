import { HostError } from './host-error';

/** Told of each failure that is hidden from the caller. */
export type Report = (error: HostError) => void;

/** The statuses by which a host says that there is no such thing. */
export const MISSING_STATUSES = [404, 410];
/** Those of a call that it does not have. */
export const NO_CALL_STATUSES = [...MISSING_STATUSES, 405, 501];

/** What `work` answers, null where the host says by its status that there is no such thing. Throws for any other failure. */
export async function nullIfMissing<T>(work: Promise<T>, statuses: number[]): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HostError && error.status !== null && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** What `work` answers, `fallback` where the host fails: the failure is reported, and goes no further. */
export async function orOnFailure<T, F>(work: Promise<T>, fallback: F, report: Report): Promise<T | F> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(error);
    return fallback;
  }
}
