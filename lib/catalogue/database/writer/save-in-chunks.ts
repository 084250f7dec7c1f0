import type { SaveOutcome } from '../../writer';

const CHUNK_ROWS = 1_000;

/** Saves rows in chunks in which no key comes twice, so that a repeated row finds the one before it saved. */
export async function saveInChunks<T>(
  rows: readonly T[],
  toKey: (row: T) => string,
  save: (chunk: Map<string, T>) => Promise<SaveOutcome[]>,
): Promise<SaveOutcome[]> {
  const outcomes: SaveOutcome[] = [];
  let chunk = new Map<string, T>();
  for (const row of rows) {
    const key = toKey(row);
    if (chunk.size === CHUNK_ROWS || chunk.has(key)) {
      for (const outcome of await save(chunk)) outcomes.push(outcome);
      chunk = new Map();
    }
    chunk.set(key, row);
  }
  if (chunk.size > 0) outcomes.push(...(await save(chunk)));
  return outcomes;
}

/** One text for the two parts by which a row is known. */
export function toSourceKey({ source, externalId }: { source: string; externalId: string }): string {
  return JSON.stringify([source, externalId]);
}
