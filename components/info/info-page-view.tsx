import { getTranslator, type Locale } from '@/lib/i18n';
import type { InfoPage } from '@/lib/info-pages';
import { localizePath } from '@/lib/url/paths';
import { Prose } from '../article/prose';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Container } from '../ui/container';
import styles from './info-page-view.module.scss';

/** A static page: title, subtitle where it has one, and text (spec §2, "Static pages"). */
export function InfoPageView({ locale, page }: { locale: Locale; page: Omit<InfoPage, 'lead'> }) {
  const t = getTranslator(locale);
  const crumbs = [{ label: t('layout.nav.home'), href: localizePath(locale, '/') }, { label: page.title }];
  return (
    <Container>
      <Breadcrumbs items={crumbs} label={t('layout.breadcrumbs')} />
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
