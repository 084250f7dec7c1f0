import type { OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { ButtonLink, type ButtonVariant } from '@/components/ui/button';
import type { BrandSummary, Offer } from '@/lib/catalogue/types';
import { markVisit } from '@/lib/browser/count-click';
import { getShopLink } from '@/lib/offers/shop-link';
import styles from './shop-link.module.scss';

type ShopLinkProps = {
  texts: OfferTexts['shop'];
  offer: Offer | null;
  /** Null where it could not be found out. */
  brand: BrandSummary | null;
  variant?: ButtonVariant;
};

/** "Go to the shop", in a new tab, so that the visitor's page stays; nothing where no address can be trusted. */
export function ShopLink({ texts, offer, brand, variant }: ShopLinkProps) {
  const href = getShopLink(offer, brand);
  if (href === null) return null;
  return (
    <ButtonLink
      href={href}
      external
      rel="sponsored nofollow noopener"
      variant={variant}
      {...(offer && markVisit(offer))}
    >
      {brand ? texts.goTo.replace('{shop}', () => brand.name) : texts.goToUnnamed}
      <span className={styles.note}> {texts.newTab}</span>
    </ButtonLink>
  );
}
