import { statSync } from 'node:fs';
import { getNewestChange } from './newest-change';

const BUILD_ID_FILE = '.next/BUILD_ID';
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

/** Times in ms since the epoch. */
export type BuildState = {
  /** When the build was finished; null where there is none. */
  builtAt: number | null;
  /** When the newest source changed. */
  changedAt: number;
};

/** Whether a build can be served as it is. Settings and catalogue do not matter: no page is made ahead of a visit. */
export function isBuildFresh({ builtAt, changedAt }: BuildState): boolean {
  return builtAt !== null && builtAt >= changedAt;
}

/** Looks at the build and its sources in this folder: some hundred file times, no content. */
export function readBuildState(): BuildState {
  return {
    builtAt: statSync(BUILD_ID_FILE, { throwIfNoEntry: false })?.mtimeMs ?? null,
    changedAt: getNewestChange(SOURCES, NOT_BUILT),
  };
}
