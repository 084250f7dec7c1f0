import type {
  CatalogueWriter,
  CorrectedItem,
  Correction,
  FieldValue,
  FoundItem,
  ItemKey,
} from '@/lib/catalogue';
import { RefusedError } from '@/lib/catalogue/rules';
import { OptionsError, RowError } from '../feed';
import { formatForTerminal } from '../report/format-for-terminal';
import { HIDDEN, toColumn, toField } from './fields';
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

const HINTS = {
  offer:
    'name it by its id (123), its address (/brands/lumera?coupon=123) or its source and id there (awin:17)',
  brand:
    'name it by the last part of its address (lumera), by its address or by its source and id there (awin:17)',
};

/**
 * The item that a text names: an id, the last part of a brand's address, an address whole or from the root in any
 * language, or "source:external id". Throws RefusedError where there is none.
 */
export async function findTarget(
  writer: CatalogueWriter,
  record: CorrectedItem['record'],
  text: string,
): Promise<FoundItem> {
  for (const key of listKeys(record, text.trim())) {
    const item = await writer.findItem(record, key);
    if (item !== null) return item;
  }
  throw new RefusedError(`There is no ${record} "${text}": ${HINTS[record]}.`);
}

function listKeys(record: CorrectedItem['record'], text: string): ItemKey[] {
  if (/^(?:https?:\/)?\//.test(text)) return listKeysOfAddress(record, text);
  const own: ItemKey[] = record === 'brand' ? [{ address: text }] : [];
  const ids: ItemKey[] = /^\d{1,15}$/.test(text) ? [{ id: Number(text) }] : [];
  // The name of a source may have a colon, too.
  const colons = [...text.matchAll(/:/g)].map(({ index }) => index);
  const sourced = colons.map((at) => ({ source: text.slice(0, at), externalId: text.slice(at + 1) }));
  return [...own, ...ids, ...sourced];
}

function listKeysOfAddress(record: CorrectedItem['record'], text: string): ItemKey[] {
  if (!URL.canParse(text, 'http://site')) return [];
  const { pathname, searchParams } = new URL(text, 'http://site');
  if (record === 'offer') {
    const id = searchParams.get('coupon') ?? searchParams.get('deal') ?? '';
    return /^\d{1,15}$/.test(id) ? [{ id: Number(id) }] : [];
  }
  const name = /\/brands\/([^/]+)\/?$/.exec(pathname)?.[1];
  return name === undefined ? [] : listKeys('brand', decode(name));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An item with its corrections for the terminal, a line each: what is shown, and what its source says. */
export function formatCorrected({ item, corrections }: CorrectedResult): string {
  const { source, externalId } = item.record === 'offer' ? item.offer : item.brand;
  const name = item.record === 'offer' ? item.offer.title : item.brand.name;
  const head = `${item.record} ${item.id} (${source}:${formatForTerminal(externalId)}) ${quote(name)}`;
  if (corrections.length === 0) return `${head}: no corrections`;
  const lines = corrections.map(({ column, value, feedValue }) => {
    if (column === HIDDEN) return '  hidden: in no list, whatever the feed says';
    const isAgreed = JSON.stringify(value) === JSON.stringify(feedValue);
    const feed = isAgreed ? 'the feed says the same: no longer needed' : `the feed says ${quote(feedValue)}`;
    return `  ${column}: ${quote(value)} (${feed})`;
  });
  return [head, ...lines].join('\n');
}

function quote(value: FieldValue): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `"${formatForTerminal(Array.isArray(value) ? value.join(', ') : value)}"`;
}
