import { existsSync } from 'node:fs';
import { readAdUnits } from '@/lib/ads';
import { getSettings, type Settings } from '@/lib/config';

type Mode = 'production' | 'development';

/** The settings of this folder's .env files and of the environment, the same as the site has. Throws SettingsError. */
export function loadSettings(mode: Mode = 'production'): Settings {
  // The files that Next reads too, those that win first; loadEnvFile never overwrites what is set.
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  return getSettings();
}

/** Checks the files that settings name, before anything is prepared. Throws SettingsError with one line a problem. */
export async function checkOwnFiles(settings: Settings): Promise<void> {
  readAdUnits(settings.adsFile);
  if (settings.pagesDir === undefined) return;
  // What renders pages takes a moment to load.
  const { checkPagesDir } = await import('@/lib/content/info-pages/check-pages-dir');
  await checkPagesDir(settings);
}
