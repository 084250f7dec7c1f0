export { EMAIL_FIELD_PATTERN, MAX_EMAIL_LENGTH, parseEmail } from '@/lib/text/email';
export { buildStatusId, FORM_IDS, parseUnsubscribeQuery, type FormStatus } from '@/lib/url/newsletter-pages';
export { dropPending } from './pending-subscriptions';
export type { Outcome } from './post-call';
export { sendPending, subscribe, SUBSCRIBE_PATH, unsubscribe, UNSUBSCRIBE_PATH } from './subscribe';
