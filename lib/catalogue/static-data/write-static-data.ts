import { lstat, mkdir, open, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StaticData } from './build-static-data';

type Places = {
  /** Where the files are found: a link to the run that wrote them. */
  folder: string;
  /** Holds a folder for each of the last runs. */
  storage: string;
};

/** Somebody may be reading the files of the run before. */
const KEPT_RUNS = 2;
const RUN_NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

/**
 * Writes the files of one run, which become visible together: they lie in a folder of their own, and a link turns to it
 * in one step. Whatever fails before leaves the old ones. Throws if a real folder is where the link has to be.
 */
export async function writeStaticData(
  data: StaticData,
  { folder, storage }: Places,
  now: Date,
): Promise<void> {
  await requireLink(folder);
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const run = path.join(storage, name);
  await mkdir(run, { recursive: true });
  for (const [file, content] of Object.entries(data)) {
    await writeFile(path.join(run, `${file}.json`), JSON.stringify(content), { flush: true });
  }
  await syncFolder(run);
  await turnLink(folder, run);
  await removeOldRuns(storage, name);
}

async function requireLink(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => null);
  if (found !== null && !found.isSymbolicLink()) {
    throw new Error(`${folder} is no link that this command has made: move it away, then try again.`);
  }
}

async function turnLink(folder: string, target: string): Promise<void> {
  const next = `${folder}.${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  await rm(next, { force: true });
  await symlink(path.relative(path.dirname(folder), target), next, 'dir');
  await rename(next, folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The run that the link points to stays, however old its name makes it look: clocks are put back. */
async function removeOldRuns(storage: string, linked: string): Promise<void> {
  const names = await readdir(storage);
  const others = names.filter((name) => RUN_NAME.test(name) && name !== linked).sort();
  for (const name of others.slice(0, 1 - KEPT_RUNS)) await rm(path.join(storage, name), { recursive: true });
}
