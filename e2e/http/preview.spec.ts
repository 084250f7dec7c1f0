import { expect, test } from '@playwright/test';
import { E2E_PREVIEW_SECRET } from '@/lib/cli/support/e2e-site';
import { buildPreviewHref } from '@/lib/content/preview';

/** The one demo article without a date. */
const SLUG = 'how-we-check-a-code';
const HOUR_S = 60 * 60;

function buildLink(seconds = HOUR_S): string {
  return buildPreviewHref(
    'en',
    { slug: SLUG, expires: Math.floor(Date.now() / 1000) + seconds },
    E2E_PREVIEW_SECRET,
  );
}

test('a program that only asks about a link turns nothing on', async ({ request }) => {
  const response = await request.head(buildLink(), { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers()).not.toHaveProperty('set-cookie');
  expect((await request.head(buildLink(-1))).status()).toBe(401);
});

test('the exit is neither a link nor open to other sites', async ({ request }) => {
  const exit = `/api/preview/exit?slug=${SLUG}`;
  expect((await request.get(exit)).status()).toBe(405);
  const foreign = await request.post(exit, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status()).toBe(403);
});
