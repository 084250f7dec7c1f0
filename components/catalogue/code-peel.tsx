import { MASK } from '@/lib/offers/mask-code';
import { buildCardHref } from './build-card-href';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-action.module.scss';

/** Leads to the coupon's own address; the masked code lies under a corner that lifts on hover and focus. */
export function CodePeel({ offer, labels, locale }: Omit<OfferCardProps, 'now'>) {
  return (
    <a href={buildCardHref(locale, offer)} className={styles.peel}>
      <span className={styles.cover}>
        {labels.getCode}
        <span className={styles.subject}> {offer.title} </span>
      </span>
      <span className={styles.code}>
        {offer.maskedCode === null ? (
          <span className={styles.words}>{labels.noCode}</span>
        ) : (
          <>
            {/* Where room is short the letters are cut, never the mask. */}
            <span className={styles.letters}>{offer.maskedCode.slice(0, -MASK.length)}</span>
            {MASK}
          </>
        )}
      </span>
    </a>
  );
}
