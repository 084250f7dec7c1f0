import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { E2E_VARIABLES } from '@/lib/cli/support/e2e-site';
import { NEXT_SCRIPT } from '@/lib/server/next-seams/next-files';
import { NEXT_START_PORT } from '../support/ports';
import { ORIGIN } from './fetch-page';

const NEXT_ORIGIN = `http://localhost:${NEXT_START_PORT}`;
const PATHS = [
  '/coupons?page=2',
  '/brands/no-such-brand',
  '/no/such/page',
  '/coupons?page=1',
  '/api/v1/deals?page=2',
  '/api/v1/coupons/none',
  '/feeds/offers',
  '/robots.txt',
];
/**
 * Those that say how a response was sent, and the policy that only our server can take from a finished page
 * (docs/security.md).
 */
const DIFFERENT =
  /^(?:age|cache-status|connection|content-encoding|content-length|content-security-policy|date|etag|keep-alive|transfer-encoding|x-nextjs-cache)$/;
/** When a page was rendered, and what comes in the order in which that was done. */
const NOW = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const IN_ORDER = /<script\b.*?<\/script>| data-static="\d+"/gs;

test('`next start` serves the same responses as the HTTP server of `npm start`', async ({ request }) => {
  const env = { ...process.env, ...E2E_VARIABLES, NODE_ENV: 'production' as const, SITE_URL: ORIGIN };
  const next = spawn(process.execPath, [NEXT_SCRIPT, 'start', '--port', String(NEXT_START_PORT)], {
    env: { ...env, PORT: String(NEXT_START_PORT) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await expect(async () => {
      expect((await request.get(`${NEXT_ORIGIN}/api/health`)).status()).toBe(200);
    }).toPass();
    for (const path of PATHS) {
      const [own, nexts] = [await read(request, ORIGIN + path), await read(request, NEXT_ORIGIN + path)];
      expect.soft(nexts, path).toEqual(own);
    }
  } finally {
    const ended = once(next, 'exit');
    next.kill();
    await ended;
  }
});

async function read(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const headers = Object.entries(response.headers())
    .filter(([name]) => !DIFFERENT.test(name))
    .map(([name, value]) => [name, name === 'vary' ? value.toLowerCase().split(/, */).sort().join() : value]);
  return {
    status: response.status(),
    headers: Object.fromEntries(headers),
    body: (await response.text()).replace(NOW, 'now').replace(IN_ORDER, ''),
  };
}
