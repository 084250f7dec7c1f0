import type { FeedFormat, RawOffer } from '../feed';
import { checkFirstRow, readRecords } from '../read/read-records';
import {
  listTexts,
  pickText,
  readFlag,
  readRowId,
  requireText,
  splitList,
  toRecord,
  type FeedRecord,
} from '../read/values';

/** A single character means no code. */
const MIN_CODE_LENGTH = 2;

/** Coupomated's coupons/all (docs/feeds.md §3.3): a JSON list of all offers, the only one that says when each was verified. */
export const coupomatedFormat: FeedFormat = {
  source: 'coupomated',
  mode: 'snapshot',
  read: (content) =>
    checkFirstRow(readRecords(content, { json: { lists: ['coupons', 'data'] } }), 'Coupomated', [
      'coupon_id',
    ]),
  readId: (row) => readRowId(row, 'coupon_id'),
  mapRow: (row) => toRawOffer(toRecord(row)),
};

function toRawOffer(row: FeedRecord): RawOffer {
  const code = readCode(row);
  return {
    record: 'offer',
    externalId: requireText(pickText(row, 'coupon_id'), 'coupon_id'),
    change: 'whole',
    brand: {
      externalId: requireText(pickText(row, 'merchant_id'), 'merchant_id'),
      names: [requireText(pickText(row, 'merchant_name'), 'merchant_name')],
      logo: pickText(row, 'merchant_logo'),
    },
    kind: code === undefined ? 'deal' : 'coupon',
    title: pickText(row, 'title'),
    description: pickText(row, 'description'),
    code,
    discount: pickText(row, 'discount'),
    originUrl: pickText(row, 'plain_link'),
    trackingUrl: pickText(row, 'affiliate_link'),
    startDate: pickText(row, 'start_date'),
    endDate: pickText(row, 'end_date'),
    verifiedAt: pickText(row, 'verified_at'),
    addedAt: pickText(row, 'created_at'),
    categories: readCategories(row),
    exclusive: readFlag(row.exclusive),
  };
}

function readCode(row: FeedRecord): string | undefined {
  const code = pickText(row, 'coupon_code');
  return code !== undefined && code.length >= MIN_CODE_LENGTH ? code : undefined;
}

/** The names one by one; the joined list cuts those that have a comma in them. */
function readCategories(row: FeedRecord): string[] {
  const names = listTexts(row.category_names);
  return names.length > 0 ? names : splitList(pickText(row, 'category_names_list'));
}
