import type { OfferKind } from '@/lib/catalogue/types';

/** A discount as a stub shows it: the amount in large figures between small words, or words alone. */
export type DiscountParts = { before: string; amount: string; after: string };

const CURRENCY = '[$€£¥]';
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const AMOUNT = new RegExp(`${CURRENCY} ?${NUMBER}|${NUMBER} ?(?:%|${CURRENCY})`, 'u');

/** Longer amounts would not fit on a stub in large figures. */
const AMOUNT_MAX_LENGTH = 9;

/**
 * The parts of a discount in the shop's words: "Up to 20% off" has the amount "20%".
 * Without an amount of money or a percentage, all of it is in `before`.
 */
export function splitDiscount(discount: string): DiscountParts {
  const text = discount.replace(/\s+/g, ' ').trim();
  const match = AMOUNT.exec(text);
  if (!match || match[0].length > AMOUNT_MAX_LENGTH) return { before: text, amount: '', after: '' };
  const end = match.index + match[0].length;
  return {
    before: text.slice(0, match.index).trim(),
    amount: match[0].replace(' ', '\u00a0'),
    after: text.slice(end).trim(),
  };
}

export type TextSize = 'large' | 'medium' | 'small' | 'tiny';

/** How large the amount may be set: by its length, as the stub's width is fixed. */
export function pickAmountSize(amount: string): TextSize {
  if (amount.length <= 3) return 'large';
  return amount.length <= 5 ? 'medium' : 'small';
}

/** How large words alone may be set: by the longest of them, so that none breaks, and by their sum. */
export function pickWordsSize(words: string): TextSize {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  if (longest <= 5 && words.length <= 10) return 'large';
  if (longest <= 9 && words.length <= 20) return 'medium';
  return longest <= 11 ? 'small' : 'tiny';
}

type StubLabels = { coupon: string; deal: string; newDeal: string };

/** What the stub of an offer without a discount says (docs/specification.md §4.7): nothing is new that is over. */
export function pickStubText(kind: OfferKind, isOver: boolean, labels: StubLabels): string {
  if (kind === 'coupon') return labels.coupon;
  return isOver ? labels.deal : labels.newDeal;
}
