import { FeedError } from '../feed';

/** What stands at the top of a JSON file, beside its rows. */
export type Envelope = { keys: string[]; values: Readonly<Record<string, unknown>> };

/** Fields in which services say what went wrong, where they answer no rows. */
const REASONS = ['error', 'errors', 'error_message', 'message', 'title', 'detail'] as const;
const MAX_SHOWN_KEYS = 5;
const MAX_REASON_LENGTH = 300;

/** Throws FeedError with a service's own words where it answers that it failed ("result": false). */
export function refuseFailure({ values }: Envelope): void {
  if (values.result !== false && values.success !== false) return;
  throw new FeedError(`The feed says that it failed: ${findReason(values) ?? 'it gives no reason'}.`);
}

/** The error of a JSON file without rows: the service's own words if there are any, else what there is instead. */
export function buildNoListError({ keys, values }: Envelope, lists: readonly string[]): FeedError {
  const reason = findReason(values);
  if (reason !== null) return new FeedError(`The feed says that it failed: ${reason}.`);
  const places = ['a list of offers', ...lists.map((list) => `an object with a list "${list}"`)];
  const found =
    keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, MAX_SHOWN_KEYS).join(', ')}`;
  return new FeedError(`At the top of the file there must be ${places.join(', or ')}; there is ${found}.`);
}

function findReason(values: Envelope['values']): string | null {
  for (const name of REASONS) {
    const value = values[name];
    if (typeof value === 'string' && value.trim() !== '') {
      return value.replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH).replace(/\.$/, '');
    }
  }
  return null;
}
