import type { OfferVotes } from '../types';

/** `votedAt` is an instant; a refuted no was given before an operator checked the offer. */
export type Vote = { worked: boolean; votedAt: string; isRefuted?: boolean };

/** What the votes on an offer come to. */
export type VoteSummary = OfferVotes & {
  /** The share that it worked for, where a vote counts half after 14 days; 0 to 1. */
  share: number;
  /** Whether its latest votes say that it does not work: it stands below the other offers of its brand. */
  isDoubtful: boolean;
};

const DAY_MS = 86_400_000;
const VOTE_HALF_LIFE_DAYS = 14;
/** "In the last month". */
const SHOWN_DAYS = 30;
/** Cards say nothing from fewer votes than these. */
export const MIN_SHOWN_VOTES = 5;
/** As many in a row, without a yes after the first of them. */
const DOUBTFUL_NOES = 5;
/** What they have to weigh together: five of today do so for 14 days. */
const DOUBTFUL_WEIGHT = DOUBTFUL_NOES / 2;

/** Sums up the votes on one offer, given in any order, as of `now` (docs/specification.md §4.29). */
export function summarizeVotes(votes: readonly Vote[], now: Date): VoteSummary {
  const shown = votes.filter(({ votedAt }) => getAge(votedAt, now) <= SHOWN_DAYS);
  const newestFirst = [...votes].sort((a, b) => b.votedAt.localeCompare(a.votedAt));
  const lastYes = newestFirst.findIndex(({ worked }) => worked);
  const latest = lastYes === -1 ? newestFirst : newestFirst.slice(0, lastYes);
  const noes = latest.filter(({ isRefuted }) => !isRefuted);
  const weight = sumWeights(votes, now);
  const share =
    weight === 0
      ? 0
      : sumWeights(
          votes.filter(({ worked }) => worked),
          now,
        ) / weight;
  return {
    worked: shown.filter(({ worked }) => worked).length,
    total: shown.length,
    share,
    isDoubtful: noes.length >= DOUBTFUL_NOES && sumWeights(noes, now) >= DOUBTFUL_WEIGHT,
  };
}

function sumWeights(votes: readonly Vote[], now: Date): number {
  return votes.reduce((sum, { votedAt }) => sum + 0.5 ** (getAge(votedAt, now) / VOTE_HALF_LIFE_DAYS), 0);
}

/** In days; a clock that was set back makes no vote heavier than a new one. */
function getAge(votedAt: string, now: Date): number {
  return Math.max(0, now.getTime() - Date.parse(votedAt)) / DAY_MS;
}
