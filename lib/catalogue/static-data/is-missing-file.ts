const MISSING = new Set(['ENOENT', 'ENOTDIR']);

/** Whether an error of the file system says that there is no such file. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && MISSING.has(String(error.code));
}
