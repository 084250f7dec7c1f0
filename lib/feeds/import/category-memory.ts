import { z } from 'zod';
import type { CatalogueWriter } from '@/lib/catalogue/writer';
import type { FeedMapping } from '../mapping/feed-mapping';

type Categories = FeedMapping['categories'];

const noteSchema = z.record(z.string(), z.string().nullable());

/**
 * The operator's mapping of a source's categories together with what earlier imports of that source were told, and
 * remembers both for the next one: a word said now goes before one said then.
 */
export async function rememberCategories(
  writer: CatalogueWriter,
  source: string,
  mapping: Categories,
): Promise<Categories> {
  const key = `${source} categories`;
  const note = await writer.getFeedNote(key);
  const remembered = Object.entries(note === null ? {} : noteSchema.parse(JSON.parse(note)));
  const all = new Map([...remembered, ...mapping]);
  const next = JSON.stringify(Object.fromEntries(all));
  if (all.size > 0 && next !== note) await writer.setFeedNote(key, next);
  return all;
}
