/** Stands for the hidden half of a code (docs/specification.md §4.6). */
export const MASK = '***';

const ASCII = /^[\0-\x7f]*$/;
let segmenter: Intl.Segmenter | undefined;

/**
 * A code as cards show it: the first half of its characters, rounded down, and three asterisks; null without a code
 * (docs/specification.md §4.6).
 */
export function maskCode(code: string | null): string | null {
  const characters = splitGraphemes(code?.trim() ?? '');
  if (characters.length === 0) return null;
  return characters.slice(0, Math.floor(characters.length / 2)).join('') + MASK;
}

/** Characters as a reader sees them: a flag or a family of emoji is one, of several code points. */
function splitGraphemes(code: string): string[] {
  if (ASCII.test(code)) return [...code];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(code), ({ segment }) => segment);
}

const SIGNS = {
  '-': 'dash',
  _: 'underscore',
  '.': 'dot',
  '/': 'slash',
  '+': 'plus',
  '&': 'and',
  '%': 'percent',
  '#': 'hash',
  '!': 'exclamation',
} as const;

/** What the signs of codes are called in a language. */
type SignNames = Record<(typeof SIGNS)[keyof typeof SIGNS], string>;

/**
 * Spells a code letter by letter, its signs by their names ("S A V E dash 2 0"), because screen readers make words of
 * codes and pass over dashes.
 */
export function spellCode(code: string, names: SignNames): string {
  return splitGraphemes(code)
    .filter((character) => character.trim() !== '')
    .map((character) => (isSign(character) ? names[SIGNS[character]] : character))
    .join(' ');
}

function isSign(character: string): character is keyof typeof SIGNS {
  return Object.hasOwn(SIGNS, character);
}
