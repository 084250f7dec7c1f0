import { inspect } from 'node:util';
import { describeInLine } from '@/lib/server/describe-in-line';

/** A call to the API host that failed; the message says which call and why, for operators. */
export class HostError extends Error {
  override name = 'HostError';

  constructor(
    message: string,
    /** The status of the answer, null where none came in time. */
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

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
const NOT_IMPLEMENTED = 501;

/** Whether a call failed because the host is in trouble, and not because of what it was asked. */
export function isHostDown(error: Error): boolean {
  if (!(error instanceof HostError)) return false;
  const { status } = error;
  if (status === null || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS) return true;
  return status >= SERVER_ERROR && status !== NOT_IMPLEMENTED;
}
