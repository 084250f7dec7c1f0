import { foldText } from '@/lib/text/fold-text';

/** Texts that are the same up to here count as equal. */
const MAX_KEY_CHARS = 100;
const SIGNS = /[^\p{L}\p{N}]+/gu;

/**
 * What a name or title is sorted by, compared byte by byte: without case and accents, each run of signs a space. So
 * signs come first, then digits, letters from a to z, and letters of other scripts.
 */
export function toSortKey(text: string): string {
  const key = foldText(text).replaceAll(SIGNS, ' ').trimEnd();
  return key.length <= MAX_KEY_CHARS ? key : [...key].slice(0, MAX_KEY_CHARS).join('');
}
