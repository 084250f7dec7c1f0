import { createHash } from 'node:crypto';
import { decodeHTML } from 'entities';
import { RowError, type FeedFormat, type RawOffer } from '../../feed';
import { fromDayFirst } from '../../read/day-order';
import { checkFirstRow, readRecords } from '../../read/read-records';
import { pickText, readFlag, requireText, splitList, toRecord, type FeedRecord } from '../../read/values';
import { parseApiRow, readApiId, toRawAdvertiser, toRawApiOffer } from './awin-api';

const ID_LENGTH = 32;
const ALL_REGIONS = /^all(?: regions)?$/i;

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

/** A row of the export "My Offers", whose columns are those of Awin's own site (docs/feeds.md §3.5). Throws RowError. */
function toRawExportOffer(row: FeedRecord): RawOffer {
  const isVoucher = isVoucherType(pickText(row, 'type'));
  const link = pickText(row, 'deeplink');
  return {
    record: 'offer',
    externalId: requireText(readExportId(row) ?? undefined, 'promotion_id'),
    change: 'whole',
    brand: toRawAdvertiser({
      id: requireText(pickText(row, 'advertiser_id'), 'advertiser_id'),
      name: requireText(pickText(row, 'advertiser'), 'advertiser'),
      nameField: 'advertiser',
      link,
    }),
    kind: isVoucher ? 'coupon' : 'deal',
    title: pickText(row, 'title'),
    description: pickText(row, 'description'),
    terms: pickText(row, 'terms'),
    code: isVoucher ? pickText(row, 'code') : undefined,
    originUrl: link,
    trackingUrl: pickText(row, 'deeplink_tracking'),
    startDate: fromDayFirst(pickText(row, 'starts')),
    endDate: fromDayFirst(pickText(row, 'ends')),
    addedAt: fromDayFirst(pickText(row, 'date_added')),
    categories: readNames(row, 'categories'),
    regions: readRegions(row),
    exclusive: isVoucher && readFlag(row.exclusive) === true,
  };
}

/** Whether a row is the export's: only there a column has this name. */
function isExportRow(row: unknown): row is FeedRecord {
  return typeof row === 'object' && row !== null && 'advertiser_id' in row;
}

/** The id of a row, or where the export has none, a hash of what distinguishes its offers; null without any of that. */
function readExportId(row: FeedRecord): string | null {
  const id = pickText(row, 'promotion_id', 'promotionid', 'offer_id', 'id');
  if (id !== undefined) return id;
  const parts = ['advertiser_id', 'title', 'code', 'starts'].map((name) => pickText(row, name) ?? '');
  if (parts.every((part) => part === '')) return null;
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH);
}

/** The export writes the label of its own filter, "Vouchers Only". */
function isVoucherType(type: string | undefined): boolean {
  const kind = /^(voucher|promotion)s?(?: only)?$/i.exec(type ?? '')?.[1];
  if (kind === undefined) {
    throw new RowError(`type ${JSON.stringify(type ?? '')} is neither "Vouchers Only" nor "Promotions Only"`);
  }
  return kind.toLowerCase() === 'voucher';
}

function readRegions(row: FeedRecord): string[] {
  const names = readNames(row, 'regions');
  return names.some((name) => ALL_REGIONS.test(name)) ? [] : names;
}

/** The semicolon of an entity ("Home &amp; Garden") separates nothing, so entities are decoded first. */
function readNames(row: FeedRecord, field: string): string[] {
  return splitList(decodeHTML(pickText(row, field) ?? ''));
}
