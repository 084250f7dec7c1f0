import { RowError, type RawOffer } from '../feed';
import { pickText, splitList, type FeedRecord } from '../read/values';
import { listTexts } from '../read/list-texts';
import { requireText } from '../read/require-text';
import { formatPromotionDiscount, formatPrice } from './promotion-discount';

/** What a row says of a promotion. Throws RowError on one that no visitor of a website can use. */
export function toRawPromotion(row: FeedRecord): RawOffer {
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
