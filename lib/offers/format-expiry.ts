import type { Locale } from '@/lib/i18n/locales';
import { formatPlural, type PluralForms } from '@/lib/text/format-plural';
import type { Expiry } from './expiry';
import { formatDay } from './format-day';

/** The texts of an offer's end; {date} and {count} are filled in. */
export type ExpiryLabels = {
  endsToday: string;
  daysLeft: PluralForms;
  endsOn: string;
  endedOn: string;
  noEndDate: string;
};

/**
 * Where an offer stands, in words: "Ends today", "3 days left", "Ends 12 Jan 2027". Where `now` is given, days near to it
 * have no year.
 */
export function formatExpiry(expiry: Expiry, labels: ExpiryLabels, locale: Locale, now?: Date): string {
  switch (expiry.state) {
    case 'never':
      return labels.noEndDate;
    case 'expired':
      return labels.endedOn.replace('{date}', () => formatDay(expiry.endsAt, locale, now));
    case 'today':
      return labels.endsToday;
    case 'soon':
      return formatPlural(labels.daysLeft, expiry.daysLeft, locale);
    case 'later':
      return labels.endsOn.replace('{date}', () => formatDay(expiry.endsAt, locale, now));
  }
}

/** When a feed last verified an offer, as "Verified 3 Nov"; null where no feed did. */
export function formatVerified(
  verifiedAt: string | null,
  template: string,
  locale: Locale,
  now: Date,
): string | null {
  if (verifiedAt === null) return null;
  const time = Date.parse(verifiedAt);
  if (Number.isNaN(time)) return null;
  return template.replace('{date}', () => formatDay(time, locale, now));
}
