import { ShareButton } from '@/components/ui/share-button';
import type { Article } from '@/lib/catalogue/types';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { buildArticleHref } from '@/lib/url/paths';
import styles from './article-header.module.scss';
import { ArticleBadges, PublishedDate } from './article-meta';
import { ArticlePicture } from './article-picture';

type ArticleHeaderProps = {
  locale: Locale;
  article: Pick<
    Article,
    | 'slug'
    | 'title'
    | 'description'
    | 'featuredImage'
    | 'featured'
    | 'category'
    | 'brand'
    | 'publishedAt'
    | 'createdAt'
  >;
};

/** The head of an article: its picture, and a card with badges, title, date and description. */
export function ArticleHeader({ article, locale }: ArticleHeaderProps) {
  const t = getTranslator(locale);
  return (
    <header className={styles.header}>
      <ArticlePicture src={article.featuredImage} isHead unavailable={t('common.imageNotAvailable')} />
      <div className={styles.card}>
        <ArticleBadges article={article} locale={locale} />
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.date}>
          {t.rich('article.published', {
            date: () => <PublishedDate article={article} locale={locale} />,
          })}
        </p>
        <p className={styles.description}>{article.description}</p>
        <ShareButton
          href={buildArticleHref(locale, article.slug)}
          title={article.title}
          labels={getMessages(locale).offer.share}
        />
      </div>
    </header>
  );
}
