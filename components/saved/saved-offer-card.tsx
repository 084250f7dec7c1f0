import clsx from 'clsx';
import { DiscountStub } from '@/components/catalogue/discount-stub';
import { OfferBrand, OfferFacts } from '@/components/catalogue/offer-facts';
import type { OfferLabels, OfferTexts } from '@/components/catalogue/offer-labels';
import { OfferCode } from '@/components/offer/offer-code';
import { Button, ButtonLink } from '@/components/ui/button';
import { markVisit } from '@/lib/browser/count-click';
import type { SavedOffer } from '@/lib/browser/saved/saved-offer';
import type { Messages } from '@/lib/i18n';
import type { Locale } from '@/lib/i18n/locales';
import { isExpired } from '@/lib/offers/expiry';
import { getBrandKey } from '@/lib/offers/offer-card';
import { pickStubText } from '@/lib/offers/split-discount';
import { buildOfferHref } from '@/lib/url/paths';
import styles from './saved-offer-card.module.scss';

type SavedOfferCardProps = {
  entry: SavedOffer;
  texts: Messages['saved']['offers'];
  offerTexts: OfferTexts;
  labels: OfferLabels;
  now: Date;
  locale: Locale;
  onRemove: () => void;
};

/** A saved offer with everything that is needed at the till: its whole code, its end, its terms, its shop. */
export function SavedOfferCard(props: SavedOfferCardProps) {
  const { entry, texts, offerTexts, labels, now, locale, onRemove } = props;
  const { offer, whole, isListed } = entry;
  const isVoid = isExpired(offer.endDate, now);
  const card = { offer, labels, now, locale };
  return (
    <article className={clsx(styles.card, isVoid && styles.void)}>
      <DiscountStub
        discount={offer.discount}
        fallback={pickStubText(offer.kind, isVoid, labels)}
        isVoid={isVoid}
        className={styles.stub}
      />
      <div className={styles.body}>
        <OfferBrand {...card} isVoid={isVoid} />
        <h3 className={styles.title}>
          {isListed ? (
            <a href={buildOfferHref(locale, getBrandKey(offer), offer)}>{offer.title}</a>
          ) : (
            offer.title
          )}
        </h3>
        <OfferFacts {...card} />
        {!isListed && <p className={styles.notice}>{texts.gone}</p>}
        {offer.terms && <p className={styles.terms}>{offer.terms}</p>}
        <SavedCode entry={entry} missing={texts.codeMissing} texts={offerTexts} isVoid={isVoid} />
        <div className={styles.actions}>
          <SavedShopLink href={whole?.shopLink ?? null} offer={offer} texts={offerTexts.shop} />
          <Button variant="quiet" onClick={onRemove}>
            {texts.remove}
            <span className={styles.subject}> {offer.title}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}

type SavedCodeProps = { entry: SavedOffer; missing: string; texts: OfferTexts; isVoid: boolean };

/** The code of a saved coupon, that it needs none, or that it could not be fetched yet. */
function SavedCode({ entry, missing, texts, isVoid }: SavedCodeProps) {
  const { offer, whole, isListed } = entry;
  if (offer.kind === 'deal') return null;
  if (whole === null) return isListed ? <p>{missing}</p> : null;
  const coupon = { id: offer.id, name: offer.title, code: whole.code };
  return <OfferCode coupon={coupon} texts={texts} isVoid={isVoid} />;
}

type SavedShopLinkProps = {
  /** Guarded when it was saved and when it was read again (lib/browser/saved). */
  href: string | null;
  offer: SavedOffer['offer'];
  texts: OfferTexts['shop'];
};

/** "Go to the shop" in a new tab, by the address that was saved. */
function SavedShopLink({ href, offer, texts }: SavedShopLinkProps) {
  if (href === null) return null;
  const shop = offer.brand?.name ?? '';
  return (
    <ButtonLink
      href={href}
      external
      rel="sponsored nofollow noopener"
      variant="secondary"
      {...markVisit(offer)}
    >
      {offer.brand ? texts.goTo.replace('{shop}', () => shop) : texts.goToUnnamed}
      <span className={styles.subject}> {texts.newTab}</span>
    </ButtonLink>
  );
}
