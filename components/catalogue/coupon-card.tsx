import clsx from 'clsx';
import { isExpired } from '@/lib/offers/expiry';
import { CodePeel } from './code-peel';
import { DiscountStub } from './discount-stub';
import { OfferBrand } from './offer-brand';
import type { OfferCardProps } from './offer-card-props';
import { OfferFacts } from './offer-facts';
import { ExpiredButton } from './expired-button';
import styles from './ticket.module.scss';

/** A coupon as a ticket: the stub with its discount, a perforation, and the code under a corner. */
export function CouponCard({ offer, labels, now, locale, isOfOneBrand }: OfferCardProps) {
  const isVoid = isExpired(offer.endDate, now);
  return (
    <article className={clsx(styles.ticket, isVoid && styles.void)}>
      <DiscountStub
        discount={offer.discount}
        fallback={labels.coupon}
        isVoid={isVoid}
        className={styles.stub}
      />
      <div className={styles.body}>
        <OfferBrand {...{ offer, labels, locale, isOfOneBrand, isVoid }} />
        <h3 className={styles.title}>{offer.title}</h3>
        {offer.terms && <p className={styles.terms}>{offer.terms}</p>}
        <OfferFacts {...{ offer, labels, now, locale, isOfOneBrand }} />
        {isVoid ? (
          <ExpiredButton label={labels.expired} />
        ) : (
          <CodePeel offer={offer} labels={labels} locale={locale} />
        )}
      </div>
    </article>
  );
}
