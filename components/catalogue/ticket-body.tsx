import type { ReactNode } from 'react';
import { SaveButton } from '@/components/saved/save-button';
import { Highlight } from '@/components/ui/highlight';
import { ExpiredButton } from './expired-button';
import { OfferBrand } from './offer-brand';
import type { OfferCardProps } from './offer-card-props';
import { OfferFacts } from './offer-facts';
import styles from './ticket.module.scss';

type TicketBodyProps = OfferCardProps & {
  isVoid: boolean;
  /** The way to the offer, while it is good. */
  action: ReactNode;
};

/** What every ticket says beside its stub: whose offer it is, its title, terms and dates, and the way to it. */
export function TicketBody({ isVoid, action, ...card }: TicketBodyProps) {
  const { offer, labels } = card;
  return (
    <div className={styles.body}>
      <OfferBrand {...card} isVoid={isVoid} />
      <h3 className={styles.title}>
        <Highlight text={offer.title} query={card.query} />
      </h3>
      {!isVoid && <SaveButton offer={offer} labels={labels.save} className={styles.save} />}
      {offer.terms && <p className={styles.terms}>{offer.terms}</p>}
      <OfferFacts {...card} />
      {isVoid ? <ExpiredButton label={labels.expired} /> : action}
    </div>
  );
}
