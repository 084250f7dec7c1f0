import type { Translate } from '@/lib/i18n';

/** Takes the letter of a brand list ('a' to 'z', or '0' for any other beginning) and answers it as it is shown. */
export function formatLetter(letter: string, t: Translate): string {
  return t('lists.letters.name', { letter: letter.toUpperCase() });
}
