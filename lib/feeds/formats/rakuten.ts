import { createHash } from 'node:crypto';
import type { FeedFormat, RawOffer } from '../feed';
import { checkFirstRow, readRecords } from '../read/read-records';
import { listTexts, pickText, readRowId, requireText, toRecord, type FeedRecord } from '../read/values';
import { parseDiscount } from '../row/parse-discount';
import { toRawShop } from './shared';

/** "US Network" or "US"; the names of other networks ("Rakuten Brazil") hold no code. */
const NETWORK_COUNTRY = /^([A-Z]{2})(?: network)?$/i;
const FREE_SHIPPING = /^free (?:shipping|delivery)$/i;
const KEY_LENGTH = 32;
const OFFER_ID = /[?&;]offerid=([^&]+)/i;

/** Rakuten's coupon feed (docs/feeds.md §3.7): XML without ids. */
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
  const name = requireText(pickText(row, 'advertisername'), 'advertisername');
  const advertiserId = pickText(row, 'advertiserid');
  const trackingUrl = requireText(pickText(row, 'clickurl'), 'clickurl');
  const title = requireText(pickText(row, 'offerdescription'), 'offerdescription');
  const startDate = pickText(row, 'offerstartdate');
  const code = pickText(row, 'couponcode');
  return {
    record: 'offer',
    externalId: buildRakutenKey({
      advertiserId: advertiserId ?? name,
      clickUrl: trackingUrl,
      startDate,
      code,
    }),
    change: 'whole',
    // Some rows name their shop without its id.
    brand: toRawShop(advertiserId ?? '', name, undefined),
    title,
    terms: pickText(row, 'couponrestriction'),
    code,
    discount: readDiscount(row, title),
    trackingUrl,
    startDate,
    endDate: pickText(row, 'offerenddate'),
    categories: listTexts(row.categories),
    regions: listTexts(row.network).flatMap((network) => NETWORK_COUNTRY.exec(network)?.[1] ?? []),
  };
}

/** The kind of promotion ("Percentage off") is vaguer than the text, so it is only used where the text has no discount. */
function readDiscount(row: FeedRecord, title: string): string | undefined {
  const isFreeShipping = listTexts(row.promotiontypes).some((type) => FREE_SHIPPING.test(type));
  return isFreeShipping && parseDiscount(title, '') === null ? 'Free shipping' : undefined;
}

type KeyParts = {
  /** The name where the row has no id. */
  advertiserId: string;
  clickUrl: string;
  startDate: string | undefined;
  code: string | undefined;
};

/**
 * An id for an offer of a feed that has none (docs/feeds.md §2.1): a hash of what distinguishes the offers of a shop.
 * Where the link holds no offer id, the whole link is used.
 */
export function buildRakutenKey({ advertiserId, clickUrl, startDate = '', code = '' }: KeyParts): string {
  const offerId = OFFER_ID.exec(clickUrl)?.[1] ?? clickUrl;
  const parts = JSON.stringify([advertiserId, offerId, startDate, code]);
  return createHash('sha256').update(parts).digest('hex').slice(0, KEY_LENGTH);
}

/** The key of a row, also of one that is otherwise broken; null without a shop or a link. */
function readRakutenKey(row: unknown): string | null {
  const advertiserId = readRowId(row, 'advertiserid') ?? readRowId(row, 'advertisername');
  const clickUrl = readRowId(row, 'clickurl');
  if (advertiserId === null || clickUrl === null) return null;
  return buildRakutenKey({
    advertiserId,
    clickUrl,
    startDate: readRowId(row, 'offerstartdate') ?? undefined,
    code: readRowId(row, 'couponcode') ?? undefined,
  });
}
