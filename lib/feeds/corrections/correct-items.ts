import { RefusedError } from '@/lib/catalogue/rules';
import type { CatalogueWriter, CorrectedItem, Correction, FieldValue, FoundItem } from '@/lib/catalogue';
import { OptionsError, RowError } from '../feed';
import { toColumn, toField } from './fields';
import { findTarget } from './find-target';
import { readFields } from './read-fields';

/** What an operator says of one item: columns with their texts, and the columns whose corrections end. */
export type ItemCorrection = {
  record: CorrectedItem['record'];
  target: string;
  set: Readonly<Record<string, string>>;
  clear: readonly string[];
};

/** An item with its corrections as they now stand, by column. */
export type CorrectedResult = {
  item: FoundItem;
  corrections: { column: string; value: FieldValue; feedValue: FieldValue }[];
};

/** Corrects an item. Throws RefusedError, which says what was wrong with it and what to do. */
export async function correctItem(
  writer: CatalogueWriter,
  { record, target, set, clear }: ItemCorrection,
  now: Date,
): Promise<CorrectedResult> {
  const item = await findTarget(writer, record, target);
  try {
    const present = withCorrections(item, await writer.listCorrections(item));
    const fields = readFields(present, set, await writer.listCategories(), now);
    const ended = [...fields.clear, ...clear.map((column) => toField(record, column))];
    if (ended.length > 0 || Object.keys(fields.set).length > 0) await writer.correct(item, fields.set, ended);
    return { item, corrections: await listCorrected(writer, item) };
  } catch (error) {
    if (!(error instanceof RowError || error instanceof OptionsError)) throw error;
    const reason = error.message.replace(/[^.]$/, '$&.');
    throw new RefusedError(`The ${record} "${target}" cannot be corrected: ${reason}`, { cause: error });
  }
}

async function listCorrected(
  writer: CatalogueWriter,
  item: FoundItem,
): Promise<CorrectedResult['corrections']> {
  const corrections = await writer.listCorrections(item);
  return corrections.map(({ field, value, feedValue }) => ({ column: toColumn(field), value, feedValue }));
}

/** The item as it is shown: a date or a text is checked beside those that are there. */
function withCorrections(item: FoundItem, corrections: Correction[]): FoundItem {
  const values = Object.fromEntries(corrections.map(({ field, value }) => [field, value]));
  return item.record === 'offer'
    ? { ...item, offer: { ...item.offer, ...values } }
    : { ...item, brand: { ...item.brand, ...values } };
}
