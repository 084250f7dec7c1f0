import { pickInteger, pickOne, type Random } from '../random';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import type { Mechanic } from '../wording/define-mechanic';
import { fillTemplate, type Facts } from '../wording/fill-template';

const CODE_HINTS = [
  'Enter the code at the checkout.',
  'The code goes into the voucher field, just above the total.',
  'Copy the code and paste it before you pay.',
  'It works on the website and in the app.',
];
const LINK_HINTS = [
  'No code is needed.',
  'The link applies it for you.',
  'It shows in the basket by itself.',
  'Nothing to type in.',
];

const NO_DESCRIPTION_SHARE = 0.04;
const DETAIL_SHARE = 0.6;
const HINT_SHARE = 0.3;
const NO_TERMS_SHARE = 0.15;

/** Takes what an offer is and answers one to three sentences about it, seldom none. */
export function describeOffer(
  random: Random,
  mechanic: Mechanic,
  vocabulary: Vocabulary,
  facts: Facts,
  hasCode: boolean,
): string {
  const summary = fillTemplate(pickOne(random, mechanic.summaries), facts);
  const detail = random() < DETAIL_SHARE ? pickOne(random, vocabulary.details) : '';
  const hint = random() < HINT_SHARE ? pickOne(random, hasCode ? CODE_HINTS : LINK_HINTS) : '';
  if (random() < NO_DESCRIPTION_SHARE) return '';
  return [summary, detail, hint].filter((sentence) => sentence !== '').join(' ');
}

/** Takes what an offer is and answers its small print, or null. */
export function pickTerms(
  random: Random,
  mechanic: Mechanic,
  vocabulary: Vocabulary,
  facts: Facts,
): string | null {
  if (random() < NO_TERMS_SHARE) return null;
  const own = mechanic.terms.slice(0, pickInteger(random, 1, 2));
  const sentences = random() < 0.6 ? [...own, pickOne(random, vocabulary.conditions)] : own;
  return sentences.map((sentence) => fillTemplate(sentence, facts)).join(' ');
}
