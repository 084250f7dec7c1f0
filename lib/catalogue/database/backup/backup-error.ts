/** A backup cannot be made or restored; the message says what was found where, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
