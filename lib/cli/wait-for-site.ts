import { z } from 'zod';

const POLL_INTERVAL_MS = 200;
const TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 2_000;

/** A site that has not looked at its catalogue yet reports null. */
const healthSchema = z.object({ catalogueVersion: z.number().nullable() });
const NO_VERSION = -1;

export type SiteWatch = {
  fetch: typeof fetch;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number;
};

export type SiteAnswer = 'shown' | 'not-yet' | 'not-running';

/**
 * Waits until the site at this address reports this version of the catalogue or a later one, for ten seconds at most.
 * "not-running" as soon as nothing, or something that is not this site, answers there.
 */
export async function waitForSite(siteUrl: string, version: number, watch: SiteWatch): Promise<SiteAnswer> {
  const deadline = watch.clock() + TIMEOUT_MS;
  for (;;) {
    const shown = await getShownVersion(siteUrl, watch.fetch);
    if (shown === null) return 'not-running';
    if (shown >= version) return 'shown';
    if (watch.clock() + POLL_INTERVAL_MS > deadline) return 'not-yet';
    await watch.sleep(POLL_INTERVAL_MS);
  }
}

/** What to tell the operator about the running site. */
export function formatSiteAnswer(answer: SiteAnswer, siteUrl: string): string {
  switch (answer) {
    case 'shown':
      return `The running site at ${siteUrl} shows it.`;
    case 'not-yet':
      return `The running site at ${siteUrl} does not show it yet; it does within five minutes.`;
    case 'not-running':
      return `No running site answered at ${siteUrl}; a site that runs elsewhere shows it within five minutes.`;
  }
}

/** The version that the site reports, null where no site answers. */
async function getShownVersion(siteUrl: string, fetchHealth: typeof fetch): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetchHealth(`${siteUrl}/api/health`, { signal, cache: 'no-store' });
    const { catalogueVersion } = healthSchema.parse(await response.json());
    return catalogueVersion ?? NO_VERSION;
  } catch {
    // No server, no JSON, too slow: none of these is the site at work.
    return null;
  }
}
