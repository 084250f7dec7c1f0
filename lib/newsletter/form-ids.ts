import type { SubscriptionSource } from '../catalogue/types';

/** Where each form stands on its page: what a plain form is led back to (lib/api/endpoints/subscriptions.ts). */
export const FORM_IDS: Record<SubscriptionSource, string> = {
  footer: 'newsletter',
  website: 'newsletter-website',
};
