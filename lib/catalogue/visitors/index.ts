import { asc } from 'drizzle-orm';
import { measure } from '@/lib/server';
import { openDatabase, type Connection } from '../database/open-database';
import { runWrite } from '../database/write-transaction';
import type { Subscription } from '../source';
import type { OfferOrigin } from '../types';
import type { ClickCount } from './click-counter';
import { listClicks, type OfferClicks, saveClicks } from './clicks';
import { newsletterSubscriptions } from './schema';
import {
  claimMails,
  confirmSubscription,
  type DueMail,
  hasDueMails,
  noteMailed,
  removeByToken,
  removeSubscriptions,
  saveSubscription,
} from './subscriptions';
import {
  clearVotes,
  type GivenVote,
  listVotedOffers,
  refuteNoes,
  removeVote,
  saveVote,
  type VotedOffer,
} from './votes';

const WRITE_TIMEOUT_MS = 8_000;

export type { OfferClicks } from './clicks';
export type { DueMail } from './subscriptions';
export { getOrigin, type OfferDescription } from './offer-origin';
export type { VotedOffer } from './votes';

/** A subscription as it is stored; `consentedAt` is an instant. */
export type StoredSubscription = typeof newsletterSubscriptions.$inferSelect;

/** What visitors leave behind: stored apart from the catalogue, in short transactions. */
export type VisitorStore = {
  /** Stores the address once; a second call changes nothing. Expects an address as `parseEmail` returns it. */
  subscribe(subscription: Subscription): Promise<void>;
  /** Forgets the address; resolves to whether it was there. */
  unsubscribe(email: string): Promise<boolean>;
  /** Forgets these addresses in one transaction; resolves to how many of them were there. */
  unsubscribeAll(emails: readonly string[]): Promise<number>;
  /** Confirms what a mail has asked for; resolves to whether the link is still good. A second call changes nothing. */
  confirm(token: string): Promise<boolean>;
  /** Forgets the address that a mail went to; an unknown token is no error. */
  unsubscribeByToken(token: string): Promise<void>;
  /**
   * The subscriptions whose mail is due, some at a time. Each is due again later, so that a mail which nobody notes as
   * sent is sent again. Deletes those that nobody has confirmed in time.
   */
  claimMails(): Promise<DueMail[]>;
  /** Notes that the mail server has taken the mail of this token. */
  noteMailed(token: string): Promise<void>;
  /** All subscriptions, oldest first. */
  listSubscriptions(): Promise<StoredSubscription[]>;
  /** Adds to what visitors did with offers, in one transaction. */
  saveClicks(clicks: readonly ClickCount[]): Promise<void>;
  /** What was done with each offer on a day (UTC, such as "2026-11-22") or later, in any order. */
  listClicks(since: string): Promise<OfferClicks[]>;
  /** Stores a vote as of now: once a token, and on an offer at most MAX_VOTES_AN_HOUR. */
  saveVote(vote: Omit<GivenVote, 'votedAt'>): Promise<void>;
  /** Takes back a vote that was given within the last minute; any other stays. */
  removeVote(token: string): Promise<void>;
  /** Forgets all votes on an offer, so that it begins afresh; resolves to how many there were. */
  clearVotes(origin: OfferOrigin): Promise<number>;
  /** The noes on an offer move it down no more, and stay votes; resolves to how many did until now. */
  refuteNoes(origin: OfferOrigin): Promise<number>;
  /** What the votes on each offer that has at least `minVotes` come to now, in any order. */
  listVotedOffers(minVotes: number): Promise<VotedOffer[]>;
  /** Applies the missing migrations and takes over what an earlier version stored in the catalogue. For commands. */
  prepare(catalogue: Connection | null): Promise<void>;
  close(): void;
};

type StoreParts = Connection & {
  clock: () => Date;
  /** Whether subscriptions count only once a link in a mail was followed. */
  asksToConfirm?: boolean;
};

/** Visitors' data behind a `file:`, `libsql:`, `http(s):` or `ws(s):` URL. Throws if a file cannot be opened. */
export function openVisitorStore({ clock, asksToConfirm = false, ...connection }: StoreParts): VisitorStore {
  const opened = openDatabase(connection);
  const { database, ready } = opened;
  const enqueue = createQueue();
  const write = <T>(work: Parameters<typeof runWrite<T>>[2]) =>
    enqueue(async () => {
      await ready;
      return runWrite(opened, WRITE_TIMEOUT_MS, work);
    });

  const unsubscribeAll = (emails: readonly string[]) =>
    write((transaction) => removeSubscriptions(transaction, emails));

  return {
    async subscribe({ email, source, language = null }) {
      const now = clock();
      const row = { email, source, language, consentedAt: now.toISOString() };
      await write((transaction) => saveSubscription(transaction, row, asksToConfirm, now));
    },
    unsubscribe: async (email) => (await unsubscribeAll([email])) > 0,
    unsubscribeAll,
    confirm: (token) => write((transaction) => confirmSubscription(transaction, token, clock())),
    unsubscribeByToken: (token) => write((transaction) => removeByToken(transaction, token)),
    async claimMails() {
      await ready;
      // Most of the time nothing waits: that takes no lock.
      if (!(await hasDueMails(database, clock()))) return [];
      return write((transaction) => claimMails(transaction, clock()));
    },
    noteMailed: (token) => write((transaction) => noteMailed(transaction, token, clock())),
    async listSubscriptions() {
      await ready;
      return database
        .select()
        .from(newsletterSubscriptions)
        .orderBy(asc(newsletterSubscriptions.consentedAt), asc(newsletterSubscriptions.email));
    },
    saveClicks: (clicks) => write((transaction) => saveClicks(transaction, clicks)),
    listClicks: (since) => ready.then(() => listClicks(database, since)),
    saveVote: (vote) =>
      write((transaction) => saveVote(transaction, { ...vote, votedAt: clock().toISOString() })),
    removeVote: (token) => write((transaction) => removeVote(transaction, token, clock())),
    clearVotes: (origin) => write((transaction) => clearVotes(transaction, origin)),
    refuteNoes: (origin) => write((transaction) => refuteNoes(transaction, origin)),
    listVotedOffers: (minVotes) => ready.then(() => listVotedOffers(database, minVotes, clock())),
    async prepare(catalogue) {
      const { migrateVisitors, takeOverSubscriptions } = await import('./migrate');
      await migrateVisitors(opened);
      if (catalogue === null) return;
      const from = openDatabase(catalogue);
      await takeOverSubscriptions(opened, from).finally(() => from.database.$client.close());
    },
    close: () => database.$client.close(),
  };
}

/** Runs one piece of work after the other: writers of one process would only wait for each other's lock. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const count = (change: 1 | -1) => measure({ what: 'waiting-writes', count: (waiting += change) });
  return (work) => {
    count(1);
    const result = last.then(work, work).finally(() => count(-1));
    last = result;
    return result;
  };
}
