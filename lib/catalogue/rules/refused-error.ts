/** A change that the catalogue cannot take; the message says to an operator why, and what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
