export { parseEmail } from './email';
export { sendSubscription, SUBSCRIBE_PATH, type SubscriptionRequest } from './send-subscription';
