import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { E2E_SECRETS } from '@/lib/cli/support/e2e-site';

/** What may hold anything: the cache of the compiler. */
const NOT_SERVED = path.join('.next', 'cache');

const PAGES = ['/', '/coupons', '/blog', '/about', '/saved', '/unsubscribe', '/no-such-page'];
const CALLS = ['/api/v1/coupons', '/api/v1/openapi.json', '/api/ads', '/api/health', '/api/health/ready'];
const REFUSED = [
  '/api/v1/brands?page=x',
  '/api/preview?slug=x&token=y',
  '/api/internal/refresh',
  '/%zz',
  '/.env',
];
const FILES = ['/robots.txt', '/sw.js', '/.well-known/security.txt'];

const hasSecret = (text: string) => E2E_SECRETS.some((secret) => text.includes(secret));

test('nothing that is built holds a secret of the settings', () => {
  const files = ['.next', 'public']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(NOT_SERVED))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => hasSecret(readFileSync(file, 'latin1')))).toEqual([]);
});

test('nothing that is served holds a secret of the settings', async ({ request }) => {
  for (const address of [...PAGES, ...CALLS, ...REFUSED, ...FILES]) {
    const response = await request.get(address, { maxRedirects: 0 });
    const sent = JSON.stringify(response.headersArray()) + (await response.text());
    expect.soft(hasSecret(sent), address).toBe(false);
  }
});
