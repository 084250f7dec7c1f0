import { getStartTime } from '@/lib/catalogue/offer-dates';

export type ArticleState = 'draft' | 'scheduled' | 'published';

/** Where an article stands at `now`: without a date it is a draft, until its date it is scheduled. */
export function pickArticleState(publishedAt: string | null, now: Date): ArticleState {
  const time = getStartTime(publishedAt);
  if (time === null) return 'draft';
  return time > now.getTime() ? 'scheduled' : 'published';
}
