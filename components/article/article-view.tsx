import type { ReactNode } from 'react';
import { Breadcrumbs, buildCrumbs } from '@/components/layout/breadcrumbs';
import { NotFoundView } from '@/components/layout/not-found-view';
import { NewsletterBand } from '@/components/newsletter/newsletter-band';
import { Container } from '@/components/ui/container';
import type { Article } from '@/lib/catalogue/types';
import type { Heading } from '@/lib/content/markdown';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBlogHref } from '@/lib/url/paths';
import { ArticleCoupons } from './article-coupons';
import { ArticleHeader } from './article-header';
import styles from './article-view.module.scss';
import { BrandAbout } from './brand-about';
import { ContentsList } from './contents-list';
import { Prose } from './prose';

type ArticleViewProps = {
  locale: Locale;
  article: Article;
  /** Its text, ready to show. */
  body: ReactNode;
  headings: Heading[];
  now: Date;
};

/** With fewer headings there is nothing to choose from. */
const LEAST_CONTENTS = 2;

/** An article (docs/specification.md §2.13). */
export function ArticleView({ locale, article, body, headings, now }: ArticleViewProps) {
  const t = getTranslator(locale);
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, article.title, 'blog')} label={t('layout.breadcrumbs')} />
      <article>
        <ArticleHeader article={article} locale={locale} />
        <div className={styles.columns}>
          {headings.length >= LEAST_CONTENTS && (
            <div className={styles.contents}>
              <ContentsList headings={headings} title={t('article.contents')} />
            </div>
          )}
          <div className={styles.centre}>
            <ArticleCoupons coupons={article.coupons} locale={locale} now={now} />
            <Prose>{body}</Prose>
            <div className={styles.newsletter}>
              <NewsletterBand locale={locale} />
            </div>
          </div>
          {article.brand && (
            <div className={styles.side}>
              <BrandAbout brand={article.brand} locale={locale} />
            </div>
          )}
        </div>
      </article>
    </Container>
  );
}

type ArticleNotFoundViewProps = {
  locale: Locale;
  /** True where the article is there but cannot be shown. */
  hasFailed?: boolean;
};

/** For an article that does not exist, or whose text cannot be shown (docs/specification.md §2.13.11). */
export function ArticleNotFoundView({ locale, hasFailed = false }: ArticleNotFoundViewProps) {
  const t = getTranslator(locale);
  return (
    <NotFoundView
      title={t('article.notFound.title')}
      message={t(hasFailed ? 'article.notFound.failed' : 'article.notFound.message')}
      action={{ href: buildBlogHref(locale), label: t('article.notFound.action') }}
    />
  );
}
