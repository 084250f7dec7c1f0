import { readFileSync } from 'node:fs';
import { getSettings } from '@/lib/config';
import { SettingsError } from '@/lib/config/settings';
import type { ConfiguredAdUnit } from './ad-unit';
import { parseAdUnits } from './parse-ad-units';

/**
 * The ad units of the file that ADS_FILE names (relative to the folder of the site); none where it is not set. Server
 * code only. Throws SettingsError where the file cannot be read or holds anything wrong, one line a field.
 */
export function readAdUnits(file: string | undefined): ConfiguredAdUnit[] {
  return file === undefined ? [] : parseAdUnits(readText(file), file);
}

function readText(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `ADS_FILE is ${JSON.stringify(file)}, but takes a file that can be read: ${reason}`,
    );
  }
}

let active: ConfiguredAdUnit[] | undefined;

/** The active units of this process, read and checked once. Server code only. Throws SettingsError on a wrong file. */
export function listActiveAdUnits(): ConfiguredAdUnit[] {
  active ??= readAdUnits(getSettings().adsFile).filter(({ isActive }) => isActive);
  return active;
}
