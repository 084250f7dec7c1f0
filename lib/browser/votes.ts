import type { ItemId, OfferKind } from '@/lib/catalogue/types';
import { postCall } from './newsletter/post-call';
import { createStoredValue } from './storage/stored-value';

/** Where it is said whether a code worked, without anything about the visitor. */
export const VOTES_PATH = '/api/votes';
/** How long a vote can be taken back. */
export const UNDO_MS = 60_000;
/** The oldest makes room. */
const MAX_KEPT = 200;

/** `offer` is a kind and an id, such as "coupon 12"; `votedAt` is in milliseconds since 1970. */
export type KeptVote = { offer: string; worked: boolean; votedAt: number; token: string };
type VotedOn = { kind: OfferKind; id: ItemId };

/** What this browser has said, newest last: one vote for each offer. */
export const keptVotes = createStoredValue('offer-votes', parseVotes);

/** Sent again, a vote whose response was lost is the same vote. */
const tokens = new Map<string, string>();

/** The vote of this browser on an offer; undefined where it has none. */
export function findVote(votes: readonly KeptVote[], offer: VotedOn): KeptVote | undefined {
  const key = toKey(offer);
  return votes.find((vote) => vote.offer === key);
}

/** Says at `now` whether the code of an offer worked, and remembers it; resolves to whether the server has it. */
export async function sendVote(offer: VotedOn, worked: boolean, now: Date): Promise<boolean> {
  const key = toKey(offer);
  const token = tokens.get(key) ?? createToken();
  tokens.set(key, token);
  if (!(await post(offer, { worked, token }))) return false;
  const vote = { offer: key, worked, votedAt: now.getTime(), token };
  keptVotes.write([...listOthers(offer), vote].slice(-MAX_KEPT));
  return true;
}

/** Takes a vote back, within a minute; resolves to whether the server has done so. */
export async function takeVoteBack(offer: VotedOn, { token }: KeptVote): Promise<boolean> {
  if (!(await post(offer, { worked: null, token }))) return false;
  keptVotes.write(listOthers(offer));
  return true;
}

async function post({ kind, id }: VotedOn, vote: { worked: boolean | null; token: string }) {
  return (await postCall(VOTES_PATH, { offer: kind, id, ...vote })) === 'accepted';
}

function listOthers(offer: VotedOn): KeptVote[] {
  const key = toKey(offer);
  return keptVotes.read().filter((vote) => vote.offer !== key);
}

function toKey({ kind, id }: VotedOn): string {
  return `${kind} ${id}`;
}

/** A random UUID (RFC 9562, version 4), also on an address without https, where browsers make none themselves. */
function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function parseVotes(json: unknown): KeptVote[] {
  return Array.isArray(json) ? json.filter(isVote).slice(-MAX_KEPT) : [];
}

function isVote(json: unknown): json is KeptVote {
  if (typeof json !== 'object' || json === null) return false;
  const { offer, worked, votedAt, token }: Partial<Record<keyof KeptVote, unknown>> = json;
  return (
    typeof offer === 'string' &&
    typeof worked === 'boolean' &&
    typeof votedAt === 'number' &&
    typeof token === 'string'
  );
}
