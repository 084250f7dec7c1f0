import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileServer } from './lib/cli/support/compile-server.js';
import { isProductionDeployment } from './lib/config/deployment.js';
import { listRobotsHeaders } from './lib/discovery/head/robots-headers.js';
import { listSecurityHeaders } from './lib/server/security-headers.js';
import { listRedirects, listRewrites } from './lib/url/rewrites.js';

// `npm run bench` builds beside the site's own build, with pages to compare with (*.bench.tsx).
const isBenchBuild = process.env.BENCH_BUILD === '1';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Written into the build, for hosts that run it without `npm start`, whose server reads the settings itself. */
function listPolicySettings() {
  const { ADS_FILE = '', CSP_REPORT_URL } = process.env;
  const hasGoogleAds = existsSync(ADS_FILE) && readFileSync(ADS_FILE, 'utf8').includes('"adsense"');
  return { hasGoogleAds, reportUrl: CSP_REPORT_URL || undefined };
}

/** @type {import('next').NextConfig} */
const config = {
  // A configuration of its own, because Next writes the folder of its types into it.
  typescript: {
    tsconfigPath: isBenchBuild ? 'tsconfig.bench.json' : 'tsconfig.json',
    // `npm test` has checked all types just before it builds.
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
  },
  distDir: isBenchBuild ? '.next-bench' : '.next',
  pageExtensions: isBenchBuild ? ['bench.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  // Native bindings stay outside the bundle; esbuild makes the service worker (app/sw.js).
  serverExternalPackages: ['@libsql/client', 'libsql', 'esbuild'],
  // A page may be served stale for an hour at most while it is rendered again; Next's default is a year.
  expireTime: 3600,
  // Bounded: made-up addresses must fill neither disk nor memory.
  // Next's own cache of pages, but what is missing is rendered again before it is shown.
  cacheHandler: fileURLToPath(new URL('./lib/server/next-seams/page-cache.cjs', import.meta.url)),
  cacheMaxMemorySize: 256 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  // What `npm start` serves it with.
  compiler: { runAfterProductionCompile: compileServer },
  // Every visitor gets the metadata in <head> and the true status, not only the crawlers Next knows by name.
  htmlLimitedBots: /.*/,
  // Written into the build: lib/cli/support/build-site.ts builds the site again where the deployment becomes another.
  headers: async () => [
    ...listSecurityHeaders({ ...listPolicySettings(), isDevelopment }),
    ...listRobotsHeaders(isProductionDeployment(process.env)),
  ],
  redirects: listRedirects,
  rewrites: listRewrites,
};

export default config;
