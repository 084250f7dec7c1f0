import { buildButtonClass } from '@/components/ui/button-class';
import { buildCardHref } from './build-card-href';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-action.module.scss';

/** Leads to the deal's own address. */
export function DealLink({ offer, labels, locale }: Omit<OfferCardProps, 'now'>) {
  return (
    <a href={buildCardHref(locale, offer)} className={buildButtonClass('primary', styles.action)}>
      {labels.getDeal}
      <span className={styles.subject}> {offer.title}</span>
    </a>
  );
}
