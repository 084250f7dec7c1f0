import { LogoTile } from '@/components/ui/logo-tile';
import { buildCardBrandHref } from './build-card-href';
import { OfferBadge } from './offer-badge';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-brand.module.scss';

type OfferBrandProps = Omit<OfferCardProps, 'now'> & { isVoid: boolean };

/** The first line of a ticket: whose offer it is, and its badge. Left out on a brand's own page. */
export function OfferBrand({ offer, labels, locale, isVoid, isOfOneBrand }: OfferBrandProps) {
  // Only some tickets have a badge: alone in this line it would push their titles down.
  if (isOfOneBrand) return null;
  return (
    <p className={styles.line}>
      {offer.brand && (
        <a href={buildCardBrandHref(locale, offer)} className={styles.brand}>
          <LogoTile name={offer.brand.name} logo={offer.brand.logo} size="small" />
          <span className={styles.name}>{offer.brand.name}</span>
        </a>
      )}
      <OfferBadge {...{ offer, labels, isVoid }} />
    </p>
  );
}
