import { cleanLine, cleanText } from '../clean-text';
import { RowError, type ToldOffer } from '../feed';
import type { OfferFields } from './feed-offer';
import { parseTerms } from './parse-terms';

const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 2_000;

type Texts = Pick<OfferFields, 'title' | 'description' | 'terms'>;

/** The texts of an offer, cleaned; what is not told comes from `base`. Throws RowError where it has no title. */
export function readTexts(told: ToldOffer, base: Texts): Texts {
  const title = readTitle(told, base.title);
  if (title === '') throw new RowError('title and description are empty');
  const description =
    told.description === undefined ? base.description : cleanText(told.description, MAX_DESCRIPTION_LENGTH);
  return {
    title,
    // Many advertisers write the title twice; a visitor need not read it twice.
    description: description === title ? '' : description,
    terms: told.terms === undefined ? base.terms : parseTerms(told.terms),
  };
}

function readTitle(told: ToldOffer, base: string): string {
  if (told.title === undefined && base !== '') return base;
  return cleanLine(told.title ?? '', MAX_TITLE_LENGTH) || cleanLine(told.description ?? '', MAX_TITLE_LENGTH);
}
