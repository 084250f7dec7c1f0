/** The code that Node and drivers give an error, for example "ENOENT"; null where it has none. */
export function getErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
