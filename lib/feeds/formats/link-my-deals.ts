import type { FeedFormat, RawOffer, RawShop } from '../feed';
import { checkFirstRow, readRecords } from '../read/read-records';
import {
  listTexts,
  pickText,
  readFlag,
  readPlainRowId,
  requireText,
  splitList,
  toRecord,
  withPlainKeys,
  type FeedRecord,
} from '../read/values';
import { readChange, readKind } from './coupon-api';

/**
 * LinkMyDeals (docs/feeds.md §3.2): CSV or JSON, with what changed since the last time. The same field comes in several
 * spellings ("smartLink", "offer text"), so keys of JSON are normalised as headers of CSV are.
 */
export const linkMyDealsFormat: FeedFormat = {
  source: 'link-my-deals',
  mode: 'delta',
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        json: { lists: ['offers', 'Offers'] },
        csv: { columns: ['lmd_id', 'store', 'status'] },
      }),
      'LinkMyDeals',
      ['lmd_id'],
    ),
  readId: (row) => readPlainRowId(row, 'lmd_id'),
  mapRow: (row) => toRawOffer(withPlainKeys(toRecord(row))),
};

function toRawOffer(row: FeedRecord): RawOffer {
  const externalId = requireText(pickText(row, 'lmd_id'), 'lmd_id');
  const change = readChange(pickText(row, 'status'));
  if (change === 'retired') return { record: 'offer', externalId, change };
  return {
    record: 'offer',
    externalId,
    change,
    brand: readBrand(row),
    kind: readKind(pickText(row, 'type')),
    title: pickText(row, 'title'),
    description: pickText(row, 'description', 'long_offer', 'offer_text'),
    terms: pickText(row, 'terms_and_conditions', 'terms'),
    code: pickText(row, 'code'),
    discount: readDiscount(row),
    image: pickText(row, 'image_url'),
    originUrl: pickText(row, 'url'),
    trackingUrl: pickText(row, 'smartlink', 'smart_link', 'affiliate_link'),
    startDate: pickText(row, 'start_date'),
    endDate: pickText(row, 'end_date'),
    categories: listTexts(row.categories).flatMap(splitList),
    regions: listTexts(row.locations).flatMap(splitList),
    isFeatured: readFlag(row.featured),
  };
}

/** Shops have no ids here: they are known by their names. */
function readBrand(row: FeedRecord): RawShop | undefined {
  const name = pickText(row, 'store');
  return name === undefined
    ? undefined
    : { externalId: '', names: [name], siteUrl: pickText(row, 'merchant_homepage') };
}

/** A bare figure is a percentage where the kind of offer says so; else its unit is unknown, and the title is used. */
function readDiscount(row: FeedRecord): string | undefined {
  const value = pickText(row, 'offer_value');
  if (value === undefined || !/^[\d.,]+$/.test(value)) return value;
  return /percent/i.test(pickText(row, 'offer') ?? '') ? `${value}%` : undefined;
}
