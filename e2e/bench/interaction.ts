import { chromium, type Page } from 'playwright';
import { findBrowser } from '@/lib/cli/support/browser';
import { waitForScripts } from '../support/wait-for-scripts';

export type Opening = { name: string; isWarm: boolean; milliseconds: number[] };

const CPU_SLOWDOWN = 4;
const TRIES = 8;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Duration entries are rounded to 8 ms; the platform reports none below 16. */
const SHORTEST_MS = 16;

const OFFER_LINK = 'main a[href*="?coupon="], main a[href*="?deal="]';

/**
 * How long after a tap on an offer the next frame is painted, in ms, on a phone with a processor four times slower
 * (the "event timing" of the platform, what INP is made of): as the first thing done on a page, and with the dialog's
 * script fetched before.
 */
export async function measureOpenings(origin: string, paths: string[]): Promise<Opening[]> {
  const found = findBrowser();
  if (found.kind !== 'found') throw new Error('No browser was found: set CHROMIUM_PATH to one.');
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const openings: Opening[] = [];
    for (const path of paths) {
      const cold: number[] = [];
      const warm: number[] = [];
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const context = await browser.newContext(PHONE);
        const page = await context.newPage();
        await prepare(page, origin + path);
        cold.push(await measureTap(page));
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        warm.push(await measureTap(page));
        await context.close();
      }
      openings.push(
        { name: path, isWarm: false, milliseconds: cold },
        { name: path, isWarm: true, milliseconds: warm },
      );
    }
    return openings;
  } finally {
    await browser.close();
  }
}

async function prepare(page: Page, url: string): Promise<void> {
  await page.addInitScript((shortest) => {
    const durations: number[] = [];
    Object.assign(window, { tapDurations: durations });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId !== 0) durations.push(entry.duration);
      }
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: shortest,
      buffered: true,
    };
    observer.observe(options);
  }, SHORTEST_MS);
  await page.goto(url, { waitUntil: 'load' });
  await waitForScripts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** The longest event of one tap; where none took long enough to be reported, the shortest that would be. */
async function measureTap(page: Page): Promise<number> {
  const readDurations = () =>
    page.evaluate(() =>
      'tapDurations' in window && Array.isArray(window.tapDurations) ? window.tapDurations : [],
    );
  const before = (await readDurations()).length;
  await page.locator(OFFER_LINK).first().tap();
  await page.getByRole('dialog').waitFor();
  // Entries come after the frame that they describe.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  const durations = (await readDurations()).slice(before);
  return Math.max(SHORTEST_MS, ...durations);
}
