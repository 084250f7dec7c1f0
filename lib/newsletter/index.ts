export { EMAIL_FIELD_PATTERN, MAX_EMAIL_LENGTH, parseEmail } from './email';
export { buildStatusId, FORM_IDS, type FormStatus } from './form-ids';
export { parseUnsubscribeQuery } from './parse-unsubscribe-query';
export { dropPending } from './pending-subscriptions';
export type { Outcome } from './pick-outcome';
export { sendPending, subscribe, SUBSCRIBE_PATH } from './subscribe';
export { unsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe';
