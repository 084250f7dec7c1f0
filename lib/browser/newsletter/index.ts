export { EMAIL_FIELD_PATTERN, MAX_EMAIL_LENGTH, parseEmail } from '@/lib/text/email';
export { buildStatusId, FORM_IDS, type FormStatus } from '@/lib/url/newsletter-form';
export { parseUnsubscribeQuery } from '@/lib/url/parse-unsubscribe-query';
export { dropPending } from './pending-subscriptions';
export type { Outcome } from './pick-outcome';
export { sendPending, subscribe, SUBSCRIBE_PATH } from './subscribe';
export { unsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe';
