import clsx from 'clsx';
import { buildOfferLabels } from '@/components/catalogue/tickets/offer-labels';
import { Container } from '@/components/ui/container';
import { SAVED_MAX } from '@/lib/browser/saved/saved-list';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { buildSavedHref } from '@/lib/url/paths';
import { KeepOffline, OfflineNotice } from './offline-notice';
import { RecentOffers } from './recent-offers';
import { SavedOffers } from './saved-offers';
import styles from './saved.module.scss';

type SavedViewProps = { locale: Locale; now: Date; pictureHosts: readonly string[] };

/** The page of saved and recently viewed offers: a frame, which the browser fills with what it has kept. */
export function SavedView({ locale, now, pictureHosts }: SavedViewProps) {
  const t = getTranslator(locale);
  const { saved: texts, offer: offerTexts } = getMessages(locale);
  const shared = { locale, pictureHosts, now: now.toISOString(), labels: buildOfferLabels(locale) };
  return (
    <Container>
      <header className={styles.header}>
        <h1 className={styles.pageTitle}>{t('saved.title')}</h1>
        <p className={styles.intro}>{t('saved.intro', { max: SAVED_MAX })}</p>
        <p className={clsx(styles.notice, styles.needsScript)}>{t('saved.needsScript')}</p>
      </header>
      <OfflineNotice savedHref={buildSavedHref(locale)} texts={texts.offline} />
      <div className={styles.lists}>
        <SavedOffers {...shared} texts={texts} offerTexts={offerTexts} />
        <RecentOffers {...shared} texts={texts.recent} />
      </div>
      <KeepOffline />
    </Container>
  );
}
