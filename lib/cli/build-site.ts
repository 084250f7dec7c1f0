import type { Settings } from '@/lib/config';
import { isBuildFresh, readBuildState, writeBuildStamp } from './build-state';
import { CommandError } from './command-error';
import { spawnTool, waitForExit } from './tool';

/** Builds the site with the settings of the environment. Throws CommandError where the build fails. */
export async function buildSite(settings: Settings, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const code = await waitForExit(spawnTool('next', ['build'], { env: { ...env, NODE_ENV: 'production' } }));
  if (code !== 0) {
    throw new CommandError(
      `The build failed (exit code ${code}): the lines above say where. Nothing was started; ` +
        'on a full disk or too little memory (1 GB is needed) make room and try again.',
    );
  }
  writeBuildStamp(settings);
}

/** Builds the site unless the build in this folder is newer than its sources and made with these settings. */
export async function buildSiteIfNeeded(settings: Settings): Promise<void> {
  if (!isBuildFresh(readBuildState(), settings)) await buildSite(settings);
}
