import { cleanText } from './clean-text';

const MAX_TERMS_LENGTH = 5000;
const NO_TERMS = /^(?:no|none|null|n\/?a|no terms)[.!]?$/i;

/** The terms of an offer with their line breaks; null where the feed says none or gives no word at all ("." or "-"). */
export function parseTerms(value: string): string | null {
  const terms = cleanText(value, MAX_TERMS_LENGTH);
  return /[\p{L}\p{N}]/u.test(terms) && !NO_TERMS.test(terms) ? terms : null;
}
