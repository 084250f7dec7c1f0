import { OptionsError, type FeedFormat, type FeedOptions } from '../feed';
import { checkFirstRow } from '../read/check-first-row';
import { readRecords } from '../read/read-records';
import { readRowId, toRecord } from '../read/values';
import { toRawPromotion } from './raw-promotion';

/**
 * A shop's promotions for Google Merchant Center (feeds.md §3.10): TSV, CSV or XML with "g:" names, always all of them.
 * Such a file names no shop, so the operator says which; ids are a shop's own, so that each shop is a source of its own.
 * Throws OptionsError without a brand.
 */
export function buildGooglePromotionsFormat({ brand, source }: FeedOptions): FeedFormat {
  if (brand === undefined) {
    throw new OptionsError(
      'A file of Google promotions names no shop: say with --brand which brand its offers belong to.',
    );
  }
  return {
    source: source ?? `google-promotions-${brand}`,
    mode: 'snapshot',
    read: (content) =>
      checkFirstRow(
        readRecords(content, {
          xml: { element: ['item', 'entry', 'promotion'], roots: ['rss', 'feed', 'promotions'] },
          csv: { columns: ['promotion_id', 'offer_type', 'long_title'] },
        }),
        'Google promotions',
        ['promotion_id'],
      ),
    readId: (row) => readRowId(row, 'promotion_id'),
    mapRow: (row) => toRawPromotion(toRecord(row)),
  };
}
