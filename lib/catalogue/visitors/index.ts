import { asc, sql } from 'drizzle-orm';
import { openDatabase, type Connection } from '../database/open-database';
import { runWrite } from '../database/write-transaction';
import type { Subscription } from '../source';
import type { ClickCount } from './click-counter';
import { listClicks, type OfferClicks, saveClicks } from './clicks';
import { newsletterSubscriptions } from './schema';

const WRITE_TIMEOUT_MS = 8_000;

export type { OfferClicks } from './clicks';
export type { OfferDescription } from './offer-origin';

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
  /** All subscriptions, oldest first. */
  listSubscriptions(): Promise<StoredSubscription[]>;
  /** Adds to what visitors did with offers, in one transaction. */
  saveClicks(clicks: readonly ClickCount[]): Promise<void>;
  /** What was done with each offer on a day (UTC, such as "2026-11-22") or later, in any order. */
  listClicks(since: string): Promise<OfferClicks[]>;
  /** Applies the missing migrations and takes over what an earlier version stored in the catalogue. For commands. */
  prepare(catalogue: Connection | null): Promise<void>;
  close(): void;
};

/** Visitors' data behind a `file:`, `libsql:`, `http(s):` or `ws(s):` URL. Throws if a file cannot be opened. */
export function openVisitorStore({ clock, ...connection }: Connection & { clock: () => Date }): VisitorStore {
  const opened = openDatabase(connection);
  const { database, ready } = opened;
  const enqueue = createQueue();
  const write = <T>(work: Parameters<typeof runWrite<T>>[2]) =>
    enqueue(async () => {
      await ready;
      return runWrite(opened, WRITE_TIMEOUT_MS, work);
    });

  async function unsubscribeAll(emails: readonly string[]): Promise<number> {
    const removed = await write((transaction) =>
      transaction
        .delete(newsletterSubscriptions)
        .where(sql`email IN (SELECT value FROM json_each(${JSON.stringify(emails)}))`),
    );
    return removed.rowsAffected;
  }

  return {
    async subscribe({ email, source, language = null }) {
      const row = { email, source, language, consentedAt: clock().toISOString() };
      await write((transaction) =>
        transaction.insert(newsletterSubscriptions).values(row).onConflictDoNothing(),
      );
    },
    unsubscribe: async (email) => (await unsubscribeAll([email])) > 0,
    unsubscribeAll,
    async listSubscriptions() {
      await ready;
      return database
        .select()
        .from(newsletterSubscriptions)
        .orderBy(asc(newsletterSubscriptions.consentedAt), asc(newsletterSubscriptions.email));
    },
    saveClicks: (clicks) => write((transaction) => saveClicks(transaction, clicks)),
    async listClicks(since) {
      await ready;
      return listClicks(database, since);
    },
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
  return (work) => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
