import { expect, type Page } from '@playwright/test';

/** Fails unless the page at `address` names `canonical` as its own address and tells search engines `robots`. */
export async function expectIndexing(
  page: Page,
  address: string,
  { canonical, robots }: { canonical: string; robots: string },
): Promise<void> {
  expect((await page.goto(address))?.status()).toBe(200);
  const link = page.locator('link[rel=canonical]');
  await expect(link).toHaveAttribute('href', new RegExp(`${canonical.replace('?', '\\?')}$`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
}
