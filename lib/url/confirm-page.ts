import type { Locale } from '@/lib/i18n/locales';
import type { RawQuery } from './parse-query';
import { localizePath } from './paths';

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
