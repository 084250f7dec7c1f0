import { Badge } from '../ui/badge';
import { LogoTile } from '../ui/logo-tile';
import { buildCardBrandHref } from './build-card-href';
import type { OfferCardProps } from './offer-card-props';
import styles from './offer-brand.module.scss';

type OfferBrandProps = Omit<OfferCardProps, 'now'> & { isVoid: boolean };

/** The first line of a ticket: whose offer it is, and what is special about it. */
export function OfferBrand({ offer, labels, locale, isVoid, isOfOneBrand }: OfferBrandProps) {
  if (isOfOneBrand && !isVoid && !offer.exclusive) return null;
  return (
    <p className={styles.line}>
      {offer.brand && !isOfOneBrand && (
        <a href={buildCardBrandHref(locale, offer)} className={styles.brand}>
          <LogoTile name={offer.brand.name} logo={offer.brand.logo} size="small" />
          <span className={styles.name}>{offer.brand.name}</span>
        </a>
      )}
      {isVoid ? (
        <Badge tone="void">{labels.expired}</Badge>
      ) : (
        offer.exclusive && <Badge tone="highlight">{labels.exclusive}</Badge>
      )}
    </p>
  );
}
