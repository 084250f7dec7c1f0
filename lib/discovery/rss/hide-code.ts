import { maskCode } from '@/lib/offers/mask-code';

/** Shorter codes are also words: masking "SALE" or "10" would only garble the text. */
const MIN_LENGTH = 5;

/**
 * The text of an offer with its code masked wherever it stands as a word of its own: in any case if it has a figure;
 * else as it is written, and only if it is no ordinary word (it has a capital after its first letter).
 */
export function hideCode(text: string, code: string | null): string {
  const secret = code?.trim() ?? '';
  const mask = maskCode(secret);
  if (mask === null || secret.length < MIN_LENGTH) return text;
  const hasFigure = /\p{N}/u.test(secret);
  if (!hasFigure && !/.\p{Lu}/u.test(secret)) return text;
  const pattern = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, hasFigure ? 'giu' : 'gu'),
    () => mask,
  );
}
