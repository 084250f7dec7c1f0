import { getStartTime } from '@/lib/catalogue/rules';
import { buildArticleHref } from '@/lib/url/paths';
import { describeChanges, type SavedFile } from './save-article-files';

const STATES: Record<ArticleState, string> = {
  draft: 'a draft',
  scheduled: 'scheduled for',
  published: 'published',
};

type Context = { siteUrl: string; now: Date };

/** What became of one file, in a few lines of at most 100 characters or so: outcome, address, changes, what to do. */
export function formatArticleReport(
  file: string,
  { outcome, article, before }: SavedFile,
  { siteUrl, now }: Context,
): string {
  const state = pickArticleState(article.publishedAt, now);
  const lines = [
    siteUrl + buildArticleHref('en', article.slug),
    ...(before === null ? [] : describeChanges(before, article)),
    ...(state === 'draft' ? describeDraft(article.slug, { before, now }) : []),
  ];
  const head = `${file}: ${outcome}, ${STATES[state]}${state === 'draft' ? '' : ` ${article.publishedAt}`}`;
  return [head, ...lines.map((line) => `  ${line}`)].join('\n');
}

function describeDraft(slug: string, { before, now }: Pick<SavedFile, 'before'> & { now: Date }): string[] {
  const wasPublished = before !== null && isPublished(before.publishedAt, now);
  return [
    ...(wasPublished ? ['The file has no published_at, so readers no longer find this article.'] : []),
    `To publish it, add published_at: ${now.toISOString().slice(0, 10)}`,
    `To see it before, run npm run preview-link -- ${slug}`,
  ];
}

/** Whether readers see another site than before: a draft that changes is not seen. */
export function isSeenByReaders({ outcome, article, before }: SavedFile, now: Date): boolean {
  const dates = [article.publishedAt, before?.publishedAt ?? null];
  return outcome !== 'unchanged' && dates.some((publishedAt) => isPublished(publishedAt, now));
}

function isPublished(publishedAt: string | null, now: Date): boolean {
  return pickArticleState(publishedAt, now) === 'published';
}

type ArticleState = 'draft' | 'scheduled' | 'published';

/** Where an article stands at `now`: without a date it is a draft, until its date it is scheduled. */
export function pickArticleState(publishedAt: string | null, now: Date): ArticleState {
  const time = getStartTime(publishedAt);
  if (time === null) return 'draft';
  return time > now.getTime() ? 'scheduled' : 'published';
}
