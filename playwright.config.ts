import { defineConfig } from '@playwright/test';
import { E2E_PORT } from '@/lib/cli/support/e2e-site';
import { findBrowser } from '@/lib/cli/support/browser';
import { FAULTS_SITE_PORT } from '@/e2e/support/ports';

const BASE_URL = `http://localhost:${E2E_PORT}`;
const FAULTS_URL = `http://localhost:${FAULTS_SITE_PORT}`;
/** A run on its own may have to load the demo catalogue and build first. */
const SERVER_TIMEOUT_MS = 5 * 60_000;

/** Four times the default: some journeys visit many pages, and axe takes long where the machine has other work. */
const JOURNEY_TIMEOUT_MS = 120_000;

/** Journeys that change the catalogue. */
const CHANGES = '**/*.changes.spec.ts';
/** Visits to a site whose API host fails; they need no browser either. */
const FAULTS = '**/faults/*.spec.ts';
/** What needs no browser: pages as they are sent, feeds, sitemaps, the API. */
const HTTP = '**/http/*.spec.ts';

const browser = findBrowser();

const NODE = 'node --import tsx';

const SERVER = {
  reuseExistingServer: false,
  timeout: SERVER_TIMEOUT_MS,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  timeout: JOURNEY_TIMEOUT_MS,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of the smallest machine: journeys wait for the page much of their time.
  workers: 3,
  // A case that passes only when it runs again is named at the end of `npm test`.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: BASE_URL,
    // A trace of every journey takes an eighth of their time: `npm run e2e -- --trace on` where one is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.kind === 'found' ? browser.path : undefined,
      // Runs as root without a display, and speaks to nothing but the site.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'http', testMatch: HTTP },
    {
      name: 'desktop',
      testIgnore: [CHANGES, FAULTS, HTTP],
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [CHANGES, FAULTS, HTTP],
      // What differs on phones: layout, menus, touch.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // After those, because they change what the others count.
    { name: 'changes', testMatch: CHANGES, dependencies: ['http', 'desktop', 'phone'] },
    // After all others, because it measures how long a visitor waits: nothing else may use the processor meanwhile.
    {
      name: 'faults',
      testMatch: FAULTS,
      use: { baseURL: FAULTS_URL },
      dependencies: ['changes'],
    },
  ],
  webServer: [
    { ...SERVER, command: `${NODE} e2e/support/start-site.ts`, url: `${BASE_URL}/api/health` },
    { ...SERVER, command: `${NODE} e2e/faults/start-site.ts`, url: `${FAULTS_URL}/api/health` },
  ],
});
