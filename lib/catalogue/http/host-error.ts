import { inspect } from 'node:util';
import { describeInLine } from '@/lib/server';

/** A call to the API host that failed; the message says which call and why, for operators. */
export class HostError extends Error {
  override name = 'HostError';

  constructor(
    message: string,
    /** The status of the response, null where none came in time. */
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Printed it is one line, Next's own log included: a stack of ours says nothing of a host. */
  [inspect.custom](): string {
    return `${this.name}: ${describeInLine(this)}`;
  }
}

/** Called with each failure that is hidden from the caller. */
export type Report = (error: HostError) => void;

/** The statuses by which a host says that there is no such thing. */
export const MISSING_STATUSES = [404, 410];
/** Those of a call that it does not have. */
export const NO_CALL_STATUSES = [...MISSING_STATUSES, 405, 501];
/** Those of a call that it cannot read. */
export const BAD_REQUEST_STATUSES = [400, 422];

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
const NOT_IMPLEMENTED = 501;

/** Whether a call failed because the host is failing, and not because of the request. */
export function isHostDown(error: Error): boolean {
  if (!(error instanceof HostError)) return false;
  const { status } = error;
  if (status === null || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS) return true;
  return status >= SERVER_ERROR && status !== NOT_IMPLEMENTED;
}

/** The result of `work`, null where the host says by its status that there is no such thing. Throws any other failure. */
export async function nullIfMissing<T>(work: Promise<T>, statuses: number[]): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HostError && error.status !== null && statuses.includes(error.status)) return null;
    throw error;
  }
}

/** The result of `work`, null where the host fails: the failure is reported, and not thrown. */
export async function nullOnFailure<T>(work: Promise<T>, report: Report): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(error);
    return null;
  }
}
