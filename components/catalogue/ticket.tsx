import clsx from 'clsx';
import type { ReactNode } from 'react';
import { buildButtonClass, Button } from '@/components/ui/button';
import { Highlight } from '@/components/ui/highlight';
import { Picture } from '@/components/ui/picture';
import { isExpired } from '@/lib/offers/expiry';
import { MASK } from '@/lib/offers/mask-code';
import { getBrandKey } from '@/lib/offers/offer-card';
import { pickStubText } from '@/lib/offers/split-discount';
import { buildOfferHref } from '@/lib/url/paths';
import { DiscountStub } from './discount-stub';
import type { OfferCardProps } from './offer-card-props';
import { OfferBrand, OfferFacts } from './offer-facts';
import { SaveButton } from './save-button';
import actions from './ticket-action.module.scss';
import styles from './ticket.module.scss';

/** In characters: what is longer may be cut in the narrowest tickets, and is there whole for a pointer. */
const LONG_TITLE = 40;

/** A coupon as a ticket: the stub with its discount, a perforation, and the code under a corner. */
export function CouponCard(card: OfferCardProps) {
  const { offer, labels } = card;
  const isVoid = isExpired(offer.endDate, card.now);
  return (
    <article className={clsx(styles.ticket, isVoid && styles.void)}>
      <DiscountStub
        discount={offer.discount}
        fallback={labels.coupon}
        isVoid={isVoid}
        className={styles.stub}
      />
      <TicketBody {...card} isVoid={isVoid} action={<CodePeel {...card} />} />
    </article>
  );
}

/** A deal as a ticket with a picture; without one the discount fills its place. */
export function DealCard(card: OfferCardProps) {
  const { offer, labels } = card;
  const isVoid = isExpired(offer.endDate, card.now);
  return (
    <article className={clsx(styles.ticket, styles.deal, isVoid && styles.void)}>
      <div className={clsx(styles.stub, styles.picture)}>
        {offer.img && <Picture src={offer.img} alt="" ratio="fill" className={styles.image} />}
        <DiscountStub
          discount={offer.discount}
          fallback={pickStubText('deal', isVoid, labels)}
          isVoid={isVoid}
          className={offer.img ? styles.tag : styles.fill}
        />
      </div>
      <TicketBody {...card} isVoid={isVoid} action={<DealLink {...card} />} />
    </article>
  );
}

type TicketBodyProps = OfferCardProps & {
  isVoid: boolean;
  /** The way to the offer, while it is good. */
  action: ReactNode;
};

/** What every ticket says beside its stub: whose offer it is, its title, conditions and dates, and the way to it. */
function TicketBody({ isVoid, action, ...card }: TicketBodyProps) {
  const { offer, labels } = card;
  return (
    <div className={styles.body}>
      <OfferBrand {...card} isVoid={isVoid} />
      <h3 className={styles.title} title={offer.title.length > LONG_TITLE ? offer.title : undefined}>
        <Highlight text={offer.title} query={card.query} />
      </h3>
      {!isVoid && <SaveButton offer={offer} labels={labels.save} className={styles.save} />}
      <OfferFacts {...card} saysNoCode={offer.kind === 'coupon' && offer.maskedCode === null} />
      {isVoid ? <ExpiredAction {...card} /> : action}
    </div>
  );
}

/**
 * Leads to the coupon's own address; the masked code, or that there is none, lies under a corner that lifts on hover and
 * focus.
 */
function CodePeel({ offer, labels, locale }: OfferCardProps) {
  return (
    <a href={buildOfferHref(locale, getBrandKey(offer), offer)} className={actions.peel}>
      <span className={actions.cover}>
        {offer.maskedCode === null ? labels.getOffer : labels.getCode}
        <span className={actions.subject}> {offer.title} </span>
      </span>
      <span className={actions.code}>
        {offer.maskedCode === null ? (
          <span className={actions.words}>{labels.noCode}</span>
        ) : (
          <MaskedCode code={offer.maskedCode} />
        )}
      </span>
    </a>
  );
}

/** In place of the way to an offer that is over; its code stays masked (docs/specification.md §4.4, §4.6). */
function ExpiredAction({ offer, labels }: OfferCardProps) {
  return (
    <div className={actions.expired}>
      <Button disabled className={actions.action}>
        {labels.expired}
      </Button>
      {offer.maskedCode !== null && (
        <span className={actions.code}>
          <MaskedCode code={offer.maskedCode} />
        </span>
      )}
    </div>
  );
}

/** Where room is short the letters are cut, never the mask. */
function MaskedCode({ code }: { code: string }) {
  return (
    <>
      <span className={actions.letters}>{code.slice(0, -MASK.length)}</span>
      {MASK}
    </>
  );
}

/** Leads to the deal's own address. */
function DealLink({ offer, labels, locale }: OfferCardProps) {
  return (
    <a
      href={buildOfferHref(locale, getBrandKey(offer), offer)}
      className={buildButtonClass('primary', actions.action)}
    >
      {labels.getDeal}
      <span className={actions.subject}> {offer.title}</span>
    </a>
  );
}
