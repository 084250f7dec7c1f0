import type { Page } from '@playwright/test';

/** How far the page scrolls sideways, in pixels; not at all where it is 0 or less. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
