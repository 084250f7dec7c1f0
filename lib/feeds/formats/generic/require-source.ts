import { OptionsError } from '../../feed';
import type { GenericRow } from './generic-row';

/**
 * The source of a row: that of the file, else its own, which the rows of an exported catalogue have. Throws OptionsError
 * where neither is told: ids count within a file, so two files under one source would retire or overwrite each other's
 * offers.
 */
export function requireSource(row: GenericRow, fileSource: string | undefined): string {
  const source = fileSource ?? row.ownSource;
  if (source === undefined) {
    throw new OptionsError(
      'A row of this file names no source: say with --source under which name to keep what it brings, the same every time, such as --source my-network.',
    );
  }
  return source;
}
