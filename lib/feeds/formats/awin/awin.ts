import type { FeedFormat } from '../../feed';
import { checkFirstRow, readRecords } from '../../read/read-records';
import { toRecord, type FeedRecord } from '../../read/values';
import { parseApiRow, readApiId, toRawApiOffer } from './awin-api';
import { isExportRow, readExportId, toRawExportOffer } from './awin-export';

/** Awin (docs/feeds.md §3.5): a response of the promotions API or the bare list of its offers, and the export "My Offers". */
export const awinFormat: FeedFormat = {
  source: 'awin',
  mode: 'snapshot',
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        json: { lists: ['data'] },
        csv: { columns: ['advertiser', 'advertiser_id', 'type'] },
        paging: { total: 'pagination.total' },
      }),
      'Awin',
      ['promotionId', 'advertiser', 'advertiser_id'],
    ),
  readId: (row) => (isExportRow(row) ? readExportId(row) : readApiId(row)),
  mapRow: (row) => mapRecord(toRecord(row)),
};

function mapRecord(row: FeedRecord) {
  return isExportRow(row) ? toRawExportOffer(row) : toRawApiOffer(parseApiRow(row));
}
