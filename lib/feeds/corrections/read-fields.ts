import type { FieldValue, FoundItem, NewBrand, NewCategory, NewOffer } from '@/lib/catalogue';
import { RowError } from '../feed';
import { buildGenericColumns } from '../formats/generic/generic-columns';
import { toRawRecord } from '../formats/generic/generic-record';
import { GenericRow } from '../formats/generic/generic-row';
import { toMappingKey } from '../mapping/feed-mapping';
import { readFlag, splitList } from '../read/values';
import { toFeedOffer } from '../row/to-feed-offer';
import { HIDDEN, toField } from './fields';

/** What empties a field. */
const NONE = /^(?:|none|-)$/i;
const FLAGS = new Set(['is_featured', 'exclusive', HIDDEN]);
const LISTS = new Set(['categories', 'regions']);
/** An offer or a brand always has one. */
const NEEDED = new Set(['title', 'kind', 'name']);
const COLUMNS = buildGenericColumns();

type Given = Readonly<Record<string, string>>;
export type ReadFields = { set: Record<string, FieldValue>; clear: string[] };

/**
 * What columns say of an item, by the rules for a row of the generic format that changes one (docs/feeds.md §5). `none`
 * empties a field; `hidden` with "no" ends its correction. `item` has its present values. Throws RowError with the reason.
 */
export function readFields(item: FoundItem, given: Given, categories: NewCategory[], now: Date): ReadFields {
  const fields: ReadFields = { set: {}, clear: [] };
  const texts: Record<string, string> = {};
  for (const [column, text] of Object.entries(given)) {
    const field = toField(item.record, column);
    if (FLAGS.has(column)) setFlag(fields, field, column, text);
    else if (NONE.test(text.trim())) fields.set[field] = pickNone(column);
    else if (column === 'categories') fields.set[field] = readCategories(text, categories);
    else texts[column] = text;
  }
  if (Object.keys(texts).length === 0) return fields;
  const read = item.record === 'offer' ? readOffer(item.offer, texts, now) : readBrand(item.brand, texts);
  for (const column of Object.keys(texts)) {
    const field = toField(item.record, column);
    fields.set[field] = read.get(field) ?? null;
  }
  checkCode(item, fields);
  return fields;
}

function setFlag({ set, clear }: ReadFields, field: string, column: string, text: string): void {
  const flag = readFlag(text.trim());
  if (flag === undefined) throw new RowError(`${column} takes yes or no, not "${text}"`);
  if (column === HIDDEN && !flag) clear.push(field);
  else set[field] = flag;
}

function pickNone(column: string): FieldValue {
  if (NEEDED.has(column)) throw new RowError(`${column} cannot be empty`);
  if (column === 'description') return '';
  return LISTS.has(column) ? [] : null;
}

/** Slugs of categories by slug or name. */
function readCategories(text: string, categories: NewCategory[]): string[] {
  const slugs = new Map(
    categories.flatMap(({ name, slug }) => [
      [toMappingKey(name), slug],
      [toMappingKey(slug), slug],
    ]),
  );
  return splitList(text).map((name) => {
    const slug = slugs.get(toMappingKey(name));
    if (slug !== undefined) return slug;
    const known = categories.map((category) => category.slug).join(', ');
    throw new RowError(`there is no category "${name}"; there are: ${known}`);
  });
}

function readOffer(offer: NewOffer, texts: Given, now: Date): Map<string, FieldValue> {
  const row = { ...texts, external_id: offer.externalId, change: 'part' };
  const raw = toRawRecord(new GenericRow(row, COLUMNS, offer.source), offer.source);
  if (raw.record !== 'offer') throw new Error('An offer was read as something else.');
  // The links alone do not make another shop of it.
  const read = toFeedOffer({ ...raw, brand: undefined }, offer, {
    source: offer.source,
    hasBrand: true,
    now,
  });
  const unsafe = read.warnings.find(({ kind }) => kind === 'unsafe-link');
  if (unsafe !== undefined) throw new RowError(`"${unsafe.quote}" is no http or https link of a public host`);
  return new Map(Object.entries(read.fields));
}

function readBrand(brand: NewBrand, texts: Given): Map<string, FieldValue> {
  const row = { ...texts, record: 'brand', unique_name: brand.uniqueName, change: 'part' };
  const raw = toRawRecord(new GenericRow(row, COLUMNS, brand.source), brand.source);
  if (raw.record !== 'brand') throw new Error('A brand was read as something else.');
  return new Map(Object.entries(raw.brand).map(([field, value]) => [field, value ?? null]));
}

/** Only coupons have codes. */
function checkCode(item: FoundItem, { set }: ReadFields): void {
  if (item.record !== 'offer' || !('code' in set)) return;
  if ((set.kind ?? item.offer.kind) === 'coupon') return;
  throw new RowError('it is a deal, and only coupons have codes: set kind=coupon too');
}
