import { createStoredValue } from './stored-value';

/** What the visitor has said about cookies that are not essential: yes, or nothing that holds. */
export type Consent = 'accepted' | 'unknown';

/** docs/specification.md §9.6: 24 hours. */
export const FORGET_DELAY_MS = 24 * 60 * 60 * 1000;

const consent = createStoredValue<Consent>('cookie-consent', (json) =>
  json === 'accepted' ? 'accepted' : 'unknown',
);

/** What this browser remembers, or this page where storage is denied. */
export function getConsent(): Consent {
  return consent.read();
}

/** Remembers that all cookies are accepted, until it is forgotten. */
export function acceptCookies(): void {
  consent.write('accepted');
}

/**
 * Forgets the acceptance 24 hours from now, if the page is still open then (docs/specification.md §4.16).
 */
export function forgetConsentLater(): void {
  setTimeout(() => consent.clear(), FORGET_DELAY_MS);
}

/** Calls back after every change, in this tab or another; returns how to stop. */
export function subscribeToConsent(notify: () => void): () => void {
  return consent.subscribe(notify);
}
