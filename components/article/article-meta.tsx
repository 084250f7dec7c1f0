import { Badge } from '@/components/ui/badge';
import type { ArticleSummary } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { formatDay } from '@/lib/offers/format-day';
import styles from './article-meta.module.scss';

export type BadgedArticle = Pick<ArticleSummary, 'category' | 'featured'> & {
  brand: { name: string } | null;
};

/** What an article is about: its category, its brand, and whether editors feature it. */
export function ArticleBadges({ article, locale }: { article: BadgedArticle; locale: Locale }) {
  return (
    <p className={styles.badges}>
      {article.featured && <Badge tone="highlight">{getTranslator(locale)('article.featured')}</Badge>}
      {article.category && <Badge tone="action">{article.category.name}</Badge>}
      {article.brand && <Badge>{article.brand.name}</Badge>}
    </p>
  );
}

type PublishedDateProps = { article: Pick<ArticleSummary, 'publishedAt' | 'createdAt'>; locale: Locale };

/** The day an article was published, in the words of the language. */
export function PublishedDate({ article, locale }: PublishedDateProps) {
  const published = article.publishedAt ?? article.createdAt;
  return <time dateTime={published}>{formatDay(Date.parse(published), locale)}</time>;
}
