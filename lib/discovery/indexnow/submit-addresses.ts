import { buildIndexNowKeyHref } from '@/lib/url/paths';

const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** IndexNow takes no more in one call. */
const MAX_ADDRESSES = 10_000;
const TIMEOUT_MS = 10_000;

export type IndexNowSite = { siteUrl: string; key: string };
export type IndexNowTools = { fetch: typeof fetch; endpoint?: string };

/**
 * Tells IndexNow of absolute addresses of the site (indexnow.org, "Submitting set of URLs"), 10,000 a call and 10 seconds
 * each. Throws where a call fails; what went before it is told.
 */
export async function submitAddresses(
  addresses: string[],
  { siteUrl, key }: IndexNowSite,
  { fetch, endpoint = ENDPOINT }: IndexNowTools,
): Promise<void> {
  const identity = { host: new URL(siteUrl).host, key, keyLocation: siteUrl + buildIndexNowKeyHref(key) };
  for (let start = 0; start < addresses.length; start += MAX_ADDRESSES) {
    const urlList = addresses.slice(start, start + MAX_ADDRESSES);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ ...identity, urlList }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}${explain(response.status)}`);
  }
}

/** What IndexNow means by its statuses. */
const MEANINGS: Record<number, string> = {
  403: 'INDEXNOW_KEY is not what the site serves',
  422: 'the addresses are not of the host of SITE_URL',
  429: 'it was asked too often',
};

function explain(status: number): string {
  const meaning = MEANINGS[status];
  return meaning === undefined ? '' : ` (${meaning})`;
}
