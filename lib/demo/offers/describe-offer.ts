import { pickInteger, pickWhere, type Random } from '@/lib/art/drawings';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import { isContradicting, isExcluding } from '../wording/contradictions';
import type { Mechanic } from '../wording/define-mechanic';
import type { DrawnFacts } from '../wording/draw-facts';
import { fillTemplate, isAbout, isFillable, type Facts, type Sentence } from '../wording/fill-template';

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
const CONDITION_SHARE = 0.6;

/** Takes what an offer is and returns one to three sentences about it that agree with its title, seldom none. */
export function describeOffer(
  random: Random,
  { mechanic, vocabulary, facts, title }: Idea,
  hasCode: boolean,
): string {
  const summaries = fillAll(mechanic.summaries, facts);
  const summary = pickAgreeing(random, summaries, title) ?? '';
  const said = `${title} ${summary}`;
  const details = listFitting(vocabulary.details, said);
  const detail = random() < DETAIL_SHARE ? pickAgreeing(random, details, said) : null;
  const hints = hasCode ? CODE_HINTS : LINK_HINTS;
  const hint =
    random() < HINT_SHARE && mechanic.discount !== null
      ? pickAgreeing(random, hints, `${said} ${detail ?? ''}`)
      : null;
  if (random() < NO_DESCRIPTION_SHARE) return '';
  return [summary, detail, hint].filter(Boolean).join(' ');
}

/** Takes what an offer is and its description, and returns small print that denies neither, or null. */
export function pickTerms(
  random: Random,
  { mechanic, vocabulary, facts, title }: Idea,
  description: string,
): string | null {
  if (random() < NO_TERMS_SHARE) return null;
  const said = `${title} ${description}`;
  const agreeing = fillAll(mechanic.terms, facts).filter((term) => !isContradicting(term, said));
  const own = agreeing.slice(0, pickInteger(random, 1, 2));
  const product = `${facts.one} ${facts.many} ${facts.many2}`;
  const conditions = listFitting(vocabulary.conditions, said).filter((text) => !isExcluding(text, product));
  const hasCondition = random() < CONDITION_SHARE && !mechanic.isUnlimited;
  const condition = hasCondition ? pickAgreeing(random, conditions, said, own) : null;
  const terms = [...own, condition].filter(Boolean).join(' ');
  return terms === '' ? null : terms;
}

function fillAll(templates: readonly string[], facts: Facts): string[] {
  return templates.filter((text) => isFillable(text, facts)).map((text) => fillTemplate(text, facts));
}

function listFitting(sentences: readonly Sentence[], said: string): string[] {
  return sentences.filter((sentence) => isAbout(sentence, said)).map(({ text }) => text);
}

/** One of the texts that contradicts neither what is said nor its neighbours and repeats none, or null. */
function pickAgreeing(
  random: Random,
  texts: readonly string[],
  said: string,
  neighbours: readonly string[] = [],
): string | null {
  return pickWhere(
    random,
    texts,
    (text) =>
      !isContradicting(text, said) &&
      neighbours.every((neighbour) => neighbour !== text && !isContradicting(text, neighbour)),
  );
}

/** What one offer is about, before its sentences are written. */
export type Idea = DrawnFacts & { mechanic: Mechanic; vocabulary: Vocabulary; title: string };
