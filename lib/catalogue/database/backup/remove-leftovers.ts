import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const MAX_AGE_MS = 60 * 60 * 1_000;
/** A pid says little of a process in another container. */
const MAX_AGE_WITHOUT_PROCESS_MS = 5 * 60 * 1_000;

/**
 * Removes what killed runs have left in a folder, but for a file named `kept`: the files that `pattern` names, where the
 * process of the pid in its group "pid" is not found and that have not changed for five minutes, or that have not for an
 * hour. One that may not be removed stays: it takes room, and stands in nobody's way.
 */
export async function removeLeftovers(folder: string, pattern: RegExp, kept?: string): Promise<void> {
  for (const name of await listNames(folder)) {
    const match = pattern.exec(name);
    if (match === null || name === kept) continue;
    const file = path.join(folder, name);
    const { pid } = match.groups ?? {};
    const mayRun = pid === undefined || isRunning(Number(pid));
    const isLeft = await isOlder(file, mayRun ? MAX_AGE_MS : MAX_AGE_WITHOUT_PROCESS_MS);
    if (isLeft) await rm(file, { force: true }).catch(allowOnly('EACCES', 'EPERM'));
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    allowOnly('ENOENT')(error);
    return [];
  }
}

/** By the clock that dates files, so not by a moment that is passed in. */
async function isOlder(file: string, ageMs: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < Date.now() - ageMs;
  } catch (error) {
    // Its own run has just removed it.
    allowOnly('ENOENT')(error);
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as another user.
    return hasCode(error, ['EPERM']);
  }
}

function allowOnly(...codes: string[]): (error: unknown) => void {
  return (error) => {
    if (!hasCode(error, codes)) throw error;
  };
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    codes.some((code) => code === error.code)
  );
}
