import { ImportError } from '../feed';
import type { FeedAddress } from './fetch-feed';
import type { FeedSecrets } from './hide-secrets';

const SINCE = '{since}';
const KEY = '{key}';

export function isFeedAddress(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

/** Whether an address asks for what changed since the last import. */
export function hasSince(file: string): boolean {
  return isFeedAddress(file) && file.includes(SINCE);
}

/**
 * The address to ask, with the key and the time of the last import (seconds since 1970) in their places. Throws
 * ImportError where it takes a key and the environment has none, or where it is no address or holds a login.
 */
export function buildFeedAddress(
  shown: string,
  { key, authorization }: FeedSecrets,
  { since, maxBytes }: { since: string; maxBytes: number },
): FeedAddress {
  if (shown.includes(KEY) && !key) {
    throw new ImportError(`The address has ${KEY} in it: set FEED_KEY in the environment to its value.`);
  }
  const url = shown.replaceAll(KEY, encodeURIComponent(key ?? '')).replaceAll(SINCE, since);
  if (!URL.canParse(url)) throw new ImportError(`"${shown}" is no address.`);
  if (new URL(url).username !== '' || new URL(url).password !== '') {
    throw new ImportError(
      'An address with a login in it is not accepted: set FEED_AUTHORIZATION to the header instead.',
    );
  }
  return { shown, url, authorization, maxBytes };
}
