import type { Settings } from '@/lib/config';
import { isBuildFresh, readBuildState, writeBuildStamp } from './build-state';
import { CommandError } from './command-error';
import { spawnNext } from './spawn-next';
import { waitForExit } from './tool';

/** Builds the site with the settings of the environment. Throws CommandError where the build fails. */
export async function buildSite(settings: Settings): Promise<void> {
  const code = await waitForExit(spawnNext(['build'], { ...process.env, NODE_ENV: 'production' }));
  if (code !== 0) {
    throw new CommandError(
      `The build failed (exit code ${code}) and nothing was started: the lines above say where. ` +
        'If they speak of no space or no memory, make room and try again.',
    );
  }
  writeBuildStamp(settings);
}

/** Builds the site unless the build in this folder is newer than its sources and made with these settings. */
export async function buildSiteIfNeeded(settings: Settings): Promise<void> {
  if (!isBuildFresh(readBuildState(), settings)) await buildSite(settings);
}
