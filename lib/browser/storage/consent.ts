import { createStoredValue } from './stored-value';

/** What the visitor has said about cookies that are not essential: all, only essential ones, or nothing. */
export type Consent = 'accepted' | 'essential' | 'unknown';

/** docs/specification.md §9.6: 24 hours. */
export const FORGET_DELAY_MS = 24 * 60 * 60 * 1000;

const consent = createStoredValue<Consent>('cookie-consent', (json) =>
  json === 'accepted' || json === 'essential' ? json : 'unknown',
);

/** What this browser remembers, or this page where storage is denied. */
export function getConsent(): Consent {
  return consent.read();
}

/** Remembers that all cookies are accepted. */
export function acceptCookies(): void {
  consent.write('accepted');
}

/**
 * Remembers that only essential cookies are wanted, in place of an acceptance. One that is given meanwhile, in another
 * tab, is removed 24 hours from now, if the page is still open then (docs/specification.md §4.16).
 */
export function keepEssentialOnly(): void {
  consent.write('essential');
  setTimeout(() => {
    if (consent.read() === 'accepted') consent.clear();
  }, FORGET_DELAY_MS);
}

/** Calls back after every change, in this tab or another; returns how to stop. */
export function subscribeToConsent(notify: () => void): () => void {
  return consent.subscribe(notify);
}
