import { DAY_MS } from '@/lib/catalogue/rules/offer-dates';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** English dates are written so that no reader takes the day for the month. */
export const DATE_TAGS: Record<Locale, string> = { en: 'en-GB', es: 'es', fr: 'fr' };

/** Nearer days are unmistakable without their year. */
const NEAR_MS = 300 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The UTC day of a moment (ms since the epoch) in words: "12 Jan 2027"; where `now` is given and near, "12 Jan".
 */
export function formatDay(time: number, locale: Locale, now?: Date): string {
  const hasYear = now === undefined || Math.abs(time - now.getTime()) > NEAR_MS;
  return formatDate(getFormat(locale, hasYear), time, locale);
}

function getFormat(locale: Locale, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasYear}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}
