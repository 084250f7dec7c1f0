import { formatDate } from '@/lib/i18n/format-date';
import type { Locale } from '@/lib/i18n/locales';
import { DATE_TAGS } from '@/lib/offers/format-day';

/** A moment in words, in UTC: "21 Nov 2026, 14:00 UTC". */
export function formatMoment(moment: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return formatDate(format, moment.getTime(), locale);
}
