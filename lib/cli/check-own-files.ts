import { readAdUnits } from '@/lib/ads/read-ad-units';
import type { Settings } from '@/lib/config';

/** Checks the files that settings name, before anything is made ready. Throws SettingsError with one line a problem. */
export async function checkOwnFiles(settings: Settings): Promise<void> {
  readAdUnits(settings.adsFile);
  if (settings.pagesDir === undefined) return;
  // What renders pages takes a moment to load.
  const { checkPagesDir } = await import('@/lib/content/info-pages/check-pages-dir');
  await checkPagesDir(settings);
}
