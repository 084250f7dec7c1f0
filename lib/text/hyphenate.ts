const WORD = /\p{Script=Latin}+/gu;

/** In letters: shorter words fit the narrowest cards. */
const LONG_WORD = 10;

/** Browsers break a word here, with a hyphen, only where it does not fit its line. */
const SOFT_HYPHEN = '\u00AD';

/** Letters that stay together before a break. */
const LEAST_PART = 3;

const VOWEL = /[aeiouyæœø]/;
/** Two consonants that begin a syllable together. */
const ONSET = /^(?:[cpst]h|[bcfgkp]l|[bcdfgkptv]r|qu|gn|ck|sc|st)$/;

/**
 * A name whose long words carry soft hyphens between their syllables. Browsers hyphenate only what is in a language
 * they have a dictionary for; names are in none. The rule of thumb of European languages: a syllable begins with one
 * consonant, or with two that are spoken together. Words of fewer than `longWord` letters stay whole.
 */
export function hyphenate(text: string, longWord = LONG_WORD): string {
  return text.replace(WORD, (word) => (word.length < longWord ? word : hyphenateWord(word)));
}

function hyphenateWord(word: string): string {
  const letters = [...word];
  const plain = letters.map((letter) => letter.normalize('NFD').charAt(0).toLowerCase());
  const isVowel = plain.map((letter) => VOWEL.test(letter));
  let part = 0;
  return letters
    .map((letter, index) => {
      part += 1;
      const isRoomy = part > LEAST_PART && letters.length - index >= LEAST_PART;
      if (!isRoomy || !beginsSyllable(plain, isVowel, index)) return letter;
      part = 1;
      return SOFT_HYPHEN + letter;
    })
    .join('');
}

/** Whether a syllable begins at this letter: a consonant before a vowel, or two that belong together. */
function beginsSyllable(letters: string[], isVowel: boolean[], index: number): boolean {
  const [before, letter, next] = letters.slice(index - 1, index + 2);
  if (isVowel[index]) return false;
  const pair = `${letter}${next}`;
  if (ONSET.test(pair)) return pair === 'qu' || isVowel[index + 2] === true;
  return isVowel[index + 1] === true && !ONSET.test(`${before}${letter}`);
}
