'use client';

import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';
import { splitByExpiry } from '@/lib/offers/expiry';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { OfferLabels } from './offer-labels';
import styles from './offer-list.module.scss';
import { CouponCard, DealCard } from './ticket';
import { useNow } from './use-now';

type OfferListProps = {
  offers: OfferCardData[];
  labels: OfferLabels;
  /** ISO 8601: the moment of rendering on the server. */
  now: string;
  locale: Locale;
  isOfOneBrand?: boolean;
  query?: string;
};

/**
 * A grid of tickets: one client component fed compact data, which halves the page. What has ended since the page was
 * made goes behind the live ones.
 */
export function OfferList({ offers, labels, now, locale, isOfOneBrand, query }: OfferListProps) {
  const visitorNow = useNow(now);
  const { live, expired } = splitByExpiry(offers, visitorNow);
  return (
    <div className={styles.frame}>
      <ul
        role="list"
        data-list={nameList(offers)}
        className={clsx(styles.list, offers.every(isDeal) ? styles.deals : styles.mixed)}
      >
        {[...live, ...expired].map((offer) => {
          const Card = offer.kind === 'coupon' ? CouponCard : DealCard;
          return (
            <li key={`${offer.kind}-${offer.id}`} className={styles.item}>
              <Card {...{ offer, labels, locale, isOfOneBrand, query }} now={visitorNow} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The hook of outside tests and extensions (docs/content.md). */
function nameList(offers: OfferCardData[]): string {
  if (offers.every(isDeal)) return 'deals';
  return offers.some(isDeal) ? 'offers' : 'coupons';
}

function isDeal(offer: OfferCardData): boolean {
  return offer.kind === 'deal';
}
