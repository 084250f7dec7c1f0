import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isProductionDeployment } from '@/lib/config/deployment';
import { ROBOTS_HEADER } from '@/lib/discovery/head/robots-headers';
import { BUILD_ID_FILE, ROUTES_FILE, parseBuiltHeaders } from '@/lib/server/next-seams/next-files';
import { spawnNext, waitForExit } from './child-process';
import { CommandError } from './command-error';

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
/** Written without the site being built again. */
const NOT_BUILT = ['public/static-data'];

/** Times in ms since the epoch. */
type BuildState = {
  /** When the build was finished; null where there is none. */
  builtAt: number | null;
  /** When the newest source changed. */
  changedAt: number;
  /** Whether the build keeps search engines out of everything; null where there is none. */
  isBuiltHidden: boolean | null;
  /** Whether this deployment is to. */
  isHidden: boolean;
};

/** Builds the site; `env` is added to the environment. Throws CommandError where the build fails. */
export async function buildSite(env: Record<string, string> = {}): Promise<void> {
  const code = await waitForExit(spawnNext(['build'], { ...process.env, ...env, NODE_ENV: 'production' }));
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

/**
 * Whether a build can be served as it is. Of the settings only the kind of deployment matters, as headers are a part of
 * the build; the catalogue does not: no page is rendered ahead of a visit.
 */
export function isBuildFresh({ builtAt, changedAt, isBuiltHidden, isHidden }: BuildState): boolean {
  return builtAt !== null && builtAt >= changedAt && isBuiltHidden === isHidden;
}

/** Looks at the build and its sources in this folder: some hundred file times, and the headers of the build. */
function readBuildState(): BuildState {
  const builtAt = statSync(BUILD_ID_FILE, { throwIfNoEntry: false })?.mtimeMs ?? null;
  return {
    builtAt,
    changedAt: getNewestChange(SOURCES, NOT_BUILT),
    isBuiltHidden: builtAt === null ? null : hasRobotsHeader(readFileSync(ROUTES_FILE, 'utf8')),
    isHidden: !isProductionDeployment(process.env),
  };
}

/** Whether Next's list of routes (JSON) has the header that hides a site. Throws where it is no such list. */
export function hasRobotsHeader(routes: string): boolean {
  return parseBuiltHeaders(routes).includes(ROBOTS_HEADER);
}

/**
 * When the newest of these files and folders changed, ms since the epoch; 0 where none exists. Folders count with all
 * they contain and with their own time, which changes where a file is deleted. Tests and the paths in `except` do not.
 */
export function getNewestChange(paths: string[], except: string[] = []): number {
  return Math.max(0, ...paths.map((file) => getChange(path.normalize(file), except.map(path.normalize))));
}

function getChange(file: string, except: string[]): number {
  if (except.includes(file) || isTest(file)) return 0;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce(
    (newest, name) => Math.max(newest, getChange(path.join(file, name), except)),
    stats.mtimeMs,
  );
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
