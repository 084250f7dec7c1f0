import { pickInteger, pickOne, pickWeighted, type Random } from '@/lib/art/drawings';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import * as words from './name-words';
import { FAMOUS_NAMES } from './name-words';

type Shape = { weight: number; build: (random: Random, suffix: string) => string };

const SHAPES: Shape[] = [
  { weight: 20, build: (random, suffix) => joinSuffix(coinWord(random), suffix) },
  { weight: 14, build: coinWord },
  {
    weight: 12,
    build: (random) => `${pickOne(random, words.NOUNS)} ${pickJoint(random)} ${pickOne(random, words.NOUNS)}`,
  },
  { weight: 8, build: (random, suffix) => joinSuffix(pickOne(random, words.NOUNS), suffix) },
  { weight: 7, build: (random, suffix) => `${pickOne(random, words.FIRST_NAMES)}’s ${withoutJoint(suffix)}` },
  { weight: 6, build: (random, suffix) => joinSuffix(pickOne(random, words.SURNAMES), suffix) },
  { weight: 4, build: (random) => `${pickOne(random, words.SURNAMES)} & ${pickOne(random, words.SURNAMES)}` },
  { weight: 6, build: buildForeignName },
  {
    weight: 6,
    build: (random) => `The ${pickOne(random, words.ADJECTIVES)} ${pickOne(random, words.NOUNS)}`,
  },
  { weight: 4, build: (random) => `${pickOne(random, words.NUMBERS)} ${pickOne(random, words.PLURALS)}` },
  { weight: 3, build: (random, suffix) => `No. ${pickInteger(random, 2, 98)} ${withoutJoint(suffix)}` },
  { weight: 3, build: (random) => `${coinWord(random)} ${pickInteger(random, 2, 99)}` },
  { weight: 3, build: (random) => coinWord(random).toUpperCase() },
  { weight: 2, build: (random) => coinWord(random).slice(0, pickInteger(random, 2, 4)) },
  { weight: 3, build: buildLongName },
];

/** Takes a source of chance and a category, and returns the name of a shop that does not exist. */
export function buildBrandName(random: Random, vocabulary: Vocabulary): string {
  return pickWeighted(random, SHAPES).build(random, pickOne(random, vocabulary.suffixes));
}

/** Syllables that must not come together by chance. */
const RUDE =
  /nig|fag|cunt|fuk|shit|rape|nazi|porn|slut|sex|anus|piss|kike|spic|puta|puto|culo|merd|kak|tit$|ass$|cum$/;

/** Takes a slug and returns whether a shop may be called so: not rude, and no well-known name, whole or as a word. */
export function isUsableName(slug: string): boolean {
  const parts = slug.split('-');
  const isFamous =
    FAMOUS_NAMES.has(slug.replace(/^the-/, '')) ||
    FAMOUS_NAMES.has(parts.join('')) ||
    parts.some((part) => part.length > 4 && FAMOUS_NAMES.has(part));
  return slug !== '' && !isFamous && !parts.some((part) => RUDE.test(part));
}

function coinWord(random: Random): string {
  const language = random();
  if (language < 0.32) return joinStems(random, words.ENGLISH_HEADS, words.ENGLISH_TAILS);
  if (language < 0.62) return joinStems(random, words.ROMANCE_HEADS, words.ROMANCE_TAILS);
  if (language < 0.75) return joinStems(random, words.NORDIC_HEADS, words.NORDIC_TAILS);
  if (language < 0.85) return joinStems(random, words.GERMAN_HEADS, words.GERMAN_TAILS);
  return coinSyllables(random);
}

function joinStems(random: Random, heads: readonly string[], tails: readonly string[]): string {
  const head = pickOne(random, heads);
  const tail = pickOne(random, tails);
  return head.endsWith(tail.charAt(0)) ? `${head}${tail.slice(1)}` : `${head}${tail}`;
}

function coinSyllables(random: Random): string {
  const count = random() < 0.7 ? 1 : 2;
  const syllables = Array.from(
    { length: count },
    () => pickOne(random, words.CONSONANTS) + pickOne(random, words.VOWELS),
  );
  const word = syllables.join('') + pickOne(random, words.ENDINGS);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function buildForeignName(random: Random): string {
  return `${pickOne(random, words.FOREIGN_PAIRS.heads)} ${pickOne(random, words.FOREIGN_PAIRS.tails)}`;
}

function buildLongName(random: Random, suffix: string): string {
  const town = joinStems(random, words.ENGLISH_HEADS, words.ENGLISH_TAILS);
  return random() < 0.5
    ? `The ${pickOne(random, words.ADJECTIVES)} ${withoutJoint(suffix)} Company of ${town}`
    : `${pickOne(random, words.SURNAMES)}, ${pickOne(random, words.SURNAMES)} & Grandchildren, ${town}`;
}

function pickJoint(random: Random): string {
  return pickOne(random, ['&', '&', '&', 'and', '+']);
}

function joinSuffix(word: string, suffix: string): string {
  return `${word} ${suffix}`;
}

function withoutJoint(suffix: string): string {
  return suffix.replace(/^& /, '');
}
