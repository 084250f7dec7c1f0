import { rmSync, statSync } from 'node:fs';
import { parseSettings, type Settings } from '@/lib/config/settings';
import { buildSite, buildSiteIfNeeded, getNewestChange } from './build-site';
import { prepareEmbeddedCatalogue } from './embedded-catalogue';
import { checkPort, serveSite } from './serve-site';

export const E2E_PORT = 3210;
/** What the links to previews of the browser tests are signed with; it guards nothing. */
export const E2E_PREVIEW_SECRET = 'a-secret-of-the-browser-tests-that-all-may-know';
/** Stand in every other secret that a site may run with, and are looked for in all that it serves. */
const E2E_CANARY = 'a-canary-that-sings-where-it-is-seen';
export const E2E_SECRETS = [E2E_PREVIEW_SECRET, E2E_CANARY];
const DATABASE_FILE = 'data/e2e.db';
/** What the demo catalogue of the tests depends on. */
const DEMO_SOURCES = ['lib/demo', 'lib/catalogue/database'];

/** The settings of the site that the browser tests run against; those of this machine are left out. */
export const E2E_VARIABLES = {
  PORT: String(E2E_PORT),
  DATABASE_URL: `file:${DATABASE_FILE}`,
  VISITORS_DATABASE_URL: 'file:data/e2e-visitors.db',
  DATABASE_AUTH_TOKEN: E2E_CANARY,
  FEED_KEY: E2E_CANARY,
  FEED_AUTHORIZATION: E2E_CANARY,
  SITE_NAME: '',
  SITE_TAGLINE: '',
  SITE_URL: '',
  DEMO: 'on',
  API_BASE_URL: '',
  IMAGE_HOSTS: '',
  ADS_FILE: 'e2e/support/ads.json',
  PAGES_DIR: 'e2e/support/pages',
  CONTACT_EMAIL: '',
  PREVIEW_SECRET: E2E_PREVIEW_SECRET,
  // All journeys come from one client.
  RATE_LIMITS: 'off',
  CSP_REPORT_URL: '',
  DEPLOYMENT: 'production',
};

/**
 * Builds the site for the browser tests afresh, without checking types (`npm run typecheck` does), and loads a demo
 * catalogue of today meanwhile. Throws CommandError.
 */
export async function buildE2eSite(): Promise<void> {
  const settings = applyE2eSettings();
  await Promise.all([prepareE2eCatalogue(settings), buildSite({ SKIP_TYPE_CHECK: '1' })]);
}

/** Serves the site for the browser tests until a signal stops it; prepares and builds what is missing or outdated. */
export async function serveE2eSite(): Promise<number> {
  const settings = applyE2eSettings();
  await checkPort(settings.port);
  await prepareE2eCatalogue(settings);
  await buildSiteIfNeeded();
  return serveSite(settings);
}

/** Whether a catalogue made at `madeAt` is of another day than `now` or older than its sources (ms since the epoch). */
export function isCatalogueOutdated(madeAt: number, changedAt: number, now: Date): boolean {
  const madeOn = new Date(madeAt).toISOString().slice(0, 10);
  return madeAt < changedAt || madeOn !== now.toISOString().slice(0, 10);
}

/** The build and the server read the settings from the environment, as they do in production. */
function applyE2eSettings(): Settings {
  Object.assign(process.env, E2E_VARIABLES);
  return parseSettings(process.env);
}

/** Loads the demo catalogue, whose dates are relative to today, unless today's is there. */
async function prepareE2eCatalogue(settings: Settings): Promise<void> {
  const madeAt = statSync(DATABASE_FILE, { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  const isOutdated = isCatalogueOutdated(madeAt, getNewestChange(DEMO_SOURCES), new Date());
  if (isOutdated) ['', '-wal', '-shm'].forEach((suffix) => rmSync(DATABASE_FILE + suffix, { force: true }));
  await prepareEmbeddedCatalogue(settings);
}
