import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database';
import type { OfferOrigin } from '../types';
import { offerVotes } from './schema';
import { summarizeVotes, type Vote, type VoteSummary } from './summarize-votes';

const DAY_MS = 86_400_000;
/** By then a vote weighs less than a twentieth, and is deleted. */
const KEPT_DAYS = 60;
/** More are not read, newest first. */
const MAX_READ = 100_000;
/** How long a vote can be taken back, with some seconds for the way. */
const UNDO_MS = 75_000;

export type GivenVote = OfferOrigin & Vote & { token: string };
/** An offer with what its votes come to. */
export type VotedOffer = OfferOrigin & VoteSummary;

/** Stores a vote once, and deletes those that hardly weigh any more. */
export async function saveVote(transaction: Executor, vote: GivenVote): Promise<void> {
  const oldest = new Date(Date.parse(vote.votedAt) - KEPT_DAYS * DAY_MS).toISOString();
  await transaction.delete(offerVotes).where(lt(offerVotes.votedAt, oldest));
  await transaction.insert(offerVotes).values(vote).onConflictDoNothing();
}

/** Takes back a vote that was given within the last minute before `now`; any other stays. */
export async function removeVote(transaction: Executor, token: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_MS).toISOString();
  await transaction.delete(offerVotes).where(and(eq(offerVotes.token, token), gt(offerVotes.votedAt, since)));
}

/** Forgets all votes on an offer; resolves to how many there were. */
export async function clearVotes(
  transaction: Executor,
  { source, externalId }: OfferOrigin,
): Promise<number> {
  const isOfOffer = and(eq(offerVotes.source, source), eq(offerVotes.externalId, externalId));
  return (await transaction.delete(offerVotes).where(isOfOffer)).rowsAffected;
}

/** What the votes on each offer with at least `minVotes` come to at `now`, in any order. */
export async function listVotedOffers(
  executor: Executor,
  minVotes: number,
  now: Date,
): Promise<VotedOffer[]> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const rows = await executor
    .select()
    .from(offerVotes)
    .where(
      and(
        gte(offerVotes.votedAt, since),
        sql`(source, external_id) IN
          (SELECT source, external_id FROM ${offerVotes} GROUP BY source, external_id HAVING count(*) >= ${minVotes})`,
      ),
    )
    .orderBy(desc(offerVotes.votedAt))
    .limit(MAX_READ);
  const byOffer = new Map<string, { origin: OfferOrigin; votes: Vote[] }>();
  for (const { source, externalId, worked, votedAt } of rows) {
    const key = JSON.stringify([source, externalId]);
    const known = byOffer.get(key) ?? { origin: { source, externalId }, votes: [] };
    known.votes.push({ worked, votedAt });
    byOffer.set(key, known);
  }
  return [...byOffer.values()].map(({ origin, votes }) => ({ ...origin, ...summarizeVotes(votes, now) }));
}
