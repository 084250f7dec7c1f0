import type { ImportRun } from './import-run';

const NO_OFFERS = 'It has no offers. If that is right, import it again with --allow-empty.';

/**
 * Why a file without a usable row is refused, null if it need not be: an account that has been closed answers nothing,
 * and a snapshot of nothing would retire everything. A delta may be empty; then nothing has changed.
 */
export function findEmptyRefusal({
  mode,
  options,
  stats,
}: Pick<ImportRun, 'mode' | 'options' | 'stats'>): string | null {
  if (stats.usableRows > 0) return null;
  if (stats.rows > 0) return 'None of its rows can be used.';
  return mode === 'delta' || options.allowsEmpty === true ? null : NO_OFFERS;
}
