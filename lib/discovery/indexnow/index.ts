import type { Settings } from '@/lib/config';
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { buildArticleHref, buildBrandHref, buildIndexNowKeyHref } from '@/lib/url/paths';

const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** IndexNow takes no more in one call. */
const MAX_ADDRESSES = 10_000;
const TIMEOUT_MS = 10_000;

/** What IndexNow means by its statuses. */
const MEANINGS: Record<number, string> = {
  403: 'INDEXNOW_KEY is not what the site serves',
  422: 'the addresses are not of the host of SITE_URL',
  429: 'it was asked too often',
};

type SiteSettings = Pick<Settings, 'siteUrl' | 'indexNowKey' | 'isProduction'>;

/**
 * Notifies search engines of changed pages, where INDEXNOW_KEY is set and the deployment is production. Returns one
 * line for the operator, null where there was nothing to announce. Never throws: a search engine comes by itself, only
 * later.
 */
export async function announceChanges(
  changes: ChangedPages,
  { siteUrl, indexNowKey: key, isProduction }: SiteSettings,
  tools: IndexNowTools,
): Promise<string | null> {
  if (key === undefined || !isProduction) return null;
  const addresses = listChangedAddresses(changes, siteUrl);
  if (addresses.length === 0) return null;
  // Every page has an address in each language.
  const count = addresses.length / SPOKEN_LOCALES.length;
  const pages = `${count} changed ${count === 1 ? 'page' : 'pages'}`;
  try {
    await submitAddresses(addresses, { siteUrl, key }, tools);
    return `IndexNow was notified of ${pages}.`;
  } catch (error) {
    return `IndexNow was not notified of ${pages}: ${describeFailure(error)}.`;
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no response within 10 seconds';
  if (!(error instanceof Error)) return String(error);
  // What fetch says itself is only that it failed.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Pages that say something else than before: brands by unique name, articles by slug. */
type ChangedPages = { brands?: string[]; articles?: string[] };

/** The absolute addresses of these pages in every language, each once. */
export function listChangedAddresses(
  { brands = [], articles = [] }: ChangedPages,
  siteUrl: string,
  locales = SPOKEN_LOCALES,
): string[] {
  const paths = locales.flatMap((locale) => [
    ...brands.map((uniqueName) => buildBrandHref(locale, uniqueName)),
    ...articles.map((slug) => buildArticleHref(locale, slug)),
  ]);
  return [...new Set(paths)].map((path) => siteUrl + path);
}

type IndexNowSite = { siteUrl: string; key: string };
type IndexNowTools = { fetch: typeof fetch; endpoint?: string };

/**
 * Notifies IndexNow of absolute addresses of the site (indexnow.org, "Submitting set of URLs"), 10,000 a call and 10
 * seconds each. Throws where a call fails; what went before it is announced.
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
    if (!response.ok) throw new Error(`it responded with ${response.status}${explain(response.status)}`);
  }
}

function explain(status: number): string {
  const meaning = MEANINGS[status];
  return meaning === undefined ? '' : ` (${meaning})`;
}
