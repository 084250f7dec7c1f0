import clsx from 'clsx';
import { isExpired } from '@/lib/offers/expiry';
import { Picture } from '@/components/ui/picture';
import { DealLink } from './deal-link';
import { DiscountStub } from './discount-stub';
import type { OfferCardProps } from './offer-card-props';
import { TicketBody } from './ticket-body';
import styles from './ticket.module.scss';

/** A deal as a ticket with a picture; without one the discount fills its place. */
export function DealCard(card: OfferCardProps) {
  const { offer, labels, locale } = card;
  const isVoid = isExpired(offer.endDate, card.now);
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
      <TicketBody {...card} isVoid={isVoid} action={<DealLink {...{ offer, labels, locale }} />} />
    </article>
  );
}
