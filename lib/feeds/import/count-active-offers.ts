import type { ImportRun } from './import-run';

/** Notes how many active offers a source has before the first of its rows is saved. */
export async function countActiveOffers(run: ImportRun, source: string): Promise<void> {
  if (run.activeBefore.has(source)) return;
  run.activeBefore.set(source, await run.writer.countActiveOffers(source));
}
