import clsx from 'clsx';
import { isExpired } from '@/lib/offers/expiry';
import { CodePeel } from './code-peel';
import { DiscountStub } from './discount-stub';
import type { OfferCardProps } from './offer-card-props';
import { TicketBody } from './ticket-body';
import styles from './ticket.module.scss';

/** A coupon as a ticket: the stub with its discount, a perforation, and the code under a corner. */
export function CouponCard(card: OfferCardProps) {
  const { offer, labels, locale } = card;
  const isVoid = isExpired(offer.endDate, card.now);
  return (
    <article className={clsx(styles.ticket, isVoid && styles.void)}>
      <DiscountStub
        discount={offer.discount}
        fallback={labels.coupon}
        isVoid={isVoid}
        className={styles.stub}
      />
      <TicketBody {...card} isVoid={isVoid} action={<CodePeel {...{ offer, labels, locale }} />} />
    </article>
  );
}
