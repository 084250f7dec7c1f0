import type { FeedFormat } from '../feed';
import type { ImportOptions } from './import-run';

/**
 * Under which source offers are kept: the operator's word, else the format's. A file of one shop has a source of its
 * own, so that its snapshot does not retire what another shop's file of the same format brought.
 */
export function pickSource(
  format: Pick<FeedFormat, 'source'>,
  { source, brand }: Pick<ImportOptions, 'source' | 'brand'>,
): string {
  if (source !== undefined) return source;
  const isOwn = brand === undefined || format.source.endsWith(`-${brand}`);
  return isOwn ? format.source : `${format.source}-${brand}`;
}
