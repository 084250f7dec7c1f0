import { pickText, type FeedRecord } from '../read/values';
import { formatAmount } from './format-amount';

const PRICE = /^([\d.,]+)\s*([A-Za-z]{3})$/;

/** The discount that a promotion's own fields state; undefined where they do not, so that it is read from the title. */
export function formatPromotionDiscount(row: FeedRecord): string | undefined {
  return formatPercent(row) ?? formatMoneyOff(row) ?? formatGain(pickText(row, 'coupon_value_type'));
}

/** "10.00 USD" as "$10"; undefined for what is no price. */
export function formatPrice(text: string | undefined): string | undefined {
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
