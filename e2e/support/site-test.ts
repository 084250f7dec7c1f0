import { expect, test as base } from '@playwright/test';

/** A test that also fails on anything the page complains about in the browser's console. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        // A page that does not exist has status 404, and the browser logs it.
        const isOwnStatus =
          message.text().includes('404 (Not Found)') && message.location().url === page.url();
        if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
