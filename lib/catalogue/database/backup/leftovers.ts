import { existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../retry-while-busy';

/** Names of files that are not finished. Earlier versions of this site left the process out of them. */
const UNFINISHED =
  /^(?<target>.+?)(?:\.(?<pid>\d+))?(?:\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.restoring(?:\.\d+\.partial)?|\.partial)(?:-wal|-shm|-journal)?$/;
const BACKUP =
  /^(?:catalogue|visitors|before-restore(?:-catalogue|-visitors)?)-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.db$/;
const MAX_AGE_MS = 60 * 60 * 1_000;
/** A pid says little of a process in another container. */
const MAX_AGE_WITHOUT_PROCESS_MS = 5 * 60 * 1_000;

/** Removes what killed runs have left beside these files and in `backups` beside the first, but for a file named `kept`. */
export async function removeLeftovers(files: [database: string, target?: string], kept = ''): Promise<void> {
  for (const file of files)
    if (file) await removeUnfinished(path.dirname(file), (name) => name === path.basename(file), kept);
  await removeUnfinished(path.join(path.dirname(files[0]), 'backups'), (name) => BACKUP.test(name), kept);
}

/** Of targets, what no running process has changed for five minutes, or nobody for an hour. One that may not be removed stays. */
async function removeUnfinished(folder: string, isTarget: (name: string) => boolean, kept: string) {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const { target = '', pid = '' } = UNFINISHED.exec(name)?.groups ?? {};
    const file = path.join(folder, name);
    // By the clock that dates files, so not by a moment that is passed in.
    const ageMs = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const maxAgeMs = pid === '' || isRunning(Number(pid)) ? MAX_AGE_MS : MAX_AGE_WITHOUT_PROCESS_MS;
    if (name === kept || !isTarget(target) || ageMs <= maxAgeMs) continue;
    await rm(file, { force: true }).catch((error: unknown) => {
      if (!/^(EACCES|EPERM)$/.test(errorCode(error))) throw error;
    });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as another user.
    return errorCode(error) === 'EPERM';
  }
}
