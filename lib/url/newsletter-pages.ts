import type { Locale } from '@/lib/i18n/locales';
import { MAX_EMAIL_LENGTH } from '@/lib/text/email';
import type { RawQuery } from './parse-query';
import { localizePath, type UnsubscribeStatus } from './paths';

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

/** Where the form of the page to confirm a subscription posts to, and mail programs that unsubscribe (RFC 8058). */
export const CONFIRM_PATH = '/api/newsletter/confirm';
export const ONE_CLICK_PATH = '/api/newsletter/unsubscribe';

/** How it ended: the link may be gone, because it is too old or somebody has unsubscribed. */
export type ConfirmStatus = 'done' | 'gone' | 'failed';

/** The page to confirm a subscription on, with the token of its mail and, after the form, how it ended. */
export function buildConfirmHref(
  locale: Locale,
  state: { token?: string; status?: ConfirmStatus } = {},
): string {
  const query = new URLSearchParams(state).toString();
  return localizePath(locale, '/confirm') + (query && `?${query}`);
}

const CONFIRM_STATUSES: readonly ConfirmStatus[] = ['done', 'gone', 'failed'];
const MAX_TOKEN_LENGTH = 100;

/** What the query of the page to confirm a subscription says: the token of its mail, '' for none, and how it ended. */
export function parseConfirmQuery(query: RawQuery): { token: string; status: ConfirmStatus | null } {
  const status = [query.status].flat()[0];
  return {
    token: ([query.token].flat()[0] ?? '').slice(0, MAX_TOKEN_LENGTH),
    status: CONFIRM_STATUSES.find((known) => known === status) ?? null,
  };
}
