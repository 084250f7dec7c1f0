import clsx from 'clsx';
import { isExpired } from '@/lib/offers/expiry';
import { Picture } from '../ui/picture';
import { DealLink } from './deal-link';
import { DiscountStub } from './discount-stub';
import { ExpiredButton } from './expired-button';
import { OfferBrand } from './offer-brand';
import type { OfferCardProps } from './offer-card-props';
import { OfferFacts } from './offer-facts';
import styles from './ticket.module.scss';

/** A deal as a ticket with a picture; without one the discount fills its place. */
export function DealCard({ offer, labels, now, locale, isOfOneBrand }: OfferCardProps) {
  const isVoid = isExpired(offer.endDate, now);
  return (
    <article className={clsx(styles.ticket, styles.deal, isVoid && styles.void)}>
      <div className={clsx(styles.stub, styles.picture)}>
        {offer.img && <Picture src={offer.img} alt="" ratio="fill" className={styles.image} />}
        <DiscountStub
          discount={offer.discount}
          fallback={labels.newDeal}
          isVoid={isVoid}
          className={offer.img ? styles.tag : styles.fill}
        />
      </div>
      <div className={styles.body}>
        <OfferBrand {...{ offer, labels, locale, isOfOneBrand, isVoid }} />
        <h3 className={styles.title}>{offer.title}</h3>
        {offer.terms && <p className={styles.terms}>{offer.terms}</p>}
        <OfferFacts {...{ offer, labels, now, locale, isOfOneBrand }} />
        {isVoid ? (
          <ExpiredButton label={labels.expired} />
        ) : (
          <DealLink offer={offer} labels={labels} locale={locale} />
        )}
      </div>
    </article>
  );
}
