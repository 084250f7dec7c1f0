import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';
import { isExpired } from '@/lib/offers/expiry';
import type { OfferLabels } from '@/components/catalogue/offer-labels';
import type { SavedOffer } from '@/lib/browser/saved/saved-offer';
import { buildCardHref } from '@/components/catalogue/build-card-href';
import { DiscountStub } from '@/components/catalogue/discount-stub';
import { OfferBrand } from '@/components/catalogue/offer-brand';
import { OfferFacts } from '@/components/catalogue/offer-facts';
import type { OfferTexts } from '@/components/offer/offer-texts';
import { Button } from '@/components/ui/button';
import { SavedCode } from './saved-code';
import styles from './saved-offer-card.module.scss';
import { SavedShopLink } from './saved-shop-link';
import type { SavedTexts } from './saved-texts';

type SavedOfferCardProps = {
  entry: SavedOffer;
  texts: SavedTexts['offers'];
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
        fallback={offer.kind === 'coupon' ? labels.coupon : labels.newDeal}
        isVoid={isVoid}
        className={styles.stub}
      />
      <div className={styles.body}>
        <OfferBrand {...card} isVoid={isVoid} />
        <h3 className={styles.title}>
          {isListed ? <a href={buildCardHref(locale, offer)}>{offer.title}</a> : offer.title}
        </h3>
        <OfferFacts {...card} />
        {!isListed && <p className={styles.notice}>{texts.gone}</p>}
        {offer.terms && <p className={styles.terms}>{offer.terms}</p>}
        <SavedCode entry={entry} missing={texts.codeMissing} texts={offerTexts} isVoid={isVoid} />
        <div className={styles.actions}>
          <SavedShopLink href={whole?.shopLink ?? null} shop={offer.brand?.name} texts={offerTexts.shop} />
          <Button variant="quiet" onClick={onRemove}>
            {texts.remove}
            <span className={styles.subject}> {offer.title}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
