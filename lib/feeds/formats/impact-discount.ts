import { pickText, type FeedRecord } from '../read/values';
import { formatAmount, parsePositive } from './format-amount';

/** The discount as Impact's own fields state it; undefined where they do not, so that it is read from the title. */
export function formatImpactDiscount(row: FeedRecord): string | undefined {
  return formatPercentOff(row) ?? formatAmountOff(row) ?? (pickText(row, 'Gift') ? 'Free gift' : undefined);
}

function formatPercentOff(row: FeedRecord): string | undefined {
  const percents = ['DiscountPercent', 'DiscountPercentRangeStart'].map((name) => toPercent(row, name));
  const most = ['DiscountMaximumPercent', 'DiscountPercentRangeEnd'].map((name) => toPercent(row, name));
  const percent = Math.max(...percents);
  const maximum = Math.max(...most);
  if (maximum > percent) return `Up to ${maximum}% off`;
  return percent > 0 ? `${percent}% off` : undefined;
}

function formatAmountOff(row: FeedRecord): string | undefined {
  const amount = formatAmount(pickText(row, 'DiscountAmount'), pickText(row, 'DiscountCurrency'));
  return amount === undefined ? undefined : `${amount} off`;
}

/** 0 where there is none, or where it is none. */
function toPercent(row: FeedRecord, name: string): number {
  const percent = parsePositive(pickText(row, name)) ?? 0;
  return percent <= 100 ? percent : 0;
}
