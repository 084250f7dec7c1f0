import type { OfferKey } from '@/lib/catalogue/writer';
import type { ImportRun } from './import-run';
import { toOfferKey } from './read-windows';

const CHUNK_ROWS = 1_000;

/**
 * Ids of the source's offers that are active and to be retired: what tombstones name and, in a snapshot, what the file
 * does not have any more.
 */
export function listGone(run: ImportRun, source: string): Promise<number[]> {
  return run.mode === 'delta' ? listNamed(run, source) : listMissing(run, source);
}

/** Those that tombstones name: nothing else is looked at, however much the source has. */
export async function listNamed(run: ImportRun, source: string): Promise<number[]> {
  const named = [...(run.tombstones.get(source)?.keys() ?? [])];
  const gone: number[] = [];
  for (let start = 0; start < named.length; start += CHUNK_ROWS) {
    const active = await run.writer.listActiveOffers(source, named.slice(start, start + CHUNK_ROWS));
    gone.push(...active.map(({ id }) => id).filter((id) => !run.savedIds.has(id)));
  }
  return gone;
}

async function listMissing(run: ImportRun, source: string): Promise<number[]> {
  const gone: number[] = [];
  for await (const ids of run.writer.listActiveOfferIds(source)) {
    const unseen = ids.filter((id) => !run.savedIds.has(id));
    if (unseen.length === 0) continue;
    for (const key of await run.writer.listOfferKeys(unseen)) if (isGone(run, key)) gone.push(key.id);
  }
  return gone;
}

/** What the file has, though it could not be read, is not gone. */
function isGone({ tombstones, keys }: ImportRun, { source, externalId }: OfferKey): boolean {
  if (tombstones.get(source)?.has(externalId)) return true;
  return keys.skipped.get(toOfferKey(source, externalId)) === null;
}
