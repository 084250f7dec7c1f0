import { FeedError } from '../feed';
import { BrokenRow } from './broken-row';
import { toPlainKey } from './values';

const MAX_NAMES_SHOWN = 5;

/**
 * The rows as they come. Throws FeedError if the first that has fields has none of `fields` (in any spelling of rule 5),
 * or if no row has any: then the file is another format's, which the reasons of its rows would not tell.
 */
export async function* checkFirstRow(
  rows: AsyncIterable<unknown>,
  feedName: string,
  fields: readonly string[],
): AsyncIterable<unknown> {
  let isChecked = false;
  let hasOtherRows = false;
  for await (const row of rows) {
    if (hasFields(row)) {
      if (!isChecked) checkFields(Object.keys(row), feedName, fields);
      isChecked = true;
    } else if (!(row instanceof BrokenRow)) {
      hasOtherRows = true;
    }
    yield row;
  }
  if (hasOtherRows && !isChecked)
    throw new FeedError(`This is no ${feedName} feed: its rows have no fields.`);
}

function hasFields(row: unknown): row is object {
  return typeof row === 'object' && row !== null && !Array.isArray(row) && !(row instanceof BrokenRow);
}

function checkFields(names: string[], feedName: string, fields: readonly string[]): void {
  const found = new Set(names.map(toPlainKey));
  if (fields.some((field) => found.has(toPlainKey(field)))) return;
  const has = names.length === 0 ? 'nothing' : names.slice(0, MAX_NAMES_SHOWN).join(', ');
  throw new FeedError(
    `This is no ${feedName} feed: its first row has none of ${fields.join(', ')}; it has ${has}.`,
  );
}
