import type { RawQuery } from './parse-query';
import type { UnsubscribeStatus } from './paths';
import { MAX_EMAIL_LENGTH } from '@/lib/text/email';

const STATUSES: readonly UnsubscribeStatus[] = ['done', 'invalid', 'failed'];

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
