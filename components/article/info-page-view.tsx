import { Breadcrumbs, buildCrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import type { InfoPage } from '@/lib/content/info-pages';
import { getTranslator, type Locale } from '@/lib/i18n';
import styles from './info-page-view.module.scss';
import { Prose } from './prose';

/** A static page: title, subtitle where it has one, and text (docs/specification.md §2.14.1). */
export function InfoPageView({ locale, page }: { locale: Locale; page: Omit<InfoPage, 'lead'> }) {
  const t = getTranslator(locale);
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, page.title)} label={t('layout.breadcrumbs')} />
      <header className={styles.header}>
        <h1 className={styles.title}>{page.title}</h1>
        {page.subtitle && <p className={styles.subtitle}>{page.subtitle}</p>}
      </header>
      <div className={styles.text}>
        <Prose>{page.body}</Prose>
      </div>
    </Container>
  );
}
