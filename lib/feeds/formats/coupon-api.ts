import { RowError, type FeedFormat, type RawOffer, type RawShop } from '../feed';
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

const CHANGES: ReadonlyMap<string, RawOffer['change']> = new Map([
  ['', 'whole'],
  ['new', 'whole'],
  ['active', 'whole'],
  ['updated', 'part'],
  ['suspended', 'retired'],
]);

/** CouponAPI.org (docs/feeds.md §3.1): CSV or JSON, with what changed since the last time. An updated row may be partial. */
export const couponApiFormat: FeedFormat = {
  source: 'coupon-api',
  mode: 'delta',
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        json: { lists: ['offers'] },
        csv: { columns: ['offer_id', 'store', 'status'] },
      }),
      'CouponAPI',
      ['offer_id'],
    ),
  readId: (row) => readRowId(row, 'offer_id'),
  mapRow: (row) => toRawOffer(toRecord(row)),
};

function toRawOffer(row: FeedRecord): RawOffer {
  const externalId = requireText(pickText(row, 'offer_id'), 'offer_id');
  const change = readChange(pickText(row, 'status'));
  if (change === 'retired') return { record: 'offer', externalId, change };
  return {
    record: 'offer',
    externalId,
    change,
    brand: readBrand(row),
    kind: readKind(pickText(row, 'type')),
    title: pickText(row, 'title'),
    description: pickText(row, 'description'),
    code: pickText(row, 'code'),
    discount: pickText(row, 'label'),
    image: pickText(row, 'image_url'),
    originUrl: pickText(row, 'url'),
    trackingUrl: pickText(row, 'affiliate_link', 'deeplink'),
    startDate: pickText(row, 'start_date'),
    endDate: pickText(row, 'end_date'),
    categories: readList(row, 'standard_categories', 'categories'),
    regions: readList(row, 'locations', 'primary_location'),
    isFeatured: readFlag(row.featured),
  };
}

/** Shops have no ids here: they are known by their names. */
function readBrand(row: FeedRecord): RawShop | undefined {
  const name = pickText(row, 'store');
  if (name === undefined) return undefined;
  return {
    externalId: '',
    names: [name],
    siteUrl: pickText(row, 'merchant_home_page'),
    logo: pickText(row, 'brand_logo'),
  };
}

/** The first of the fields that lists anything: JSON has lists as lists or as text. */
function readList(row: FeedRecord, ...names: string[]): string[] {
  const lists = names.map((name) => listTexts(row[name]).flatMap(splitList));
  return lists.find((list) => list.length > 0) ?? [];
}

/** What the status of a row means, in CouponAPI and LinkMyDeals alike; none is a new offer. Throws RowError on any other. */
export function readChange(status: string | undefined): RawOffer['change'] {
  const change = CHANGES.get((status ?? '').toLowerCase());
  if (change === undefined)
    throw new RowError(`status "${status}" is neither new, active, updated nor suspended`);
  return change;
}

/** Kind of an offer of type "Code" or "Deal", in any case; undefined where it has none. Throws RowError on any other type. */
export function readKind(type: string | undefined): RawOffer['kind'] {
  if (type === undefined) return undefined;
  if (/^code$/i.test(type)) return 'coupon';
  if (/^deal$/i.test(type)) return 'deal';
  throw new RowError(`type "${type}" is neither Code nor Deal`);
}
