import { foldText } from '@/lib/text/fold-text';

/** A piece of a text: one that was searched for, or what stands between those. */
export type TextPart = { text: string; isMatch: boolean };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** A letter with the accents that follow it. */
const LETTER = /\P{M}\p{M}*/gu;

/**
 * Splits a text by what was searched for: the beginnings of words that the words of the query match,
 * whatever their case and accents, and all between. The parts joined are the text. Linear in the text.
 */
export function splitByMatch(text: string, query: string): TextPart[] {
  const wanted = parseSearchWords(query);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isMatch });
    end = to;
  };
  for (const { 0: word, index } of wanted.length === 0 ? [] : text.matchAll(WORD)) {
    const length = measureMatch(word, wanted);
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(text.length, false);
  return parts;
}

/** How much of a word's beginning the longest fitting word of the query covers, in UTF-16 units; 0 if none fits. */
function measureMatch(word: string, wanted: string[]): number {
  let folded = '';
  let length = 0;
  let matched = 0;
  for (const [letter] of word.matchAll(LETTER)) {
    const before = folded.length;
    folded += foldText(letter);
    length += letter.length;
    if (wanted.some((text) => text.length > before && folded.startsWith(text))) matched = length;
    if (!wanted.some((text) => text.length > folded.length && text.startsWith(folded))) break;
  }
  return matched;
}

const FOLDED_WORD = /[\p{L}\p{N}]+/gu;
const MAX_QUERY_CHARS = 400;
const MAX_QUERY_WORDS = 8;
const MAX_WORD_CHARS = 40;

/** The folded words of a text, in order. */
export function toFoldedWords(text: string): string[] {
  return foldText(text).match(FOLDED_WORD) ?? [];
}

/** The folded words of what a visitor typed: any text in, at most eight words of at most 40 characters out. */
export function parseSearchWords(query: string): string[] {
  return toFoldedWords(query.slice(0, MAX_QUERY_CHARS))
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => word.slice(0, MAX_WORD_CHARS));
}
