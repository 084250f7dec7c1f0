import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import type { Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import { LiveTickets } from './live-tickets';
import { buildOfferLabels } from './offer-labels';
import { SaveFace } from './save-face';
import { packTickets } from './ticket-data';
import { TicketList } from './ticket-list';

type OfferGridProps = {
  offers: Offer[];
  locale: Locale;
  now: Date;
  isOfOneBrand?: boolean;
  /** What was searched for, to be marked in the titles. */
  query?: string;
};

/** Offers as tickets: as HTML, and beside it the data from which they come to life once they are seen. */
export function OfferGrid({ offers, locale, now, isOfOneBrand, query }: OfferGridProps) {
  const cards = offers.map(toOfferCard);
  return (
    <LiveTickets locale={locale}>
      <StaticParts inDevelopment>
        <div>
          <TicketList
            {...{ locale, now, isOfOneBrand, query }}
            offers={cards}
            labels={buildOfferLabels(locale)}
            Save={SaveFace}
          />
          <InlineJson
            type="application/json"
            data={packTickets({ now: now.toISOString(), isOfOneBrand, query, offers: cards })}
          />
        </div>
      </StaticParts>
    </LiveTickets>
  );
}
