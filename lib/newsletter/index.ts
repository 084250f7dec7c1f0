export { parseEmail } from './email';
export { sendSubscription, SUBSCRIBE_PATH } from './send-subscription';
