import type { OfferOrigin } from '../types';
import type { VoteSummary } from './summarize-votes';
import type { VotedOffer } from './votes';

/** How old may be what pages read of votes; they live for minutes themselves. */
export const REFRESH_MS = 60_000;

/** Every list of a brand looks for these. */
const MAX_DOUBTFUL = 1_000;

export type VoteBoard = {
  /** What the votes on an offer come to, as far as is known now: at once, and null where there are few. */
  get(origin: OfferOrigin): VoteSummary | null;
  /** The offers that do not work, as their latest votes say: at once, as far as is known now. */
  listDoubtful(): readonly OfferOrigin[];
};

type BoardParts = {
  load: () => Promise<VotedOffer[]>;
  clock: () => Date;
  report: (error: unknown) => void;
};

/**
 * Holds what votes come to, for pages that must not wait for it: whoever reads it when it is old has it loaded again,
 * and gets what was there. Where that fails it stays as it is.
 */
export function createVoteBoard({ load, clock, report }: BoardParts): VoteBoard {
  let offers = new Map<string, VoteSummary>();
  let doubtful: readonly OfferOrigin[] = [];
  let loadedAt = -Infinity;

  async function refresh(): Promise<void> {
    try {
      const loaded = await load();
      offers = new Map(loaded.map((offer) => [toKey(offer), offer]));
      doubtful = loaded.filter(({ isDoubtful }) => isDoubtful).slice(0, MAX_DOUBTFUL);
    } catch (error) {
      report(error);
    }
  }

  function refreshIfOld(): void {
    const now = clock().getTime();
    if (now - loadedAt < REFRESH_MS) return;
    loadedAt = now;
    void refresh();
  }

  return {
    get(origin) {
      refreshIfOld();
      return offers.get(toKey(origin)) ?? null;
    },
    listDoubtful() {
      refreshIfOld();
      return doubtful;
    },
  };
}

function toKey({ source, externalId }: OfferOrigin): string {
  return JSON.stringify([source, externalId]);
}
