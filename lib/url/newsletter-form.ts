export type SubscriptionSource = 'footer' | 'website';

/** Where each form stands on its page: what links to it lead to. */
export const FORM_IDS: Record<SubscriptionSource, string> = {
  footer: 'newsletter',
  website: 'newsletter-website',
};

/** How the call of a plain form ended. */
export type FormStatus = 'done' | 'invalid' | 'failed';

const ENDINGS: Record<FormStatus, string> = { done: 'subscribed', invalid: 'invalid', failed: 'failed' };

/**
 * The id of the text that says how a plain form ended: shown only to whom the call has led back to it
 * (lib/api/endpoints/subscriptions.ts), never to whom a link has led to the form.
 */
export function buildStatusId(source: SubscriptionSource, status: FormStatus): string {
  return `${FORM_IDS[source]}-${ENDINGS[status]}`;
}
