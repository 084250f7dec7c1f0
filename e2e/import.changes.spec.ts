import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { E2E_PORT } from '@/lib/cli/support/e2e-site';
import { getTranslator } from '@/lib/i18n';
import { buildBrandHref } from '@/lib/url/paths';
import type { APIRequestContext } from '@playwright/test';
import { getLargestBrand } from './support/catalogue';
import { expect, test } from './support/site-test';

const run = promisify(execFile);
const t = getTranslator('en');

/** One voucher of a network, with ids and names that no earlier run has used. */
function buildVoucher(id: number, title = '17% off fountain pens') {
  return {
    promotionId: id,
    type: 'voucher',
    advertiser: { id, name: `Quillfeather ${id}`, joined: true },
    title,
    description: 'All fountain pens, nibs included.',
    terms: 'Not on gift cards.',
    startDate: '2024-01-01T00:00:00+00:00',
    endDate: '2099-12-31T22:59:00+00:00',
    url: 'https://quillfeather.example/pens',
    urlTracking: 'https://track.example/q',
    dateAdded: '2024-01-01T00:00:00+00:00',
    campaign: '',
    regions: { all: true },
    voucher: { code: `QUILL${id}`, exclusive: false, attributable: false },
  };
}

/** How many seconds ago a page was rendered; undefined where it is not kept. */
async function getAge(request: APIRequestContext, path: string): Promise<number | undefined> {
  const headers = (await request.get(path)).headers();
  return headers['cache-status']?.includes('; hit') ? Number(headers.age) : undefined;
}

test('an import shows on the running site at the next visit, and leaves other pages', async ({
  page,
  request,
}, testInfo) => {
  const id = Date.now();
  const path = `/brands/quillfeather-${id}`;
  const missing = `/brands/quillfeather-none-${id}`;
  expect((await page.goto(missing))?.status()).toBe(404);
  expect((await page.goto(path))?.status()).toBe(404);
  const file = testInfo.outputPath('offers.json');
  await writeFile(file, JSON.stringify([buildVoucher(id)]));
  const env = {
    ...process.env,
    DATABASE_URL: 'file:data/e2e.db',
    VISITORS_DATABASE_URL: 'file:data/e2e-visitors.db',
    SITE_URL: `http://localhost:${E2E_PORT}`,
    PORT: String(E2E_PORT),
  };

  const first = await run(process.execPath, ['lib/cli/run.js', 'import', 'awin', file], { env });
  expect(first.stdout).toMatch(/1 created/);
  expect((await page.goto(path))?.status()).toBe(200);
  // What was missing when the page was first rendered leaves nothing behind (lib/server/next-seams).
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  await expect(page.getByRole('article').first()).toContainText('17% off fountain pens');
  await page.goto(`/search?q=quillfeather+${id}`);
  await expect(page.getByRole('main')).toContainText(`Quillfeather ${id}`);

  for (const visit of ['rendered', 'cached']) {
    await test.step(`what is still missing says so once: ${visit}`, async () => {
      expect((await page.goto(missing))?.status()).toBe(404);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
      await expect(page).toHaveTitle(`${t('brand.notFound.title')} - Clipmint`);
    });
  }

  const other = buildBrandHref('en', (await getLargestBrand(request)).unique_name);
  await request.get(other);
  await writeFile(file, JSON.stringify([buildVoucher(id, '18% off fountain pens')]));
  const second = await run(process.execPath, ['lib/cli/run.js', 'import', 'awin', file], { env });
  expect(second.stdout).toMatch(/1 updated/);
  await page.goto(path);
  await expect(page.getByRole('article').first()).toContainText('18% off fountain pens');
  // An import takes longer than a second.
  expect(await getAge(request, other)).toBeGreaterThan(0);

  const third = await run(process.execPath, ['lib/cli/run.js', 'import', 'awin', file], { env });
  expect(third.stdout).toMatch(/1 unchanged/);
});
