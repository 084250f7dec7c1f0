import clsx from 'clsx';
import { splitByExpiry } from '@/lib/offers/expiry';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-list.module.scss';
import { CouponCard, DealCard } from './ticket';

export type TicketListProps = Omit<OfferCardProps, 'offer'> & { offers: OfferCardData[] };

/** Tickets in a grid. */
export function TicketList(props: TicketListProps) {
  const { offers } = props;
  return (
    <ul
      role="list"
      data-list={nameList(offers)}
      className={clsx(styles.list, offers.every(isDeal) ? styles.deals : styles.mixed)}
    >
      <Tickets {...props} />
    </ul>
  );
}

/** The items of that grid. What has ended since the page was rendered goes behind the live ones. */
export function Tickets({ offers, ...shared }: TicketListProps) {
  const { live, expired } = splitByExpiry(offers, shared.now);
  return [...live, ...expired].map((offer) => {
    const Card = offer.kind === 'coupon' ? CouponCard : DealCard;
    return (
      <li key={`${offer.kind}-${offer.id}`} className={styles.item}>
        <Card offer={offer} {...shared} />
      </li>
    );
  });
}

/** The hook of outside tests and extensions (docs/content.md). */
function nameList(offers: OfferCardData[]): string {
  if (offers.every(isDeal)) return 'deals';
  return offers.some(isDeal) ? 'offers' : 'coupons';
}

function isDeal(offer: OfferCardData): boolean {
  return offer.kind === 'deal';
}
