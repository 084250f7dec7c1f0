import { getSettings } from '@/lib/config';
import type { AdUnit } from './ad-unit';
import { readAdUnits } from './read-ad-units';

let active: AdUnit[] | undefined;

/** The active units of this process, read and checked once. Server code only. Throws SettingsError on a wrong file. */
export function listActiveAdUnits(): AdUnit[] {
  active ??= readAdUnits(getSettings().adsFile).filter(({ isActive }) => isActive);
  return active;
}
