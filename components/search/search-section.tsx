import type { ReactNode } from 'react';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildSearchHref, type ListName } from '@/lib/url/paths';
import { isCapped } from './is-capped';
import styles from './search.module.scss';

type SearchSectionProps = {
  locale: Locale;
  text: string;
  kind: ListName;
  total: number;
  /** Whether this page of the results is past the end of this section. */
  isEmpty: boolean;
  children: ReactNode;
};

/** One kind of result with its total; past its end it says where its items are. */
export function SearchSection({ locale, text, kind, total, isEmpty, children }: SearchSectionProps) {
  const t = getTranslator(locale);
  if (total === 0) return null;
  const count = isCapped(total) ? t('search.atLeast', { count: total }) : total.toLocaleString(locale);
  const headingId = `found-${kind}`;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t(`search.sections.${kind}`)} <span className={styles.total}>{count}</span>
      </h2>
      {isEmpty ? (
        <p>
          {t('search.onEarlierPages')} <a href={buildSearchHref(locale, text)}>{t('search.showFirstPage')}</a>
        </p>
      ) : (
        children
      )}
    </section>
  );
}
