import { FeedError, type FeedContent } from '../feed';
import { readRecords } from '../read/read-records';
import { BrokenRow, withPlainKeys, type FeedRecord } from '../read/values';
import type { ItemCorrection } from './correct-items';
import { toField } from './fields';

/** Columns that name the item; all others are fields. */
const NAMING = ['record', 'id', 'source', 'external_id', 'unique_name', 'clear'] as const;
/** What a row of corrections for the generic format says, which this one need not. */
const IGNORED: ReadonlySet<string> = new Set([...NAMING, 'change']);

export type CorrectionRow = { row: number; correction: ItemCorrection };

/**
 * The corrections of a table (or JSON) that has only the columns that change; an empty cell leaves its field alone. An item
 * is named by `id`, by `source` and `external_id`, or a brand by `unique_name`. Throws FeedError, which says where, on what
 * cannot be read.
 */
export async function readCorrectionRows(content: FeedContent): Promise<CorrectionRow[]> {
  const rows: CorrectionRow[] = [];
  let row = 0;
  for await (const record of readRecords(content, {
    json: { lists: ['corrections'], lines: true },
    csv: {},
  })) {
    row += 1;
    rows.push({ row, correction: toCorrection(toCells(record, row), row) });
  }
  return rows;
}

function toCells(record: unknown, row: number): FeedRecord {
  if (record instanceof BrokenRow) throw new FeedError(`Row ${row}: ${record.reason}.`);
  if (typeof record !== 'object' || record === null) throw new FeedError(`Row ${row} is no object.`);
  return withPlainKeys(Object.fromEntries(Object.entries(record)));
}

function toCorrection(cells: FeedRecord, row: number): ItemCorrection {
  const getText = (column: string) => toText(cells[column]);
  const record = getText('record') || 'offer';
  if (record !== 'offer' && record !== 'brand') {
    throw new FeedError(`Row ${row}: record "${record}" is neither offer nor brand.`);
  }
  const sourced = getText('external_id') && `${getText('source')}:${getText('external_id')}`;
  const target = getText('id') || (record === 'brand' && getText('unique_name')) || sourced;
  if (!target) {
    throw new FeedError(`Row ${row} names no ${record}: give its id, or source and external_id.`);
  }
  const fields = Object.keys(cells).filter((column) => !IGNORED.has(column) && getText(column) !== '');
  const clear = getText('clear')
    .split(/[,;|\s]+/)
    .filter((column) => column !== '');
  for (const column of [...fields, ...clear]) toField(record, column);
  return {
    record,
    target,
    set: Object.fromEntries(fields.map((column) => [column, getText(column)])),
    clear,
  };
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
}
