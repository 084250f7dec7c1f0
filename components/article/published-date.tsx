import type { ArticleSummary } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { formatDay } from '@/lib/offers/format-day';

type PublishedDateProps = { article: Pick<ArticleSummary, 'publishedAt' | 'createdAt'>; locale: Locale };

/** The day an article was published, in the words of the language. */
export function PublishedDate({ article, locale }: PublishedDateProps) {
  const published = article.publishedAt ?? article.createdAt;
  return <time dateTime={published}>{formatDay(Date.parse(published), locale)}</time>;
}
