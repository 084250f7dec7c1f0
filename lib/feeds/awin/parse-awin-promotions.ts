import { z } from 'zod';
import { collectRows, type MappedRow } from '../collect-rows';
import { FeedError, type ParsedFeed } from '../feed';
import { parseFeedDate } from '../parse-feed-date';
import { parseJson } from '../parse-json';
import { parseAwinRow, readAwinId } from './awin-row';
import { toFeedBrand, toFeedOffer } from './to-feed-offer';

/** A list of offers, alone or as the API answers it: under "data". */
const fileSchema = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);

/** Reads an answer of Awin's promotions API, or the bare list of its offers (feeds.md §3.5). Throws FeedError. */
export function parseAwinPromotions(text: string): ParsedFeed {
  const content = parseJson(text);
  const rows = fileSchema.safeParse(content);
  if (!rows.success) {
    throw new FeedError(
      `At the top of the file there must be a list of offers, or an object with a list "data"; there is ${describeValue(content)}.`,
    );
  }
  return collectRows(rows.data, { readId: readAwinId, mapRow });
}

function mapRow(value: unknown): MappedRow {
  const row = parseAwinRow(value);
  const added = parseFeedDate(row.dateAdded, 'dateAdded');
  return {
    brand: toFeedBrand(row),
    offer: toFeedOffer(row),
    addedAt: added === null ? 0 : Date.parse(added),
  };
}

function describeValue(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'nothing';
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 5).join(', ')}`;
}
