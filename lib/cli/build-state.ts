import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Settings } from '@/lib/config';
import { getNewestChange } from './newest-change';

const BUILD_FOLDER = '.next';
const STAMP_FILE = `${BUILD_FOLDER}/build-settings.sha256`;
const SOURCES = [
  'app',
  'components',
  'lib',
  'styles',
  'public',
  'next.config.mjs',
  'instrumentation.ts',
  'package-lock.json',
];
/** Made or used without the site being built again. */
const NOT_BUILT = ['public/static-data', 'lib/cli'];

export type BuildState = {
  /** When the build was finished, ms since the epoch; null where there is none. */
  builtAt: number | null;
  /** The settings that it was made with, as `stampSettings` wrote them; null where it was not made by these commands. */
  stamp: string | null;
  /** When the newest source changed, ms since the epoch. */
  changedAt: number;
};

/** Whether a build can be served as it is: it is there, newer than its sources, and made with these settings. */
export function isBuildFresh(state: BuildState, settings: Settings): boolean {
  if (state.builtAt === null || state.builtAt < state.changedAt) return false;
  return state.stamp === stampSettings(settings);
}

/** A digest of the settings that end up in prerendered pages; the address of a database may hold a secret. */
export function stampSettings(settings: Settings): string {
  const { siteName, siteTagline, siteUrl, databaseUrl, apiBaseUrl = null } = settings;
  const text = JSON.stringify({ siteName, siteTagline, siteUrl, databaseUrl, apiBaseUrl });
  return createHash('sha256').update(text).digest('hex');
}

/** Looks at the build and its sources in this folder: some hundred file times, no content. */
export function readBuildState(): BuildState {
  return {
    builtAt: statSync(`${BUILD_FOLDER}/BUILD_ID`, { throwIfNoEntry: false })?.mtimeMs ?? null,
    stamp: readStamp(),
    changedAt: getNewestChange(SOURCES, NOT_BUILT),
  };
}

/** Notes the settings that the build in this folder was made with. */
export function writeBuildStamp(settings: Settings): void {
  writeFileSync(STAMP_FILE, stampSettings(settings));
}

function readStamp(): string | null {
  try {
    return readFileSync(STAMP_FILE, 'utf8');
  } catch {
    return null;
  }
}
