import { cleanLine } from './clean-text';
import type { RawOffer } from '../feed';
import { parseDiscount } from './parse-discount';
import type { OfferFields } from './feed-offer';

/** What is longer is a sentence, not a discount. */
const MAX_LENGTH = 60;
const BARE_PERCENT = /^(?:up to )?\d{1,3}(?:[.,]\d+)? ?%$/i;

type RawFields = Pick<OfferFields, 'title' | 'description' | 'discount'>;

/**
 * The discount of an offer in short shop words: as the feed tells it, else as its texts say. Where only a part was told,
 * `stored` is the offer so far, and what it says stays unless it was read from a text that has changed.
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
  if (BARE_PERCENT.test(text)) return parseDiscount(`${text} off`, '');
  return parseDiscount(text, '') ?? text;
}
