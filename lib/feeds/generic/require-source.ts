import { OptionsError } from '../feed';
import type { GenericRow } from './generic-row';

/**
 * The source of a row: its own, which the rows of an exported catalogue have, else that of the file. Throws OptionsError
 * where neither is told: ids count within a file, so two files under one source would retire or overwrite each other's
 * offers.
 */
export function requireSource(row: GenericRow, fileSource: string | undefined): string {
  const source = row.getText('source') ?? fileSource;
  if (source === undefined) {
    throw new OptionsError(
      'A row of this file names no source: say with --source under which name to keep what it brings, the same every time, such as --source my-network.',
    );
  }
  return source;
}
