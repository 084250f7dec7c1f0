'use client';

import type { Locale } from '@/lib/i18n/locales';
import type { OfferCardData } from '@/lib/offers/offer-card';
import type { OfferLabels } from './offer-labels';
import styles from './offer-list.module.scss';
import { SaveButton } from './save-button';
import { TicketList } from './ticket-list';
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

/** A grid of tickets from data that the browser has; what the server lists is an OfferGrid. */
export function OfferList({ now, ...props }: OfferListProps) {
  return (
    <div className={styles.frame}>
      <TicketList {...props} now={useNow(now)} Save={SaveButton} />
    </div>
  );
}
