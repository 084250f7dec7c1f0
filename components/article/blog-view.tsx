import { FollowLink } from '@/components/catalogue/follow-link';
import { ListPagination } from '@/components/catalogue/list-pagination';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { ArticleSummary, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBlogHref, buildListHref } from '@/lib/url/paths';
import { ArticleCard } from './article-card';
import styles from './blog-view.module.scss';

type BlogViewProps = { locale: Locale; articles: Page<ArticleSummary> };

/** The blog (docs/specification.md §2.12). */
export function BlogView({ locale, articles }: BlogViewProps) {
  const t = getTranslator(locale);
  return (
    <Container>
      <BlogHeader locale={locale} />
      {articles.items.length > 0 ? (
        <>
          <p className={styles.showing}>{t('article.list.showing', countShown(articles))}</p>
          <ul role="list" data-list="articles" className={styles.grid}>
            {articles.items.map((article) => (
              <li key={article.id} className={styles.item}>
                <ArticleCard article={article} locale={locale} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          title={t('article.list.emptyTitle')}
          message={t('article.list.emptyMessage')}
          action={{ href: buildListHref(locale, 'coupons'), label: t('article.list.emptyAction') }}
        />
      )}
      <ListPagination locale={locale} list={articles} buildHref={(page) => buildBlogHref(locale, page)} />
      <FollowLink locale={locale} topic={{ kind: 'blog' }} />
    </Container>
  );
}

function countShown({ items, total, page, pageSize }: Page<unknown>) {
  const before = (page - 1) * pageSize;
  return { start: before + 1, end: before + items.length, total };
}

/** The head of the blog. */
function BlogHeader({ locale }: { locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{t('article.list.title')}</h1>
      <p className={styles.lead}>{t('article.list.lead')}</p>
    </header>
  );
}

/**
 * For a page of the blog whose articles could not be loaded (docs/specification.md §8.10); trying again reloads the
 * page.
 */
export function BlogFailureView({ locale, page }: { locale: Locale; page: number }) {
  const t = getTranslator(locale);
  return (
    <Container>
      <BlogHeader locale={locale} />
      <div role="alert">
        <EmptyState
          title={t('errors.unexpected.title')}
          message={t('article.list.failed')}
          action={{ href: buildBlogHref(locale, page), label: t('errors.unexpected.action') }}
        />
      </div>
    </Container>
  );
}
