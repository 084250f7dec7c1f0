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
export function splitGraphemes(code: string): string[] {
  if (ASCII.test(code)) return [...code];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(code), ({ segment }) => segment);
}
