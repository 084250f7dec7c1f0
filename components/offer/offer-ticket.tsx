import clsx from 'clsx';
import { DiscountStub } from '@/components/catalogue/discount-stub';
import { OfferFacts } from '@/components/catalogue/offer-facts';
import type { OfferTexts } from '@/components/catalogue/offer-labels';
import { SaveButton } from '@/components/catalogue/save-button';
import { Badge } from '@/components/ui/badge';
import { ShareButton } from '@/components/ui/share-button';
import { toWholeOffer } from '@/lib/browser/saved/saved-offer';
import { getEndTime } from '@/lib/catalogue/rules/offer-dates';
import type { BrandSummary, Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { formatRegions } from '@/lib/offers/conditions';
import { getOutcome } from '@/lib/offers/expiry';
import { formatDay } from '@/lib/offers/format-day';
import { getBrandKey, toOfferCard } from '@/lib/offers/offer-card';
import { pickStubText } from '@/lib/offers/split-discount';
import { buildOfferHref } from '@/lib/url/paths';
import type { CopyOutcome } from './copy-on-opening';
import { OfferCode } from './offer-code';
import styles from './offer-ticket.module.scss';
import { RecordOpening } from './record-opening';
import { ShopLink } from './shop-link';

const TITLE_ID = 'open-offer';

export type OfferTicketProps = {
  locale: Locale;
  texts: OfferTexts;
  offer: Offer;
  brand: BrandSummary | null;
  now: Date;
  /** Where this site lives ("https://coupons.example"), for the address on paper. */
  siteUrl: string;
  /** The id of its heading, which names what it stands in. */
  titleId: string;
  /** What becomes of copying the code by itself, where the visitor's click has started that. */
  copying?: Promise<CopyOutcome> | null;
};

/** An open offer, the same on its page and in the dialog: its code, its terms, its shop. */
export function OfferTicket(props: OfferTicketProps) {
  const { locale, texts, offer, brand, now, titleId, copying } = props;
  // What is kept of an offer needs its shop, also where only the page knew it.
  const known = { ...offer, brand: offer.brand ?? brand };
  const card = toOfferCard(known);
  const outcome = getOutcome(offer, now);
  const isVoid = outcome !== null;
  const href = buildOfferHref(locale, getBrandKey(card), offer);
  return (
    <div className={clsx(styles.ticket, isVoid && styles.void)}>
      <DiscountStub
        discount={offer.discount}
        fallback={pickStubText(offer.kind, isVoid, texts.card)}
        isVoid={isVoid}
        className={styles.stub}
      />
      <div className={styles.body}>
        <div className={styles.badges}>
          {isVoid && (
            <Badge tone="void">{outcome === 'expired' ? texts.card.expired : texts.panel.withdrawn}</Badge>
          )}
          {offer.exclusive && <Badge tone="highlight">{texts.card.exclusive}</Badge>}
        </div>
        {brand && <p className={styles.shop}>{brand.name}</p>}
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {card.title}
        </h2>
        <OfferFacts offer={card} labels={texts.card} now={now} locale={locale} />
        {isVoid && <p className={styles.notice}>{texts.panel[outcome]}</p>}
        {offer.kind === 'coupon' && (
          <OfferCode {...{ texts, isVoid, copying }} coupon={offer} asksIfWorked={!isVoid} />
        )}
        <div className={styles.actions}>
          <ShopLink
            texts={texts.shop}
            offer={offer}
            brand={brand}
            variant={offer.kind === 'deal' && !isVoid ? 'primary' : 'secondary'}
          />
          {!isVoid && <SaveButton offer={card} whole={toWholeOffer(known)} labels={texts.card.save} isWide />}
          {!isVoid && <ShareButton href={href} title={card.title} labels={texts.share} />}
        </div>
        <OfferDetails {...{ offer, locale, texts }} />
        <OfferOnPaper
          {...{ offer, locale, texts }}
          address={new URL(href, props.siteUrl).href}
          isWithdrawn={outcome === 'hidden' || outcome === 'retired'}
        />
        <RecordOpening offer={card} />
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

/** What only a printed offer says: its last day, where the screen counts what is left, and where to find it again. */
type OfferOnPaperProps = OfferDetailsProps & { address: string; isWithdrawn: boolean };

function OfferOnPaper({ offer, locale, texts, address, isWithdrawn }: OfferOnPaperProps) {
  const end = getEndTime(offer.endDate);
  return (
    <div className={styles.paper}>
      {!isWithdrawn && (
        <p>
          <strong>{texts.paper.lastDay}</strong>{' '}
          {/* Browsers and servers may know different short month names: the server's stay. */}
          <span suppressHydrationWarning>
            {end === null ? texts.card.noEndDate : formatDay(end - 1, locale)}
          </span>
        </p>
      )}
      <p>
        <strong>{texts.paper.address}</strong> {address}
      </p>
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
