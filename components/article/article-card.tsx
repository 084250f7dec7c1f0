import type { ArticleSummary } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { buildArticleHref } from '@/lib/url/paths';
import styles from './article-card.module.scss';
import { ArticleBadges, PublishedDate } from './article-meta';
import { ArticlePicture } from './article-picture';

/** An article in the blog's grid; all of it is the link. */
export function ArticleCard({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  return (
    <article className={styles.card}>
      <ArticlePicture src={article.featuredImage} />
      <div className={styles.texts}>
        <ArticleBadges article={article} locale={locale} />
        <h2 className={styles.title}>
          <a href={buildArticleHref(locale, article.slug)} className={styles.link}>
            {article.title}
          </a>
        </h2>
        <p className={styles.description}>{article.description}</p>
        <p className={styles.date}>
          <PublishedDate article={article} locale={locale} />
        </p>
      </div>
    </article>
  );
}
