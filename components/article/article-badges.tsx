import type { ArticleSummary } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { Badge } from '@/components/ui/badge';
import styles from './article-badges.module.scss';

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
