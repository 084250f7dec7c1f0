import type { FeedFormat, RawOffer } from '../feed';
import { parseDiscount } from '../row/parse-discount';
import { checkFirstRow } from '../read/check-first-row';
import { readRecords } from '../read/read-records';
import { pickText, toRecord, type FeedRecord } from '../read/values';
import { listTexts } from '../read/list-texts';
import { requireText } from '../read/require-text';
import { toRawShop } from './to-raw-shop';
import { buildRakutenKey, readRakutenKey } from './rakuten-key';

/** "US Network" or "US"; the names of other networks ("Rakuten Brazil") tell no code. */
const NETWORK_COUNTRY = /^([A-Z]{2})(?: network)?$/i;
const FREE_SHIPPING = /^free (?:shipping|delivery)$/i;

/** Rakuten's coupon feed (feeds.md §3.7): XML without ids. */
export const rakutenFormat: FeedFormat = {
  source: 'rakuten',
  mode: 'snapshot',
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        xml: { element: 'link', roots: ['couponfeed'] },
        paging: { total: 'TotalMatches', pages: 'TotalPages' },
      }),
      'Rakuten coupon',
      ['offerdescription', 'advertiserid'],
    ),
  readId: readRakutenKey,
  mapRow: (row) => toRawCoupon(toRecord(row)),
};

function toRawCoupon(row: FeedRecord): RawOffer {
  const advertiserId = requireText(pickText(row, 'advertiserid'), 'advertiserid');
  const trackingUrl = requireText(pickText(row, 'clickurl'), 'clickurl');
  const title = requireText(pickText(row, 'offerdescription'), 'offerdescription');
  const startDate = pickText(row, 'offerstartdate');
  const code = pickText(row, 'couponcode');
  return {
    record: 'offer',
    externalId: buildRakutenKey({ advertiserId, clickUrl: trackingUrl, startDate, code }),
    change: 'whole',
    brand: toRawShop(
      advertiserId,
      requireText(pickText(row, 'advertisername'), 'advertisername'),
      undefined,
    ),
    title,
    terms: pickText(row, 'couponrestriction'),
    code,
    discount: readDiscount(row, title),
    trackingUrl,
    startDate,
    endDate: pickText(row, 'offerenddate'),
    categories: listTexts(row.categories),
    regions: listTexts(row.network).flatMap((name) => NETWORK_COUNTRY.exec(name)?.[1] ?? []),
  };
}

/** The kind of promotion says less than the text ("Percentage off"), so it only helps where the text says nothing. */
function readDiscount(row: FeedRecord, title: string): string | undefined {
  const isFreeShipping = listTexts(row.promotiontypes).some((type) => FREE_SHIPPING.test(type));
  return isFreeShipping && parseDiscount(title, '') === null ? 'Free shipping' : undefined;
}
