import type { FeedFormat } from '../feed';
import { checkFirstRow } from '../read/check-first-row';
import { readRecords } from '../read/read-records';
import { readRowId, toRecord } from '../read/values';
import { toRawFmtcOffer } from './fmtc-offer';

/** FMTC v2 (feeds.md §3.4): JSON, XML (also with the older names), CSV, TAB and PIPE; what changed since the last time. */
export const fmtcFormat: FeedFormat = {
  source: 'fmtc',
  mode: 'delta',
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        json: { lists: ['deals', 'data'] },
        xml: { element: ['item', 'deal'], roots: ['deals', 'items'] },
        csv: { columns: ['ncouponid|couponid', 'cstatus|status'] },
      }),
      'FMTC',
      ['nCouponID', 'couponid'],
    ),
  // Each kind of file spells the id its own way: "nCouponID" in JSON, in lower case in CSV, "couponid" in older XML.
  readId: (row) => readRowId(row, 'nCouponID', 'ncouponid', 'couponid'),
  mapRow: (row) => toRawFmtcOffer(toRecord(row)),
};
