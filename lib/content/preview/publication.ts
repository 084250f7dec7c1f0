import type { Article } from '@/lib/catalogue/types';
import { parseOfferDate } from '@/lib/catalogue/offer-dates';

/** Whether readers can see an article: not yet, from a moment on, or already. */
export type Publication = { state: 'draft' } | { state: 'scheduled'; at: Date } | { state: 'published' };

/** What becomes of an article as it stands at `now`; `isPublic` tells whether readers are shown it. */
export function pickPublication(
  { publishedAt }: Pick<Article, 'publishedAt'>,
  isPublic: boolean,
  now: Date,
): Publication {
  if (isPublic) return { state: 'published' };
  const at = publishedAt === null ? null : parseOfferDate(publishedAt);
  return at !== null && at > now.getTime() ? { state: 'scheduled', at: new Date(at) } : { state: 'draft' };
}
