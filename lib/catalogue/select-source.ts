import type { Settings } from '@/lib/config';
import { PAGE_LIFETIME_S } from '@/lib/server/next-seams/shorten-revalidate';
import { createDatabaseCatalogue } from './database';
import { describeOffers as describeStoredOffers } from './database/describe-offers';
import { createHttpCatalogue } from './http';
import type { CatalogueSource } from './source';
import { STATIC_DATA_FOLDER } from './static-data/static-file';
import { withStaticData } from './static-data/with-static-data';
import type { OfferOrigin } from './types';
import { openVisitorStore, type VisitorStore } from './visitors';
import { describeHostOffers, type OfferDescription } from './visitors/offer-origin';

const MINUTE_MS = 60_000;
const clock = () => new Date();

/**
 * The settings' API host, behind pre-built files; else the embedded catalogue, which is quicker than those. The only file
 * that knows every adapter.
 */
export function selectSource(settings: Settings): CatalogueSource {
  if (settings.apiBaseUrl === undefined) return openEmbeddedCatalogue(settings).source;
  const maxAgeMs = settings.staticDataMaxAgeMinutes * MINUTE_MS;
  const host = openHostCatalogue(settings.apiBaseUrl, settings);
  return withStaticData(host, { folder: STATIC_DATA_FOLDER, maxAgeMs, clock });
}

/** The API host itself, for the command that builds the files. */
export function openHostCatalogue(
  baseUrl: string,
  { apiMaxStaleHours: maxStaleHours }: Settings,
): CatalogueSource {
  return createHttpCatalogue({
    baseUrl,
    maxStaleHours,
    // A page would have shown the same response for as long.
    freshMs: PAGE_LIFETIME_S * 1000,
    // Only now, because commands do without Next.
    onUnavailable: async () =>
      (await import('@/lib/server/next-seams/shorten-revalidate')).shortenRevalidate(),
  });
}

/** The embedded catalogue, for commands that prepare or fill it. */
export function openEmbeddedCatalogue(settings: Settings): ReturnType<typeof createDatabaseCatalogue> {
  const { databaseUrl: url, visitorsDatabaseUrl, databaseAuthToken: authToken } = settings;
  return createDatabaseCatalogue({
    url,
    authToken,
    visitors: { url: visitorsDatabaseUrl, authToken, asksToConfirm: settings.smtpUrl !== undefined },
    clock,
  });
}

/** What visitors leave behind, for commands that look after it. */
export function openVisitors({
  visitorsDatabaseUrl: url,
  databaseAuthToken: authToken,
}: Settings): VisitorStore {
  return openVisitorStore({ url, authToken, clock });
}

/** What the catalogue says of offers that visitors' data name; those it does not know any more are left out. */
export function describeOffers(
  settings: Settings,
  origins: readonly OfferOrigin[],
): Promise<OfferDescription[]> {
  const { apiBaseUrl, databaseUrl: url, databaseAuthToken: authToken } = settings;
  if (apiBaseUrl === undefined) return describeStoredOffers({ url, authToken }, origins);
  return describeHostOffers(openHostCatalogue(apiBaseUrl, settings), origins);
}
