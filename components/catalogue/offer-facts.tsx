import clsx from 'clsx';
import { getExpiry, isExpired } from '@/lib/offers/expiry';
import { formatExpiry } from '@/lib/offers/format-expiry';
import { formatVerified } from '@/lib/offers/format-verified';
import type { OfferLabels } from './offer-labels';
import { OfferBadge } from './offer-badge';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-facts.module.scss';

type OfferFactsProps = Omit<OfferCardProps, 'labels'> & { labels: Omit<OfferLabels, 'save'> };

/** When an offer ends, in words, and when a feed last verified it; on a brand's own page the badge as well. */
export function OfferFacts({ offer, labels, now, locale, isOfOneBrand }: OfferFactsProps) {
  const expiry = getExpiry(offer.endDate, now);
  const verified = formatVerified(offer.verifiedAt, labels.verifiedOn, locale);
  const text = formatExpiry(expiry, labels, locale);
  const className = clsx(styles.expiry, styles[expiry.state]);
  return (
    <p className={styles.facts}>
      {isOfOneBrand && <OfferBadge {...{ offer, labels }} isVoid={isExpired(offer.endDate, now)} />}
      {expiry.state === 'never' ? (
        <span className={className}>{text}</span>
      ) : (
        // Browsers and servers may know different short month names: the server's stay.
        <time dateTime={offer.endDate ?? undefined} className={className} suppressHydrationWarning>
          {text}
        </time>
      )}
      {verified && (
        <span className={styles.verified} suppressHydrationWarning>
          {verified}
        </span>
      )}
    </p>
  );
}
