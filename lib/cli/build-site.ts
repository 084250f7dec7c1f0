import { isBuildFresh, readBuildState } from './build-state';
import { CommandError } from './command-error';
import { spawnNext } from './spawn-next';
import { waitForExit } from './tool';

/** Builds the site. Throws CommandError where the build fails. */
export async function buildSite(): Promise<void> {
  const code = await waitForExit(spawnNext(['build'], { ...process.env, NODE_ENV: 'production' }));
  if (code !== 0) {
    throw new CommandError(
      `The build failed (exit code ${code}) and nothing was started: the lines above say where. ` +
        'If they speak of no space or no memory, make room and try again.',
    );
  }
}

/** Builds the site unless the build in this folder is newer than its sources. */
export async function buildSiteIfNeeded(): Promise<void> {
  if (!isBuildFresh(readBuildState())) await buildSite();
}
