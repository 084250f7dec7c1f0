import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildListHref, localizePath, type UnsubscribeStatus } from '@/lib/url/paths';
import { UnsubscribeForm, type UnsubscribeLabels } from './unsubscribe-form';
import styles from './unsubscribe.module.scss';

type Props = {
  locale: Locale;
  /** The text of the field, from the link or the form sent before; '' for none. */
  email: string;
  /** How a form sent without JavaScript ended. */
  status: UnsubscribeStatus | null;
};

/** The page to leave the newsletter: what will happen, the address, one button. */
export function UnsubscribeView({ locale, email, status }: Props) {
  const t = getTranslator(locale);
  const title = t('newsletter.unsubscribe.title');
  const crumbs = [{ label: t('layout.nav.home'), href: localizePath(locale, '/') }, { label: title }];
  return (
    <Container>
      <Breadcrumbs items={crumbs} label={t('layout.breadcrumbs')} />
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <UnsubscribeForm
          email={email}
          status={status}
          goOnHref={buildListHref(locale, 'coupons')}
          labels={buildLabels(locale)}
        />
      </div>
    </Container>
  );
}

function buildLabels(locale: Locale): UnsubscribeLabels {
  const t = getTranslator(locale);
  return {
    lead: t('newsletter.unsubscribe.lead'),
    email: t('newsletter.unsubscribe.email'),
    submit: t('newsletter.unsubscribe.submit'),
    submitting: t('newsletter.unsubscribe.submitting'),
    tryAgain: t('newsletter.unsubscribe.tryAgain'),
    invalid: t('newsletter.unsubscribe.invalid'),
    failed: t('newsletter.unsubscribe.failed'),
    doneTitle: t('newsletter.unsubscribe.doneTitle'),
    doneMessage: t('newsletter.unsubscribe.doneMessage'),
    goOn: t('newsletter.unsubscribe.goOn'),
  };
}
