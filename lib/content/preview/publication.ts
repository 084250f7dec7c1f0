import { parseOfferDate } from '@/lib/catalogue/rules';
import type { Article } from '@/lib/catalogue';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { DATE_TAGS } from '@/lib/offers/format-day';

/** Whether readers can see an article: not yet, from a moment on, or already. */
export type Publication = { state: 'draft' } | { state: 'scheduled'; at: Date } | { state: 'published' };

/** What becomes of an article as it stands at `now`; `isPublic` says whether readers are shown it. */
export function pickPublication(
  { publishedAt }: Pick<Article, 'publishedAt'>,
  isPublic: boolean,
  now: Date,
): Publication {
  if (isPublic) return { state: 'published' };
  const at = publishedAt === null ? null : parseOfferDate(publishedAt);
  return at !== null && at > now.getTime() ? { state: 'scheduled', at: new Date(at) } : { state: 'draft' };
}

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
