import { foldText } from '@/lib/text/fold-text';

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_QUERY_CHARS = 400;
const MAX_QUERY_WORDS = 8;
const MAX_WORD_CHARS = 40;

/** The folded words of a text, in order. */
export function toFoldedWords(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

/** The folded words of what a visitor typed: any text in, at most eight words of at most 40 characters out. */
export function parseSearchWords(query: string): string[] {
  return toFoldedWords(query.slice(0, MAX_QUERY_CHARS))
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => word.slice(0, MAX_WORD_CHARS));
}
