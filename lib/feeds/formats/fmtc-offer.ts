import { RowError, type RawOffer } from '../feed';
import { pickText, readFlag, splitList, type FeedRecord } from '../read/values';
import { listTexts } from '../read/list-texts';
import { requireText } from '../read/require-text';
import { toRawShop } from './to-raw-shop';
import { fromFmtcDate } from './fmtc-date';
import { formatFmtcDiscount } from './fmtc-discount';

/** A deal of FMTC. Throws RowError. */
export function toRawFmtcOffer(row: FeedRecord): RawOffer {
  const externalId = requireText(pickField(row, 'nCouponID', 'couponid'), 'nCouponID');
  if (isGone(requireText(pickField(row, 'cStatus', 'status'), 'cStatus')))
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
function isGone(status: string): boolean {
  const word = status.toLowerCase();
  if (word === 'active') return false;
  if (word === 'deleted' || word === 'suspended' || word === 'expired') return true;
  throw new RowError(`cStatus "${status}" is not active, deleted, suspended or expired`);
}
