import type { SocialCard } from './social-card';

/** Every letter and sign that the typefaces of the pictures hold (to-drawable.test.ts compares it with their files). */
const DRAWABLE =
  /[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a9\u20ab\u20ac\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113\u2122\u2191\u2193\u2212]/;

const NARROW_SPACES = /[\u2007\u202f]/g;
const DASHES = /[\u2010-\u2012\u2015]/g;
/** More than any picture has room for. */
const LENGTH_MAX = 300;
/** A title that loses more of its letters than this says nothing any more. */
const LOST_SHARE_MAX = 0.5;

const FIRST_LETTERS = /(?<!\S)\p{Ll}/gu;

/**
 * Takes any text and returns what of it can be drawn, on one line: letters and signs that the typefaces lack are
 * written plainly where they can be, else left out. Empty where most of it is in another script. (The drawing library
 * would ask a host on the internet for what is missing.)
 */
export function toDrawable(text: string): string {
  const plain = text
    .slice(0, LENGTH_MAX)
    .replace(NARROW_SPACES, '\u00a0')
    .replace(DASHES, '-')
    .normalize('NFC');
  const drawn = [...plain].map(toDrawableCharacter).join('');
  const isTelling = countLetters(drawn) >= countLetters(plain) * (1 - LOST_SHARE_MAX);
  return isTelling ? drawn.replace(/ +/g, ' ').trim() : '';
}

function toDrawableCharacter(character: string): string {
  if (DRAWABLE.test(character)) return character;
  if (/\s/.test(character)) return ' ';
  return [...character.normalize('NFKD')].filter((part) => DRAWABLE.test(part)).join('');
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

const toUpperCase = (letter: string) => letter.toUpperCase();

/** The title as it can be drawn: in its own words, else those of its address; '' where neither can be. */
export function pickTitle({ title, plainTitle }: Pick<SocialCard, 'title' | 'plainTitle'>): string {
  return toDrawable(title) || toDrawable(plainTitle.replaceAll('-', ' ').replace(FIRST_LETTERS, toUpperCase));
}
