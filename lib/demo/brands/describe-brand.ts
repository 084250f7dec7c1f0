import { pickInteger, pickOne, type Random } from '@/lib/art/drawings';
import type { Trade, Vocabulary } from '../vocabulary/define-vocabulary';
import { fillTemplate } from '../wording/fill-template';
import { BRAND_OPENINGS, listClosings } from './brand-sentences';

const PLAIN_OPENING = '{name} {trait}.';
const PLAIN_SHARE = 0.75;
const FIRST_YEARS: Partial<Record<Trade, number>> = {
  digital: 2004,
  money: 1990,
  courses: 1990,
  meals: 2008,
};
const FIRST_YEAR = 1968;
const LAST_YEAR = 2022;
const TEAMS = ['four', 'six', 'nine', 'eleven', 'fourteen', 'twenty', 'thirty'];
const SHORTEST_NOUN = 4;

/** Takes a shop's name and category and returns one to three sentences about it that fit one another. */
export function describeBrand(random: Random, name: string, vocabulary: Vocabulary): string {
  const trait = pickOne(random, vocabulary.traits);
  const others = vocabulary.products.filter(({ many }) => !sharesNoun(many, trait));
  const first = pickOne(random, others);
  const second = pickOne(
    random,
    others.filter((product) => product !== first),
  );
  const facts = {
    name,
    trait,
    year: String(pickInteger(random, FIRST_YEARS[vocabulary.trade] ?? FIRST_YEAR, LAST_YEAR)),
    team: pickOne(random, TEAMS),
    many: first.many,
    many2: second.many,
  };
  const opening = random() < PLAIN_SHARE ? PLAIN_OPENING : pickOne(random, BRAND_OPENINGS);
  const closings = pickClosings(random, vocabulary.trade, trait);
  return [opening, ...closings].map((sentence) => fillTemplate(sentence, facts)).join(' ');
}

/** None to two closing sentences; of two, only one names products, and neither speaks of what the trait says. */
function pickClosings(random: Random, trade: Trade, trait: string): string[] {
  const fitting = listClosings(trade).filter((sentence) => !sharesNoun(sentence, trait));
  const isNaming = (sentence: string) => /many/i.test(sentence);
  const naming = pickOne(random, fitting.filter(isNaming));
  const general = pickOne(
    random,
    fitting.filter((sentence) => !isNaming(sentence)),
  );
  const count = pickInteger(random, 0, 2);
  if (count === 1) return [random() < 0.5 ? naming : general];
  return count === 2 ? [naming, general] : [];
}

function sharesNoun(text: string, other: string): boolean {
  const nouns = new Set(listNouns(other));
  return listNouns(text).some((noun) => nouns.has(noun));
}

function listNouns(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_NOUN && word !== 'many')
    .map((word) => word.replace(/s$/, ''));
}
