import { getTranslator, type Locale } from '@/lib/i18n';
import { formatMoment, buildPreviewExitHref, type Publication } from '@/lib/content/preview';
import { Button } from '@/components/ui/button';
import styles from './preview-bar.module.scss';

type PreviewBarProps = {
  locale: Locale;
  slug: string;
  publication: Publication;
  /** When the link that the preview was opened with ends. */
  expiresAt: Date;
};

/**
 * Above an article that an editor previews: that it is one, until when, and the way out. Below it is what readers will
 * see.
 */
export function PreviewBar({ locale, slug, publication, expiresAt }: PreviewBarProps) {
  const t = getTranslator(locale);
  return (
    <section className={styles.bar} aria-label={t('preview.bar.label')}>
      <div className={styles.content}>
        <p className={styles.text}>
          <strong>{describe(publication, locale)}</strong>{' '}
          <span>{t('preview.bar.validUntil', { date: formatMoment(expiresAt, locale) })}</span>
        </p>
        <form method="post" action={buildPreviewExitHref(locale, slug)}>
          <Button type="submit" variant="secondary">
            {t('preview.bar.exit')}
          </Button>
        </form>
      </div>
    </section>
  );
}

function describe(publication: Publication, locale: Locale): string {
  const t = getTranslator(locale);
  if (publication.state === 'draft') return t('preview.bar.draft');
  if (publication.state === 'published') return t('preview.bar.published');
  return t('preview.bar.scheduled', { date: formatMoment(publication.at, locale) });
}
