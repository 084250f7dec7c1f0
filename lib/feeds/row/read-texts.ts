import { RowError, type RawOffer } from '../feed';
import { cleanLine, cleanText } from './clean-text';
import type { OfferFields } from './feed-offer';

const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 2_000;
const MAX_TERMS_LENGTH = 5000;
const NO_TERMS = /^(?:no|none|null|n\/?a|no terms)[.!]?$/i;

type Texts = Pick<OfferFields, 'title' | 'description' | 'terms'>;

/** The texts of an offer, cleaned; a missing one comes from `base`. Throws RowError where it has no title. */
export function readTexts(raw: RawOffer, base: Texts): Texts {
  const title = readTitle(raw, base.title);
  if (title === '') throw new RowError('title and description are empty');
  const description =
    raw.description === undefined ? base.description : cleanText(raw.description, MAX_DESCRIPTION_LENGTH);
  return {
    title,
    // Many advertisers write the title twice; a visitor need not read it twice.
    description: description === title ? '' : description,
    terms: raw.terms === undefined ? base.terms : parseTerms(raw.terms),
  };
}

function readTitle(raw: RawOffer, base: string): string {
  if (raw.title === undefined && base !== '') return base;
  return cleanLine(raw.title ?? '', MAX_TITLE_LENGTH) || cleanLine(raw.description ?? '', MAX_TITLE_LENGTH);
}

/** The terms of an offer with their line breaks; null where it has none, or no word at all ("." or "-"). */
export function parseTerms(value: string): string | null {
  const terms = cleanText(value, MAX_TERMS_LENGTH);
  return /[\p{L}\p{N}]/u.test(terms) && !NO_TERMS.test(terms) ? terms : null;
}
