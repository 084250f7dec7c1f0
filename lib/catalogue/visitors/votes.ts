import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database';
import type { OfferOrigin } from '../types';
import { offerVotes } from './schema';
import { summarizeVotes, type Vote, type VoteSummary } from './summarize-votes';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Nobody's address is known, so a program that votes without end is held back by this, for each offer. */
export const MAX_VOTES_AN_HOUR = 20;
/** By then a vote weighs less than a twentieth, and is deleted. */
const KEPT_DAYS = 60;
/** More are not read, newest first. */
const MAX_READ = 100_000;
/** How long a vote can be taken back, with some seconds for the way. */
const UNDO_MS = 75_000;

export type GivenVote = OfferOrigin & Vote & { token: string };
/** An offer with what its votes come to. */
export type VotedOffer = OfferOrigin & VoteSummary;

/**
 * Stores a vote, and deletes those that hardly weigh any more. A token has one vote, the last that came with it. None is
 * stored on an offer that has had as many in the hour before as it may, whichever process took them.
 */
export async function saveVote(transaction: Executor, vote: GivenVote): Promise<void> {
  const oldest = new Date(Date.parse(vote.votedAt) - KEPT_DAYS * DAY_MS).toISOString();
  await transaction.delete(offerVotes).where(lt(offerVotes.votedAt, oldest));
  const { source, externalId, worked } = vote;
  const isOnOffer = isOn({ source, externalId });
  const hourAgo = new Date(Date.parse(vote.votedAt) - HOUR_MS).toISOString();
  const isRecent = and(isOnOffer, gt(offerVotes.votedAt, hourAgo));
  if ((await transaction.$count(offerVotes, isRecent)) >= MAX_VOTES_AN_HOUR) return;
  await transaction
    .insert(offerVotes)
    .values(vote)
    .onConflictDoUpdate({ target: offerVotes.token, set: { worked }, setWhere: isOnOffer });
}

/** Takes back a vote that was given within the last minute before `now`; any other stays. */
export async function removeVote(transaction: Executor, token: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_MS).toISOString();
  await transaction.delete(offerVotes).where(and(eq(offerVotes.token, token), gt(offerVotes.votedAt, since)));
}

/** Forgets all votes on an offer; resolves to how many there were. */
export async function clearVotes(transaction: Executor, origin: OfferOrigin): Promise<number> {
  return (await transaction.delete(offerVotes).where(isOn(origin))).rowsAffected;
}

/** The noes on an offer move it down no more, and stay votes; resolves to how many did until now. */
export async function refuteNoes(transaction: Executor, origin: OfferOrigin): Promise<number> {
  const isNo = and(isOn(origin), eq(offerVotes.worked, false), eq(offerVotes.isRefuted, false));
  return (await transaction.update(offerVotes).set({ isRefuted: true }).where(isNo)).rowsAffected;
}

function isOn({ source, externalId }: OfferOrigin) {
  return and(eq(offerVotes.source, source), eq(offerVotes.externalId, externalId));
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
  for (const { source, externalId, ...vote } of rows) {
    const key = JSON.stringify([source, externalId]);
    const known = byOffer.get(key) ?? { origin: { source, externalId }, votes: [] };
    known.votes.push(vote);
    byOffer.set(key, known);
  }
  return [...byOffer.values()].map(({ origin, votes }) => ({ ...origin, ...summarizeVotes(votes, now) }));
}
