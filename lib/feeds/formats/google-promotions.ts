import { OptionsError, RowError, type FeedFormat, type FeedOptions, type RawOffer } from '../feed';
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
import { formatAmount } from './shared';

const PRICE = /^([\d.,]+)\s*([A-Za-z]{3})$/;

/**
 * A shop's promotions for Google Merchant Center (docs/feeds.md §3.10): TSV, CSV or XML with "g:" names, always all of them.
 * Such a file names no shop, so the operator says which. Ids count within a shop, so each shop is a source of its own.
 * Throws OptionsError without a brand.
 */
export function buildGooglePromotionsFormat({ brand, source }: FeedOptions): FeedFormat {
  if (brand === undefined) {
    throw new OptionsError(
      'A file of Google promotions names no shop: say with --brand which brand its offers belong to.',
    );
  }
  return {
    source: source ?? `google-promotions-${brand}`,
    mode: 'snapshot',
    read: (content) =>
      checkFirstRow(
        readRecords(content, {
          xml: { element: ['item', 'entry', 'promotion'], roots: ['rss', 'feed', 'promotions'] },
          csv: { columns: ['promotion_id', 'offer_type', 'long_title'] },
        }),
        'Google promotions',
        ['promotion_id'],
      ),
    readId: (row) => readRowId(row, 'promotion_id'),
    mapRow: (row) => toRawPromotion(toRecord(row)),
  };
}

/** A promotion. Throws RowError on one that no visitor of a website can use. */
function toRawPromotion(row: FeedRecord): RawOffer {
  const externalId = requireText(pickText(row, 'promotion_id'), 'promotion_id');
  checkChannel(row);
  const code = readCode(row);
  return {
    record: 'offer',
    externalId,
    change: 'whole',
    kind: code === undefined ? 'deal' : 'coupon',
    title: requireText(pickText(row, 'long_title'), 'long_title'),
    description: pickText(row, 'description'),
    terms: formatTerms(row),
    code,
    discount: formatPromotionDiscount(row),
    originUrl: pickText(row, 'link', 'promotion_url'),
    ...readDates(row),
  };
}

function checkChannel(row: FeedRecord): void {
  const channels = listTexts(row.redemption_channel).flatMap(splitList);
  if (channels.length > 0 && !channels.some((channel) => /^online$/i.test(channel))) {
    throw new RowError(`redemption_channel is ${channels.join(', ')}: it cannot be used online`);
  }
}

function readCode(row: FeedRecord): string | undefined {
  const type = requireText(pickText(row, 'offer_type'), 'offer_type').toLowerCase();
  if (type === 'no_code') return undefined;
  if (type !== 'generic_code') throw new RowError(`offer_type "${type}" is neither no_code nor generic_code`);
  return requireText(pickText(row, 'generic_redemption_code'), 'generic_redemption_code');
}

/** "start/end", both with an offset. */
function readDates(row: FeedRecord): Pick<RawOffer, 'startDate' | 'endDate'> {
  const interval = requireText(pickText(row, 'promotion_effective_dates'), 'promotion_effective_dates');
  const [startDate, endDate, ...others] = interval.split('/').map((date) => date.trim());
  if (endDate === undefined || others.length > 0) {
    throw new RowError(`promotion_effective_dates "${interval}" is not "start/end"`);
  }
  return { startDate, endDate };
}

function formatTerms(row: FeedRecord): string | undefined {
  const purchase = formatPrice(pickText(row, 'minimum_purchase_amount'));
  return purchase === undefined ? undefined : `Minimum purchase: ${purchase}.`;
}

/** The discount that a promotion's own fields state; undefined where they do not, so that it is read from the title. */
export function formatPromotionDiscount(row: FeedRecord): string | undefined {
  return formatPercent(row) ?? formatMoneyOff(row) ?? formatGain(pickText(row, 'coupon_value_type'));
}

/** "10.00 USD" as "$10"; undefined for what is no price. */
function formatPrice(text: string | undefined): string | undefined {
  const [, amount, currency] = PRICE.exec(text ?? '') ?? [];
  return formatAmount(amount, currency?.toUpperCase());
}

function formatPercent(row: FeedRecord): string | undefined {
  const percent = Number(pickText(row, 'percent_off')?.replace(/\s*%$/, ''));
  return percent > 0 && percent <= 100 ? `${percent}% off` : undefined;
}

function formatMoneyOff(row: FeedRecord): string | undefined {
  const price = formatPrice(pickText(row, 'money_off_amount'));
  return price === undefined ? undefined : `${price} off`;
}

function formatGain(type: string | undefined): string | undefined {
  if (/^free_gift/i.test(type ?? '')) return 'Free gift';
  return /^free_(?:shipping|delivery)/i.test(type ?? '') ? 'Free shipping' : undefined;
}
