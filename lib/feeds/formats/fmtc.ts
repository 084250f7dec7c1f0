import { RowError, type FeedFormat, type RawOffer } from '../feed';
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
import { toRawShop } from './shared';

/** "2030-03-01 00:00 PST", as the older XML writes it. */
const WITH_ZONE_NAME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})? ([A-Z]{1,5})$/i;

const OFFSETS: ReadonlyMap<string, string> = new Map([
  ['UTC', 'Z'],
  ['GMT', 'Z'],
  ['Z', 'Z'],
  ['BST', '+01:00'],
  ['CET', '+01:00'],
  ['CEST', '+02:00'],
  ['EDT', '-04:00'],
  ['EST', '-05:00'],
  ['CDT', '-05:00'],
  ['CST', '-06:00'],
  ['MDT', '-06:00'],
  ['MST', '-07:00'],
  ['PDT', '-07:00'],
  ['PST', '-08:00'],
]);
const UP_TO = /\bup ?to\b/i;
/** The sign alone: "C$" is not the dollar that "$" promises. */
const CURRENCY = /(?<![A-Z])[$€£]/g;
const FREE_SHIPPING = /^free[-_ ]?shipping$/i;

const MONEY = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** FMTC v2 (docs/feeds.md §3.4): JSON, XML (also with the older names), CSV, TAB and PIPE, with what changed since the last time. */
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

/** A deal of FMTC. Throws RowError. */
function toRawFmtcOffer(row: FeedRecord): RawOffer {
  const externalId = requireText(pickField(row, 'nCouponID', 'couponid'), 'nCouponID');
  if (isRetired(requireText(pickField(row, 'cStatus', 'status'), 'cStatus')))
    return { record: 'offer', externalId, change: 'retired' };
  const originUrl = pickField(row, 'cDirectURL', 'directlink');
  const label = pickField(row, 'cLabel', 'label');
  return {
    record: 'offer',
    externalId,
    change: 'whole',
    brand: toRawShop(
      requireText(pickField(row, 'nMerchantID', 'merchantid'), 'nMerchantID'),
      requireText(pickField(row, 'cMerchant', 'merchantname'), 'cMerchant'),
      originUrl,
    ),
    title: label,
    terms: pickField(row, 'cRestrictions', 'restrictions'),
    code: pickField(row, 'cCode', 'couponcode'),
    discount: formatFmtcDiscount(label ?? '', {
      percent: pickField(row, 'nPercent'),
      amount: pickField(row, 'fDiscount'),
      types: listSlugs(row, 'aTypes', 'dealtypes'),
    }),
    image: pickField(row, 'cImage', 'image'),
    originUrl,
    trackingUrl:
      pickField(row, 'cAffiliateURL', 'link') ??
      pickField(row, 'cFMTCURL') ??
      pickField(row, 'cSkimlinksURL'),
    startDate: fromFmtcDate(pickField(row, 'dtStartDate', 'startdate'), 'dtStartDate'),
    endDate: fromFmtcDate(pickField(row, 'dtEndDate', 'enddate'), 'dtEndDate'),
    addedAt: readAddedAt(row),
    categories: listSlugs(row, 'aCategories', 'categories'),
    isFeatured: readFlag(row.bStarred ?? row.bstarred),
  };
}

/** The spellings of a field: "cLabel" in JSON and XML, in lower case as a CSV's column, "label" in the older XML. */
function listSpellings(name: string, olderName?: string): string[] {
  const spellings = [name, name.toLowerCase()];
  return olderName === undefined ? spellings : [...spellings, olderName];
}

function pickField(row: FeedRecord, name: string, olderName?: string): string | undefined {
  return pickText(row, ...listSpellings(name, olderName));
}

function readAddedAt(row: FeedRecord): string | undefined {
  const created = pickField(row, 'cCreated');
  if (created !== undefined) return fromFmtcDate(created, 'cCreated');
  return fromFmtcDate(pickField(row, 'cLastUpdated', 'lastupdated'), 'cLastUpdated');
}

/** A list in JSON and XML, one text in CSV. */
function listSlugs(row: FeedRecord, name: string, olderName: string): string[] {
  const spelling = listSpellings(name, olderName).find((key) => key in row);
  return spelling === undefined ? [] : listTexts(row[spelling]).flatMap(splitList);
}

/** Whether a deal is over; only "active" ones may be shown. Throws RowError on any other word. */
function isRetired(status: string): boolean {
  const word = status.toLowerCase();
  if (word === 'active') return false;
  if (word === 'deleted' || word === 'suspended' || word === 'expired') return true;
  throw new RowError(`cStatus "${status}" is not active, deleted, suspended or expired`);
}

/** A date of FMTC as ISO 8601; dates with an offset stay as they are. Throws RowError on an unknown zone. */
export function fromFmtcDate(text: string | undefined, field: string): string | undefined {
  const [, day, time, seconds = ':00', zone] = WITH_ZONE_NAME.exec(text ?? '') ?? [];
  if (zone === undefined) return text;
  const offset = OFFSETS.get(zone.toUpperCase());
  if (offset === undefined) throw new RowError(`${field} "${text}" has a time zone that is not known`);
  return `${day}T${time}${seconds}${offset}`;
}

type Figures = { percent: string | undefined; amount: string | undefined; types: readonly string[] };

/**
 * The discount that the figures of a deal state; undefined where there are none, so that it is read from the label.
 * FMTC names no currency: an amount counts only beside a label with one currency sign.
 */
export function formatFmtcDiscount(label: string, { percent, amount, types }: Figures): string | undefined {
  const figure = formatPercent(percent) ?? formatAmount(amount, label);
  if (figure !== undefined) return UP_TO.test(label) ? `Up to ${figure} off` : `${figure} off`;
  const isFreeShipping = types.some((type) => FREE_SHIPPING.test(type)) && !/\d/.test(label);
  return isFreeShipping ? 'Free shipping' : undefined;
}

function formatPercent(text: string | undefined): string | undefined {
  const percent = Number(text);
  return percent > 0 && percent <= 100 ? `${percent}%` : undefined;
}

function formatAmount(text: string | undefined, label: string): string | undefined {
  const amount = Number(text);
  const signs = new Set(label.match(CURRENCY));
  const [sign] = signs;
  if (!(amount > 0) || signs.size !== 1 || sign === undefined) return undefined;
  return sign + MONEY.format(amount);
}
