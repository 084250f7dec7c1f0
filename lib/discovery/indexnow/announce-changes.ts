import type { Settings } from '@/lib/config';
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { type ChangedPages, listChangedAddresses } from './list-changed-addresses';
import { type IndexNowTools, submitAddresses } from './submit-addresses';

type SiteSettings = Pick<Settings, 'siteUrl' | 'indexNowKey' | 'isProduction'>;

/**
 * Tells search engines of changed pages, where INDEXNOW_KEY is set and the deployment is production. Answers one line
 * for the operator, null where there was nothing to tell. Never throws: a search engine comes by itself, only later.
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
    return `IndexNow was told of ${pages}.`;
  } catch (error) {
    return `IndexNow was not told of ${pages}: ${describeFailure(error)}.`;
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no answer within 10 seconds';
  if (!(error instanceof Error)) return String(error);
  // What fetch says itself is only that it failed.
  return error.cause instanceof Error ? error.cause.message : error.message;
}
