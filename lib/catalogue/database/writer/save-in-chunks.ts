import { freeStatements } from '../free-statements';

const CHUNK_ROWS = 1_000;

/** Saves rows in chunks in which no key comes twice, so that a repeated row finds the one before it saved. */
export async function saveInChunks<T, Saved>(
  rows: readonly T[],
  toKey: (row: T) => string,
  save: (chunk: Map<string, T>) => Promise<Saved[]>,
): Promise<Saved[]> {
  const saved: Saved[] = [];
  let chunk = new Map<string, T>();
  for (const row of rows) {
    const key = toKey(row);
    if (chunk.size === CHUNK_ROWS || chunk.has(key)) {
      for (const row of await save(chunk)) saved.push(row);
      await freeStatements();
      chunk = new Map();
    }
    chunk.set(key, row);
  }
  if (chunk.size > 0) saved.push(...(await save(chunk)));
  await freeStatements();
  return saved;
}

/** One text for the two parts by which a row is known. */
export function toSourceKey({ source, externalId }: { source: string; externalId: string }): string {
  return JSON.stringify([source, externalId]);
}
