import { decodeHTML } from 'entities';
import { RowError, type RawOffer } from '../feed';
import type { OfferFields } from './feed-offer';

const HIDDEN_BLOCK = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const LINE_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|tr|h[1-6]))\b[^>]*>/gi;
// Only what begins like a tag is one: "under <50 and >20" stays.
const TAG = /<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<\/?[a-z][^>]*>/gi;
const CONTROL = /(?!\n)\p{Cc}|\p{Cs}|\p{Co}/gu;
// Invisible marks that reorder or split what is read. Joiners stay: emoji and some scripts need them.
const INVISIBLE = /[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Printable ASCII without what begins an entity or a tag, and without what folds: most texts are nothing else. */
const PLAIN = /^(?:[!-%'-;=-~]+(?: [!-%'-;=-~]+)*)?$/;

/**
 * Plain text from a feed's: entities decoded, markup, control and reordering characters removed, white space folded
 * with line breaks kept, cut at `maxLength` characters with an ellipsis. '' where nothing readable is left.
 */
export function cleanText(value: string, maxLength: number): string {
  if (value.length <= maxLength && PLAIN.test(value)) return value;
  const text = decodeHTML(value)
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_BLOCK, ' ')
    .replace(LINE_TAG, '\n')
    .replace(TAG, ' ')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFC');
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return limitLength(lines.filter((line) => line !== '').join('\n'), maxLength);
}

/** As `cleanText`, on one line. */
export function cleanLine(value: string, maxLength: number): string {
  return cleanText(value, maxLength).replaceAll('\n', ' ');
}

function limitLength(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`;
}

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
