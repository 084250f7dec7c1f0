import type { RawOffer } from '../feed';
import { cleanLine } from './clean-text';
import type { OfferFields } from './feed-offer';

/** "Up to" and "extra" before a figure change what is promised, so they are kept. */
const PREFIX = String.raw`(?<prefix>(?:up ?to|hasta|bis zu|jusqu['’]à)(?: an? (?:extra|additional))?|extra|additional)?\s*`;
/** Not the end of a longer figure or of a range ("10-20%", "10% to 20%"). */
const FIGURE_START = String.raw`(?<![\d.,])(?<!\d\s?%?\s?(?:[-–]|to)\s?)`;
/** "10% EXTRA OFF" and "15% DTO EXTRA" say it behind the figure. */
const OFF = String.raw`(?:(?<extra>extra|additional)[\s-]+)?(?:off\b|discount\b|(?:de )?(?:descuento|dc?to)\b\.?(?:\s+(?<more>extra|adicional)\b)?|de réduction\b|rabatt\b|korting\b|di sconto\b)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?|\d+`;
const CURRENCY = String.raw`(?<![A-Z])[$€£]`;

const PERCENT_OFF = new RegExp(
  `${PREFIX}${FIGURE_START}(?<percent>\\d{1,3}(?:[.,]\\d)?)\\s?%\\s*(?:${OFF}|(?:voucher|coupon|promo|discount) code\\b)`,
  'giu',
);
const SAVE_PERCENT = new RegExp(
  `\\bsave (?:an? )?${PREFIX}${FIGURE_START}(?<percent>\\d{1,3}(?:[.,]\\d)?)\\s?%`,
  'giu',
);
const MONEY_OFF = new RegExp(
  `${PREFIX}${FIGURE_START}(?:(?<before>${CURRENCY})\\s?(?<amount>${AMOUNT})|(?<amountFirst>${AMOUNT})\\s?(?<after>${CURRENCY}))\\s*${OFF}`,
  'giu',
);
const SAVE_MONEY = new RegExp(
  `\\bsave ${PREFIX}(?<before>${CURRENCY})(?<amount>${AMOUNT})(?![\\d.,]*\\d)`,
  'giu',
);
const N_FOR_M = /(?<!\d)(?<pair>[2-9] for [1-8])\b(?! ?[%$€£])/giu;
const TWO_FOR_ONE = /\b(?:bogo\b(?! ?\d)|bogof\b|buy (?:one|1),? get (?:one|1) free\b)/iu;
const FREE_SHIPPING =
  /\bfree (?:(?:standard|express|next[- ]day|worldwide|uk|us) )?(?:shipping|delivery|postage)\b/iu;
/** What is given later, or only on one more item, is no plain discount. */
const REWARD = /\b(?:cash ?back|credit|points|deposit|second|2nd)\b/iu;

/** What is longer is a sentence, not a discount. */
const MAX_LENGTH = 60;
/** Names the kind of an offer where a value belongs (docs/feeds.md §2.15). */
const KIND_LABEL =
  /^(?:(?:percent(?:age)?|price|amount|money|dollar|flat|fixed)[\s_-]*(?:off|discount|drop)?|off|discount|deals?|offers?|coupons?|codes?|vouchers?|promo(?:tion)?s?|sales?|cash\s?back|sign[\s_-]?up|others?)$/i;
const BARE_PERCENT = /^(?:up to )?\d{1,3}(?:[.,]\d+)? ?%$/i;

/**
 * The discount of an offer in short shop words ("20% off", "Up to €10 off", "2 for 1", "Free shipping"), read from its
 * title, else from its description. Null when none is stated, or when the text is not clear about which.
 */
export function parseDiscount(title: string, description: string): string | null {
  const fromTitle = readDiscount(title);
  if (fromTitle === null) return readDiscount(description);
  // A title may leave out the "up to" that the description admits.
  const honest = `Up to ${fromTitle}`;
  return readDiscount(description) === honest ? honest : fromTitle;
}

function readDiscount(text: string): string | null {
  const figures = new Set([...readPercents(text), ...readMoney(text)]);
  if (figures.size > 1) return null;
  const [figure] = figures;
  if (figure !== undefined) return REWARD.test(text) ? null : figure;
  return readMultiBuy(text) ?? (FREE_SHIPPING.test(text) ? 'Free shipping' : null);
}

function readPercents(text: string): string[] {
  if (!text.includes('%')) return [];
  return [...text.matchAll(PERCENT_OFF), ...text.matchAll(SAVE_PERCENT)]
    .map(({ groups = {} }) => ({ prefix: pickPrefix(groups), percent: groups.percent ?? '' }))
    .filter(({ percent }) => isPercent(percent))
    .map(({ prefix, percent }) => withPrefix(prefix, `${percent}% off`));
}

function readMoney(text: string): string[] {
  if (!/[$€£]/.test(text)) return [];
  return [...text.matchAll(MONEY_OFF), ...text.matchAll(SAVE_MONEY)].map(({ groups = {} }) =>
    withPrefix(
      pickPrefix(groups),
      `${groups.before ?? groups.after ?? ''}${groups.amount ?? groups.amountFirst ?? ''} off`,
    ),
  );
}

function readMultiBuy(text: string): string | null {
  if (TWO_FOR_ONE.test(text)) return '2 for 1';
  const pairs = new Set([...text.matchAll(N_FOR_M)].map(({ groups }) => (groups?.pair ?? '').toLowerCase()));
  const [pair] = pairs;
  const isOffer = pairs.size === 1 && pair !== undefined && Number(pair[0]) > Number(pair.at(-1));
  return isOffer ? pair : null;
}

function isPercent(text: string): boolean {
  const value = Number(text.replace(',', '..'));
  return value > 0 && value <= 100;
}

function pickPrefix({ prefix, extra, more }: Record<string, string | undefined>): string | undefined {
  return prefix ?? (extra === undefined && more === undefined ? undefined : 'extra');
}

function withPrefix(prefix: string | undefined, discount: string): string {
  if (prefix === undefined) return discount;
  return /^(?:extra|additional)$/iu.test(prefix) ? `Extra ${discount}` : `Up to ${discount}`;
}

type RawFields = Pick<OfferFields, 'title' | 'description' | 'discount'>;

/**
 * The discount of an offer in short shop words: the feed's, else as its texts say. Of a partial row, `stored` is the offer
 * so far; its discount stays unless it was read from a text that has changed.
 */
export function pickDiscount(
  { discount }: Pick<RawOffer, 'discount'>,
  texts: Pick<OfferFields, 'title' | 'description'>,
  stored: RawFields | null,
): string | null {
  if (discount !== undefined) return toShopWords(discount) ?? parseDiscount(texts.title, texts.description);
  if (stored === null) return parseDiscount(texts.title, texts.description);
  const isSameText = stored.title === texts.title && stored.description === texts.description;
  const wasRead = stored.discount === parseDiscount(stored.title, stored.description);
  return isSameText || !wasRead ? stored.discount : parseDiscount(texts.title, texts.description);
}

function toShopWords(raw: string): string | null {
  const text = cleanLine(raw, MAX_LENGTH + 1);
  if (text === '' || text.length > MAX_LENGTH || !/[\p{L}\p{N}]/u.test(text)) return null;
  if (KIND_LABEL.test(text)) return null;
  if (BARE_PERCENT.test(text)) return parseDiscount(`${text} off`, '');
  return parseDiscount(text, '') ?? text;
}
