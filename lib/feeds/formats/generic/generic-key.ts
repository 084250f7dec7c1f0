import { createHash } from 'node:crypto';
import { RowError, type RawOffer } from '../../feed';
import { readPlainRowId } from '../../read/values';
import type { GenericColumns, GenericField } from './generic-columns';
import type { GenericRow } from './generic-row';

const KEY_LENGTH = 32;
/** What tells the offers of a file apart: shop, code, title and link, each by the first field that has a text. */
const PARTS: readonly (readonly GenericField[])[] = [
  ['brand_unique_name', 'brand_id', 'brand_name'],
  ['code'],
  ['title'],
  ['tracking_url', 'origin_url', 'site_url'],
];

/**
 * The id of an offer: its own, else one made of what tells it apart, which stays the same as long as that does. Throws
 * RowError where it needs an own one: in an exported catalogue, and where only a part is told, which may be just that.
 */
export function requireOfferId(row: GenericRow, change: RawOffer['change']): string {
  const key =
    row.getText('external_id') === undefined && !row.isExported ? buildKey(row.getText.bind(row)) : null;
  if (key === null) return row.requireText('external_id');
  if (change === 'part') throw new RowError('external_id is missing: a row that tells only a part needs it');
  return key;
}

/** The same of any row, also of one that is otherwise broken; null where it has none. `fileSource` is the operator's. */
export function readGenericId(row: unknown, columns: GenericColumns, fileSource?: string): string | null {
  const getText = (field: GenericField) => readPlainRowId(row, columns(field)) ?? undefined;
  const id = getText('external_id') ?? getText('slug');
  if (id !== undefined) return id;
  const isExported = fileSource === undefined && getText('source') !== undefined;
  const isOwnOffer = (getText('record') ?? 'offer') === 'offer' && !isExported;
  return isOwnOffer ? buildKey(getText) : null;
}

function buildKey(getText: (field: GenericField) => string | undefined): string | null {
  if (getText('title') === undefined && getText('code') === undefined) return null;
  const parts = PARTS.map((fields) => fields.map(getText).find((text) => text !== undefined) ?? '');
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, KEY_LENGTH);
}
