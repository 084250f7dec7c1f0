import { parseSettings, type Settings } from './settings';

export { SettingsError, type Settings } from './settings';

let settings: Settings | undefined;

/** The settings of this process, read and checked once. Throws SettingsError on a wrong value. */
export function getSettings(): Settings {
  settings ??= parseSettings(process.env);
  return settings;
}
