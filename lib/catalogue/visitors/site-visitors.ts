import { mapOffers } from '../map-offers';
import type { CatalogueSource, OfferQuery } from '../source';
import type { ClickKind, Coupon, Deal, Offer } from '../types';
import { createClickCounter } from './click-counter';
import { createLimit } from './limit';
import { getOrigin } from './offer-origin';
import { MIN_SHOWN_VOTES } from './summarize-votes';
import { createVoteBoard } from './vote-board';
import { MAX_VOTES_AN_HOUR } from './votes';
import type { VisitorStore } from '.';

type KnownOffer = Pick<Offer, 'origin' | 'kind' | 'id'>;

/** What becomes of subscriptions that wait for a mail, or have had one. */
type MailCalls = Pick<VisitorStore, 'claimMails' | 'noteMailed' | 'confirm' | 'unsubscribeByToken'>;

/** What visitors do, as the running site takes it. */
export type SiteVisitors = MailCalls & {
  /** Counts what somebody did with an offer; returns at once, and never throws. */
  countClick(kind: ClickKind, offer: KnownOffer): void;
  /** Stores whether the code of an offer worked; `token` is a random text of the browser. */
  vote(offer: KnownOffer, vote: { token: string; worked: boolean }): Promise<void>;
  /** Takes the vote back, if it was given within the last minute. */
  takeVoteBack(token: string): Promise<void>;
  /** The same source, where offers say what the votes on them come to. No read waits for votes. */
  withVotes(source: CatalogueSource): CatalogueSource;
};

type SiteParts = {
  /** Called with the first use, and again until it returns one. */
  openStore: () => VisitorStore;
  clock: () => Date;
  report: (what: string, error: unknown) => void;
};

const HOUR_MS = 3_600_000;

/** The running site's side of visitors' data. What cannot be read or counted is reported, and never keeps a page waiting. */
export function createSiteVisitors({ openStore, clock, report }: SiteParts): SiteVisitors {
  let opened: VisitorStore | null = null;
  const getStore = () => (opened ??= openStore());
  const clicks = createClickCounter({
    save: async (counts) => getStore().saveClicks(counts),
    clock,
    report: (error) => report('Clicks could not be stored', error),
  });
  const board = createVoteBoard({
    load: async () => getStore().listVotedOffers(MIN_SHOWN_VOTES),
    clock,
    report: (error) => report('Votes could not be read', error),
  });
  const isTooMany = createLimit(MAX_VOTES_AN_HOUR, HOUR_MS);

  function withVotes<T extends Coupon | Deal>(offer: T): T {
    const votes = board.get(getOrigin(offer));
    if (votes === null) return offer;
    const { worked, total, isDoubtful } = votes;
    return { ...offer, isDoubtful, votes: total < MIN_SHOWN_VOTES ? offer.votes : { worked, total } };
  }

  /** A brand's offers that do not work stand behind its others, on whatever page that is. */
  function sink(query: OfferQuery = {}): OfferQuery {
    if (query.brandId === undefined || query.sort !== undefined) return query;
    return { ...query, last: board.listDoubtful() };
  }

  return {
    countClick: (kind, offer) => clicks.count(kind, getOrigin(offer)),
    async vote(offer, vote) {
      const origin = getOrigin(offer);
      // The database bounds them too, for all processes; this spares it the work.
      if (isTooMany(JSON.stringify(origin), clock())) return;
      await getStore().saveVote({ ...origin, ...vote });
    },
    takeVoteBack: async (token) => getStore().removeVote(token),
    withVotes(source) {
      const sunk: CatalogueSource = {
        ...source,
        listCoupons: (query) => source.listCoupons(sink(query)),
        listDeals: (query) => source.listDeals(sink(query)),
      };
      return mapOffers(sunk, withVotes);
    },
    claimMails: async () => getStore().claimMails(),
    noteMailed: async (token) => getStore().noteMailed(token),
    confirm: async (token) => getStore().confirm(token),
    unsubscribeByToken: async (token) => getStore().unsubscribeByToken(token),
  };
}
