import { RowError, type FeedFormat, type RawOffer } from '../feed';
import { fromMonthFirst } from '../read/day-order';
import { checkFirstRow, readRecords } from '../read/read-records';
import {
  listTexts,
  pickText,
  readRowId,
  requireText,
  splitList,
  toRecord,
  type FeedRecord,
} from '../read/values';
import { cleanText } from '../row/clean-text';
import { findCodeInText, parseCode } from '../row/read-code';
import { toRawShop } from './shared';

/** The kinds of links that are offers; the rest are banners and products. */
const PROMOTION = /^(?:coupon|sale|sale\/discount|free shipping)$/i;
/** What CJ writes beside an empty date. */
const NO_END = /^(?:ongoing|n\/?a)$/i;
const NO_TYPE = /^(?:n\/?a)?$/i;
const HREF = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MAX_TEXT_LENGTH = 2_000;

/** CJ Link Search v2 (docs/feeds.md §3.6): XML. */
export const cjFormat: FeedFormat = {
  source: 'cj',
  mode: 'snapshot',
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        xml: { element: 'link', roots: ['cj-api'] },
        paging: { total: '@total-matched' },
      }),
      'CJ',
      ['link-id', 'link-name', 'advertiser-id'],
    ),
  // An id keeps the stored offer of a skipped row alive, which a shop that has left must not.
  readId: (row) => (isJoined(readRowId(row, 'relationship-status')) ? readRowId(row, 'link-id') : null),
  mapRow: (row) => toRawLink(toRecord(row)),
};

function toRawLink(row: FeedRecord): RawOffer {
  const externalId = requireText(pickText(row, 'link-id'), 'link-id');
  checkIsPromotion(row, externalId);
  const originUrl = pickText(row, 'destination');
  return {
    record: 'offer',
    externalId,
    change: 'whole',
    brand: {
      ...toRawShop(
        requireText(pickText(row, 'advertiser-id'), 'advertiser-id'),
        requireText(pickText(row, 'advertiser-name'), 'advertiser-name'),
        originUrl,
      ),
      // CJ's category of a link is that of its advertiser.
      categories: listTexts(row.category),
    },
    title: pickText(row, 'link-name'),
    description: pickText(row, 'description'),
    code: pickText(row, 'coupon-code'),
    originUrl,
    trackingUrl: pickText(row, 'clickUrl', 'clickURL', 'click-url') ?? readHref(row),
    startDate: readDate(row, 'promotion-start-date'),
    endDate: readDate(row, 'promotion-end-date'),
    addedAt: readDate(row, 'last-updated'),
    categories: listTexts(row.category),
    regions: splitList(pickText(row, 'targeted-countries')),
  };
}

/** Throws RowError for a link that is no offer, or of a shop that does not pay for it. */
function checkIsPromotion(row: FeedRecord, id: string): void {
  const status = readRowId(row, 'relationship-status');
  if (!isJoined(status))
    throw new RowError(`link ${id} has the relationship-status "${status}", not "joined"`);
  const type = pickText(row, 'promotion-type') ?? '';
  if (PROMOTION.test(type) || (NO_TYPE.test(type) && hasCode(row))) return;
  throw new RowError(`promotion-type "${type}" is no coupon, sale or free shipping`);
}

/** Whether the row has a coupon code, in its own field or in its text. */
function hasCode(row: FeedRecord): boolean {
  const text = `${pickText(row, 'link-name') ?? ''}\n${pickText(row, 'description') ?? ''}`;
  const found = findCodeInText(cleanText(text, MAX_TEXT_LENGTH));
  return parseCode(pickText(row, 'coupon-code') ?? '') !== null || (found !== null && found !== 'unclear');
}

/** The link of the piece of HTML that CJ offers for a page; undefined where that has none. */
function readHref(row: FeedRecord): string | undefined {
  const [, ...values] = HREF.exec(pickText(row, 'link-code-html')?.slice(0, MAX_TEXT_LENGTH) ?? '') ?? [];
  return values.find((value) => value !== undefined);
}

function isJoined(status: string | null): boolean {
  return status === null || status.toLowerCase() === 'joined';
}

function readDate(row: FeedRecord, field: string): string | undefined {
  const text = pickText(row, field);
  return text === undefined || NO_END.test(text) ? undefined : fromMonthFirst(text);
}
