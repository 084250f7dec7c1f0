import { getTranslator, type Locale } from '@/lib/i18n';
import { FollowLink } from '@/components/catalogue/follow-link';
import styles from './blog-header.module.scss';

/** The head of the blog. */
export function BlogHeader({ locale }: { locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{t('article.list.title')}</h1>
      <p className={styles.lead}>{t('article.list.lead')}</p>
      <FollowLink locale={locale} topic={{ kind: 'blog' }} />
    </header>
  );
}
