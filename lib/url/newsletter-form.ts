import { MAX_EMAIL_LENGTH } from '@/lib/text/email';
import type { RawQuery } from './parse-query';
import type { UnsubscribeStatus } from './paths';

/** Where each form stands on its page: what links to it lead to. */
export const FORM_IDS: Record<SubscriptionSource, string> = {
  footer: 'newsletter',
  website: 'newsletter-website',
};

const ENDINGS: Record<FormStatus, string> = { done: 'subscribed', invalid: 'invalid', failed: 'failed' };
const STATUSES: readonly UnsubscribeStatus[] = ['done', 'invalid', 'failed'];

export type SubscriptionSource = 'footer' | 'website';

/** How the call of a plain form ended. */
export type FormStatus = 'done' | 'invalid' | 'failed';

/**
 * The id of the text that says how a plain form ended: shown only to whom the call has led back to it
 * (lib/api/endpoints/subscriptions.ts), never to whom a link has led to the form.
 */
export function buildStatusId(source: SubscriptionSource, status: FormStatus): string {
  return `${FORM_IDS[source]}-${ENDINGS[status]}`;
}

/** What the query of the page to unsubscribe says: the text of its field, '' for none, and how a plain form ended. */
export function parseUnsubscribeQuery(query: RawQuery): { email: string; status: UnsubscribeStatus | null } {
  const email = getFirst(query.email) ?? '';
  const status = getFirst(query.status);
  return {
    // No address holds a space: one comes from a plus sign that the link did not escape.
    email: email.trim().slice(0, MAX_EMAIL_LENGTH).replaceAll(' ', '+'),
    status: STATUSES.find((known) => known === status) ?? null,
  };
}

function getFirst(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
