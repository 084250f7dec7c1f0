import clsx from 'clsx';
import { Badge } from '@/components/ui/badge';
import { LogoTile } from '@/components/ui/logo-tile';
import { getEndTime } from '@/lib/catalogue/rules/offer-dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatCondition } from '@/lib/offers/conditions';
import { getExpiry, getOutcome, isExpired, type Expiry } from '@/lib/offers/expiry';
import { formatDay } from '@/lib/offers/format-day';
import { formatExpiry, formatVerified } from '@/lib/offers/format-expiry';
import { getBrandKey } from '@/lib/offers/offer-card';
import { formatVotes } from '@/lib/offers/votes';
import { hyphenate } from '@/lib/text/hyphenate';
import { buildBrandHref } from '@/lib/url/paths';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-facts.module.scss';
import type { OfferLabels } from './offer-labels';

/** In letters: longer words may need more than a line of a narrow ticket. */
const LONG_WORD = 14;

/** In characters: longer names may be cut in the narrowest tickets. */
const LONG_NAME = 24;

type OfferBrandProps = Omit<OfferCardProps, 'now'> & { isVoid: boolean };

/** The first line of a ticket: whose offer it is, and its badge. Left out on a brand's own page. */
export function OfferBrand({ offer, labels, locale, isVoid, isOfOneBrand }: OfferBrandProps) {
  // Only some tickets have a badge: alone in this line it would push their titles down.
  if (isOfOneBrand) return null;
  return (
    <p className={styles.line}>
      {offer.brand && (
        <a href={buildBrandHref(locale, getBrandKey(offer))} className={styles.brand}>
          <LogoTile name={offer.brand.name} logo={offer.brand.logo} size="small" />
          <span
            className={styles.name}
            title={offer.brand.name.length > LONG_NAME ? offer.brand.name : undefined}
          >
            {hyphenate(offer.brand.name, LONG_WORD)}
          </span>
        </a>
      )}
      <OfferBadge {...{ offer, labels, isVoid }} />
    </p>
  );
}

type OfferFactsProps = Omit<OfferCardProps, 'labels'> & {
  labels: Omit<OfferLabels, 'save'>;
  /** Whether to say that the offer needs no code. */
  saysNoCode?: boolean;
};

/**
 * What decides a purchase, when the offer ends, in words, and when a feed last verified it; on a brand's own page the
 * badge as well.
 */
export function OfferFacts({ offer, labels, now, locale, isOfOneBrand, saysNoCode }: OfferFactsProps) {
  const expiry = getExpiry(offer.endDate, now);
  const outcome = getOutcome(offer, now);
  const verified = formatVerified(offer.verifiedAt, labels.verifiedOn, locale, now);
  const text = formatExpiry(expiry, labels, locale, now);
  const className = clsx(styles.expiry, styles[expiry.state]);
  return (
    <p className={styles.facts}>
      {isOfOneBrand && <OfferBadge {...{ offer, labels }} isVoid={isExpired(offer.endDate, now)} />}
      {saysNoCode && <span className={styles.condition}>{labels.noCodeNeeded}</span>}
      {offer.conditions.map((condition) => (
        // Browsers and servers may know different names of countries too.
        <span key={condition.kind} className={styles.condition} suppressHydrationWarning>
          {formatCondition(condition, labels.conditions, locale)}
        </span>
      ))}
      {outcome === 'hidden' || outcome === 'retired' ? null : expiry.state === 'never' ? (
        <span className={className}>{text}</span>
      ) : (
        // Browsers and servers may know different short month names: the server's stay.
        <time
          dateTime={offer.endDate ?? undefined}
          data-day={formatLastDay(expiry, offer.endDate, locale)}
          className={className}
          suppressHydrationWarning
        >
          {text}
        </time>
      )}
      {offer.votes && outcome === null && <span>{formatVotes(offer.votes, labels.worked, locale)}</span>}
      {verified && (
        <span className={styles.verified} suppressHydrationWarning>
          {verified}
        </span>
      )}
    </p>
  );
}

/** What words such as "3 days left" stand for, for paper; undefined where the words name the day. */
function formatLastDay({ state }: Expiry, endDate: string | null, locale: Locale): string | undefined {
  const end = state === 'soon' || state === 'today' ? getEndTime(endDate) : null;
  return end === null ? undefined : formatDay(end - 1, locale);
}

type OfferBadgeProps = Pick<OfferCardProps, 'offer'> & {
  labels: Pick<OfferLabels, 'expired' | 'exclusive'>;
  isVoid: boolean;
};

/** What is special about an offer: that it is over, else that it is exclusive. */
function OfferBadge({ offer, labels, isVoid }: OfferBadgeProps) {
  if (isVoid) return <Badge tone="void">{labels.expired}</Badge>;
  return offer.exclusive ? <Badge tone="highlight">{labels.exclusive}</Badge> : null;
}
