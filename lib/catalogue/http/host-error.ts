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
}
