import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { getTranslator, type Locale } from '@/lib/i18n';
import { CONFIRM_PATH, type ConfirmStatus } from '@/lib/url/newsletter-pages';
import { buildListHref, localizePath } from '@/lib/url/paths';
import styles from './unsubscribe.module.scss';

type Props = {
  locale: Locale;
  /** From the link of the mail; '' where it has none. */
  token: string;
  /** How the form ended. */
  status: ConfirmStatus | null;
};

/** The page that a mail leads to: one button confirms the subscription. A plain form, with and without a script. */
export function ConfirmView({ locale, token, status }: Props) {
  const t = getTranslator(locale);
  const title = t('newsletter.confirm.title');
  const crumbs = [{ label: t('layout.nav.home'), href: localizePath(locale, '/') }, { label: title }];
  return (
    <Container>
      <Breadcrumbs items={crumbs} label={t('layout.breadcrumbs')} />
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {status === 'done' && (
          <div role="status" className={styles.done}>
            <p className={styles.doneTitle}>{t('newsletter.confirm.doneTitle')}</p>
            <p>{t('newsletter.confirm.doneMessage')}</p>
            <ButtonLink href={buildListHref(locale, 'coupons')} variant="secondary" className={styles.goOn}>
              {t('newsletter.unsubscribe.goOn')}
            </ButtonLink>
          </div>
        )}
        {status !== 'done' && token === '' && <p className={styles.lead}>{t('newsletter.confirm.gone')}</p>}
        {status !== 'done' && token !== '' && (
          <form className={styles.form} method="post" action={CONFIRM_PATH}>
            <p className={styles.lead}>{t('newsletter.confirm.lead')}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="locale" value={locale} />
            {status === 'failed' && (
              <p role="alert" className={styles.error}>
                {t('newsletter.confirm.failed')}
              </p>
            )}
            <Button className={styles.button} type="submit">
              {t('newsletter.confirm.submit')}
            </Button>
          </form>
        )}
      </div>
    </Container>
  );
}
