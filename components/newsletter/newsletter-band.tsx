import { getTranslator, type Locale } from '@/lib/i18n';
import { buildNewsletterLabels } from './build-newsletter-labels';
import styles from './newsletter-band.module.scss';
import { NewsletterForm } from './newsletter-form';

/** The newsletter inside a page, once at most: its form is the "website" source of docs/specification.md §3.9. */
export function NewsletterBand({ locale }: { locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <section className={styles.band}>
      <div>
        <h2 className={styles.title}>{t('newsletter.website.title')}</h2>
        <p className={styles.message}>{t('newsletter.website.message')}</p>
      </div>
      <NewsletterForm source="website" labels={buildNewsletterLabels(locale, 'website')} />
    </section>
  );
}
