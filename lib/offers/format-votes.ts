import type { OfferVotes } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';

/** "Worked for 7 of 9 in the last month", from a text with {worked} and {total}. */
export function formatVotes({ worked, total }: OfferVotes, template: string, locale: Locale): string {
  return template
    .replace('{worked}', () => worked.toLocaleString(locale))
    .replace('{total}', () => total.toLocaleString(locale));
}
