import { splitGraphemes } from './mask-code';

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
