import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, lte, or, gt, sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database';
import { newsletterSubscriptions as table } from './schema';

type NewSubscription = Pick<typeof table.$inferInsert, 'email' | 'source' | 'language' | 'consentedAt'>;
/** A subscription that waits for its mail. */
export type DueMail = { email: string; language: string | null; token: string };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long the link of a mail is good. */
const CONFIRM_DAYS = 7;
/** Whoever sends the form again gets another mail, but not sooner: nobody can have somebody's inbox filled. */
const RESEND_MS = 60 * MINUTE_MS;
/** After the first failure a minute, then twice as long each time, up to this. */
const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;
/** About two days of them: then the address is not asked again by itself. */
const MAX_TRIES = 60;
const UNREACHED_DAYS = 30;
const MAILS_AT_ONCE = 20;

const IS_PENDING = and(isNotNull(table.token), isNull(table.confirmedAt));
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Stores a subscription once. One that is to be confirmed gets its mail, and again if the form is sent later. */
export async function saveSubscription(
  transaction: Executor,
  row: NewSubscription,
  asksToConfirm: boolean,
  now: Date,
): Promise<void> {
  const asking = asksToConfirm ? { token: randomUUID(), mailDueAt: now.toISOString() } : {};
  const saved = await transaction
    .insert(table)
    .values({ ...row, ...asking })
    .onConflictDoNothing();
  if (!asksToConfirm || saved.rowsAffected > 0) return;
  // A mail that never went out is given up after MAX_TRIES; one that did is not sent again at once.
  const isGivenUp = and(isNull(table.mailedAt), isNull(table.mailDueAt));
  const isOld = or(isGivenUp, lt(table.mailedAt, ago(now, RESEND_MS)));
  const mayAsk = and(eq(table.email, row.email), IS_PENDING, isOld);
  await transaction.update(table).set({ mailDueAt: now.toISOString(), mailTries: 0 }).where(mayAsk);
}

/** Forgets these addresses; resolves to how many of them were there. */
export async function removeSubscriptions(transaction: Executor, emails: readonly string[]): Promise<number> {
  const isNamed = sql`email IN (SELECT value FROM json_each(${JSON.stringify(emails)}))`;
  return (await transaction.delete(table).where(isNamed)).rowsAffected;
}

export async function removeByToken(transaction: Executor, token: string): Promise<void> {
  await transaction.delete(table).where(eq(table.token, token));
}

/** Confirms a subscription once; resolves to whether it is confirmed now. */
export async function confirmSubscription(transaction: Executor, token: string, now: Date): Promise<boolean> {
  const isGood = or(
    isNotNull(table.confirmedAt),
    isNull(table.mailedAt),
    gt(table.mailedAt, ago(now, CONFIRM_DAYS * DAY_MS)),
  );
  const confirmed = await transaction
    .update(table)
    .set({ confirmedAt: sql`coalesce(${table.confirmedAt}, ${now.toISOString()})`, mailDueAt: null })
    .where(and(eq(table.token, token), isGood));
  return confirmed.rowsAffected > 0;
}

/** Whether there is anything for claimMails to do. */
export async function hasDueMails(executor: Executor, now: Date): Promise<boolean> {
  const [row] = await executor
    .select({ email: table.email })
    .from(table)
    .where(or(lte(table.mailDueAt, now.toISOString()), isExpired(now)))
    .limit(1);
  return row !== undefined;
}

/** Whether its mail was sent and its link is no longer good, or no mail reached anybody for a month. */
function isExpired(now: Date) {
  const isOver = or(
    lt(table.mailedAt, ago(now, CONFIRM_DAYS * DAY_MS)),
    and(isNull(table.mailedAt), lt(table.consentedAt, ago(now, UNREACHED_DAYS * DAY_MS))),
  );
  return and(IS_PENDING, isNull(table.mailDueAt), isOver);
}

/** The mails that are due, the longest waiting first; each is due again later unless it is noted as sent. */
export async function claimMails(transaction: Executor, now: Date): Promise<DueMail[]> {
  await transaction.delete(table).where(isExpired(now));
  const due = await transaction
    .select()
    .from(table)
    .where(and(lte(table.mailDueAt, now.toISOString()), IS_PENDING))
    .orderBy(asc(table.mailDueAt))
    .limit(MAILS_AT_ONCE);
  const claimed: DueMail[] = [];
  for (const { email, language, token, mailTries } of due) {
    const waitMs = Math.min(MINUTE_MS * 2 ** mailTries, MAX_WAIT_MS);
    const mailDueAt = mailTries + 1 < MAX_TRIES ? new Date(now.getTime() + waitMs).toISOString() : null;
    await transaction
      .update(table)
      .set({ mailDueAt, mailTries: mailTries + 1 })
      .where(eq(table.email, email));
    if (token !== null) claimed.push({ email, language, token });
  }
  return claimed;
}

export async function noteMailed(transaction: Executor, token: string, now: Date): Promise<void> {
  await transaction
    .update(table)
    .set({ mailedAt: now.toISOString(), mailDueAt: null, mailTries: 0 })
    .where(eq(table.token, token));
}
