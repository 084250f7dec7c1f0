import type { Locale } from '@/lib/i18n/locales';
import { formatDay } from './format-day';

/** Takes when a feed verified an offer and answers "Verified 3 Nov 2026", or null where no feed did. */
export function formatVerified(verifiedAt: string | null, template: string, locale: Locale): string | null {
  if (verifiedAt === null) return null;
  const time = Date.parse(verifiedAt);
  if (Number.isNaN(time)) return null;
  return template.replace('{date}', () => formatDay(time, locale));
}
