import clsx from 'clsx';
import { DiscountStub } from '@/components/catalogue/discount-stub';
import { OfferFacts } from '@/components/catalogue/offer-facts';
import type { OfferTexts } from '@/components/catalogue/offer-labels';
import { RecordRecent } from './record-recent';
import { SaveButton } from '@/components/catalogue/save-button';
import { Badge } from '@/components/ui/badge';
import { toWholeOffer } from '@/lib/browser/saved/saved-offer';
import type { BrandSummary, Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { isExpired } from '@/lib/offers/expiry';
import { formatRegions } from '@/lib/offers/format-regions';
import { toOfferCard } from '@/lib/offers/offer-card';
import type { CopyOutcome } from './copy-on-opening';
import { OfferCode } from './offer-code';
import styles from './offer-ticket.module.scss';
import { ShopLink } from './shop-link';

const TITLE_ID = 'open-offer';

export type OfferTicketProps = {
  locale: Locale;
  texts: OfferTexts;
  offer: Offer;
  brand: BrandSummary | null;
  now: Date;
  /** The id of its heading, which names what it stands in. */
  titleId: string;
  /** What becomes of copying the code by itself, where the visitor's click has started that. */
  copying?: Promise<CopyOutcome> | null;
};

/** An open offer, the same on its page and in the dialog: its code, its terms, its shop. */
export function OfferTicket({ locale, texts, offer, brand, now, titleId, copying }: OfferTicketProps) {
  // What is kept of an offer needs its shop, also where only the page knew it.
  const known = { ...offer, brand: offer.brand ?? brand };
  const card = toOfferCard(known);
  const isVoid = isExpired(offer.endDate, now);
  return (
    <div className={clsx(styles.ticket, isVoid && styles.void)}>
      <DiscountStub
        discount={offer.discount}
        fallback={offer.kind === 'coupon' ? texts.card.coupon : texts.card.newDeal}
        isVoid={isVoid}
        className={styles.stub}
      />
      <div className={styles.body}>
        <div className={styles.badges}>
          {isVoid && <Badge tone="void">{texts.card.expired}</Badge>}
          {offer.exclusive && <Badge tone="highlight">{texts.card.exclusive}</Badge>}
        </div>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {card.title}
        </h2>
        <OfferFacts offer={card} labels={texts.card} now={now} locale={locale} />
        {isVoid && <p className={styles.notice}>{texts.panel.expired}</p>}
        {offer.kind === 'coupon' && <OfferCode {...{ texts, isVoid, copying }} coupon={offer} />}
        <div className={styles.actions}>
          <ShopLink
            texts={texts.shop}
            offer={offer}
            brand={brand}
            variant={offer.kind === 'deal' && !isVoid ? 'primary' : 'secondary'}
          />
          {!isVoid && <SaveButton offer={card} whole={toWholeOffer(known)} labels={texts.card.save} isWide />}
        </div>
        <OfferDetails {...{ offer, locale, texts }} />
        <RecordRecent offer={card} />
      </div>
    </div>
  );
}

type OfferDetailsProps = { offer: Offer; locale: Locale; texts: OfferTexts };

/** What an offer says about itself: its description, its terms and where it is valid. */
function OfferDetails({ offer, locale, texts }: OfferDetailsProps) {
  const regions = formatRegions(offer.regions, locale);
  return (
    <div className={styles.details}>
      {offer.description && <p>{offer.description}</p>}
      {offer.terms && (
        <p>
          <strong>{texts.panel.terms}</strong> {offer.terms}
        </p>
      )}
      {regions && <p>{texts.panel.regions.replace('{regions}', () => regions)}</p>}
    </div>
  );
}

/** One offer opened by its address, complete without JavaScript. */
export function OfferPanel(props: Omit<OfferTicketProps, 'titleId' | 'copying'>) {
  return (
    <section aria-labelledby={TITLE_ID} className={styles.panel}>
      <OfferTicket {...props} titleId={TITLE_ID} />
    </section>
  );
}
