import type { Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { CategoryGrid } from '@/components/catalogue/category-grid';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import styles from './category.module.scss';

/** All categories (docs/specification.md §2.9). */
export function CategoriesView({ locale, categories }: { locale: Locale; categories: Category[] }) {
  const t = getTranslator(locale);
  return (
    <Container>
      <header className={styles.listHeader}>
        <h1 className={styles.name}>{t('category.list.title')}</h1>
        {categories.length > 0 && (
          <p className={styles.counts}>{t('category.list.count', { count: categories.length })}</p>
        )}
      </header>
      {categories.length > 0 ? (
        <CategoryGrid categories={categories} locale={locale} />
      ) : (
        <EmptyState
          title={t('category.list.emptyTitle')}
          message={t('category.list.emptyMessage')}
          action={{ href: localizePath(locale, '/'), label: t('category.list.emptyAction') }}
        />
      )}
    </Container>
  );
}
