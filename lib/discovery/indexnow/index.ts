export { announceChanges } from './announce-changes';
