import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** English dates are written so that no reader takes the day for the month. */
export const DATE_TAGS: Record<Locale, string> = { en: 'en-GB', es: 'es', fr: 'fr' };

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** The UTC day of a moment (ms since the epoch) in words: "12 Jan 2027". */
export function formatDay(time: number, locale: Locale): string {
  const known = formats.get(locale);
  if (known) return formatDate(known, time, locale);
  const made = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formats.set(locale, made);
  return formatDate(made, time, locale);
}
