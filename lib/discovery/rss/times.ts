import type { ArticleSummary, Offer } from '@/lib/catalogue';
import { isExpired } from '@/lib/offers/expiry';
import { getStartTime, parseOfferDate } from '@/lib/catalogue/rules';

/*
 * Moments in ms since the epoch. A catalogue that does not know when something changed says the beginning of the epoch
 * or nothing; here both are null, because a false date would hide news from readers that ask by date.
 */

type Dated = Pick<Offer, 'updatedAt' | 'startDate'>;
type DatedArticle = Pick<ArticleSummary, 'publishedAt' | 'createdAt' | 'updatedAt'>;

/** Since when visitors see the offer as it is: its last change, or its start if that came later. Null if unknown. */
export function getOfferTime({ updatedAt, startDate }: Dated): number | null {
  const updated = parseMoment(updatedAt);
  return updated && Math.max(updated, getStartTime(startDate) ?? 0);
}

/** When the article was published; null if unknown. */
export function getArticleTime({ publishedAt, createdAt }: DatedArticle): number | null {
  return parseMoment(publishedAt ?? createdAt);
}

/** Since when visitors see the article as it is; null if unknown. */
export function getArticleChangeTime(article: DatedArticle): number | null {
  const updated = parseMoment(article.updatedAt);
  return updated && Math.max(updated, getArticleTime(article) ?? 0);
}

/** The latest of all moments; null where one is unknown, as that may be the latest, or where there is none. */
export function getLatest(times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 || known.length < times.length ? null : Math.max(...known);
}

/** Whether visitors see the offer at `now`: it has begun and is not over. */
export function isLive({ startDate, endDate }: Pick<Offer, 'startDate' | 'endDate'>, now: Date): boolean {
  return (getStartTime(startDate) ?? 0) <= now.getTime() && !isExpired(endDate, now);
}

function parseMoment(text: string | null): number | null {
  return (text && parseOfferDate(text)) || null;
}
