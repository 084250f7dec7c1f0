import styles from './offer-panel.module.scss';
import { OfferTicket, type OfferTicketProps } from './offer-ticket';

const TITLE_ID = 'open-offer';

/** One offer opened by its address, complete without JavaScript. */
export function OfferPanel(props: Omit<OfferTicketProps, 'titleId' | 'copying'>) {
  return (
    <section aria-labelledby={TITLE_ID} className={styles.panel}>
      <OfferTicket {...props} titleId={TITLE_ID} />
    </section>
  );
}
