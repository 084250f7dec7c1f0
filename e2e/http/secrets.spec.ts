import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { E2E_SECRETS } from '@/lib/cli/support/e2e-site';
import { listPageKinds } from './page-kinds';

/** What may hold anything: the cache of the compiler. */
const NOT_SERVED = path.join('.next', 'cache');

const findSecrets = (text: string) => E2E_SECRETS.filter((secret) => text.includes(secret));

test('nothing that is built holds a secret of the settings', () => {
  const files = ['.next', 'public']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(NOT_SERVED));
  expect(files.length).toBeGreaterThan(100);
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    expect.soft(findSecrets(readFileSync(file, 'latin1')), file).toEqual([]);
  }
});

test('nothing that is served holds a secret of the settings', async ({ request }) => {
  const pages = (await listPageKinds(request)).map(([, { path: address }]) => address);
  const others = [
    '/api/v1/coupons',
    '/api/v1/coupons/none',
    '/api/v1/openapi.json',
    '/api/health',
    '/api/health/ready',
  ];
  const refused = [
    '/api/preview?slug=x&token=y',
    '/api/internal/refresh',
    '/api/v1/brands?page=x',
    '/%zz',
    '/.env',
  ];
  for (const address of [...pages, ...others, ...refused, '/robots.txt', '/sw.js']) {
    const response = await request.get(address, { maxRedirects: 0 });
    const sent = JSON.stringify(response.headersArray()) + (await response.text());
    expect.soft(findSecrets(sent), address).toEqual([]);
  }
});
