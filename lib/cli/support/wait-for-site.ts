import { z } from 'zod';
import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import type { Settings } from '@/lib/config';
import { withTimeout } from '@/lib/text/with-timeout';

const POLL_INTERVAL_MS = 200;
const TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 2_000;

/** A site that has not looked at its catalogue yet reports no version; one of an API host, no catalogue. */
const healthSchema = z.object({ catalogue: z.string().nullable(), catalogueVersion: z.number().nullable() });
const NO_VERSION = -1;

type Health = z.infer<typeof healthSchema>;

export type SiteWatch = {
  fetch: typeof fetch;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number;
};

export type SiteStatus = 'shown' | 'not-yet' | 'other-catalogue' | 'not-running';

/**
 * Waits until the running site reports this version of the settings' catalogue or a later one, for ten seconds at most.
 * "not-running" as soon as nothing, or something that is not this site, responds there, and "other-catalogue" as soon as
 * it is one that reads another.
 */
export async function waitForSite(
  settings: Pick<Settings, 'siteUrl' | 'databaseUrl' | 'apiBaseUrl'>,
  version: number,
  watch: SiteWatch,
): Promise<SiteStatus> {
  const catalogue = identifyCatalogue(settings);
  const deadline = watch.clock() + TIMEOUT_MS;
  for (;;) {
    const health = await getHealth(settings.siteUrl, watch.fetch);
    if (health === null) return 'not-running';
    if (health.catalogue !== catalogue) return 'other-catalogue';
    if ((health.catalogueVersion ?? NO_VERSION) >= version) return 'shown';
    if (watch.clock() + POLL_INTERVAL_MS > deadline) return 'not-yet';
    await watch.sleep(POLL_INTERVAL_MS);
  }
}

/** One line for the operator on the running site. */
export function formatSiteStatus(status: SiteStatus, siteUrl: string): string {
  switch (status) {
    case 'shown':
      return `The running site at ${siteUrl} shows it.`;
    case 'not-yet':
      return `The running site at ${siteUrl} does not show it yet; it does within five minutes.`;
    case 'other-catalogue':
      return `The running site at ${siteUrl} seems to read another catalogue, and does not show it: compare its DATABASE_URL and API_BASE_URL with those of this command.`;
    case 'not-running':
      return `No running site responded at ${siteUrl}; a site that runs elsewhere shows it within five minutes.`;
  }
}

/** What the site reports, null where no site responds. */
async function getHealth(siteUrl: string, fetchHealth: typeof fetch): Promise<Health | null> {
  try {
    return await withTimeout(REQUEST_TIMEOUT_MS, async (signal) => {
      const response = await fetchHealth(`${siteUrl}/api/health`, { signal, cache: 'no-store' });
      return healthSchema.parse(await response.json());
    });
  } catch {
    // No server, no JSON, too slow: none of these is the site at work.
    return null;
  }
}
