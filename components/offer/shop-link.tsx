import type { Brand, Offer } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { getShopLink } from '@/lib/offers/shop-link';
import { ButtonLink } from '../ui/button-link';
import type { ButtonVariant } from '../ui/button-class';
import styles from './shop-link.module.scss';

type ShopLinkProps = { locale: Locale; offer: Offer | null; brand: Brand; variant?: ButtonVariant };

/** "Go to the shop", in a new tab, so that the visitor's page stays; nothing where no address can be trusted. */
export function ShopLink({ locale, offer, brand, variant }: ShopLinkProps) {
  const t = getTranslator(locale);
  const href = getShopLink(offer, brand);
  if (href === null) return null;
  return (
    <ButtonLink href={href} external rel="sponsored nofollow noopener" variant={variant}>
      {t('offer.shop.goTo', { shop: brand.name })}
      <span className={styles.note}> {t('offer.shop.newTab')}</span>
    </ButtonLink>
  );
}
