import type { OfferTexts } from '@/components/offer/offer-texts';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './saved-offer-card.module.scss';

type SavedShopLinkProps = {
  /** Guarded when it was saved and when it was read again (lib/browser/saved). */
  href: string | null;
  shop: string | undefined;
  texts: OfferTexts['shop'];
};

/** "Go to the shop" in a new tab, by the address that was saved. */
export function SavedShopLink({ href, shop, texts }: SavedShopLinkProps) {
  if (href === null) return null;
  return (
    <ButtonLink href={href} external rel="sponsored nofollow noopener" variant="secondary">
      {shop === undefined ? texts.goToUnnamed : texts.goTo.replace('{shop}', () => shop)}
      <span className={styles.subject}> {texts.newTab}</span>
    </ButtonLink>
  );
}
