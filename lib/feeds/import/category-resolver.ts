import { z } from 'zod';
import type { CatalogueWriter } from '@/lib/catalogue';
import { OptionsError } from '../feed';
import { toMappingKey, type FeedMapping } from '../mapping/feed-mapping';
import type { ImportStats } from './import-stats';

export type CategoryResolver = {
  /** Slugs of those that the catalogue has, each once and in a stable order; the rest is counted as unmapped. */
  resolve(categories: readonly string[]): string[];
  add(category: { name: string; slug: string }): void;
  has(slug: string): boolean;
};

/**
 * Finds categories by slug, by the operator's mapping of this or an earlier import of the source, or by name. Throws
 * OptionsError if the mapping names none.
 */
export async function createCategoryResolver(
  writer: CatalogueWriter,
  source: string,
  mapping: FeedMapping['categories'],
  stats: ImportStats,
): Promise<CategoryResolver> {
  const slugs = new Set<string>();
  const slugsByKey = new Map<string, string>();
  const add = ({ name, slug }: { name: string; slug: string }) => {
    slugs.add(slug);
    slugsByKey.set(toMappingKey(name), slug);
    slugsByKey.set(toMappingKey(slug), slug);
  };
  for (const category of await writer.listCategories()) add(category);
  checkTargets(mapping, slugs);
  const remembered = await rememberCategories(writer, source, mapping);

  const pick = (raw: string): string | null => {
    if (slugs.has(raw)) return raw;
    const key = toMappingKey(raw);
    if (key === '') return null;
    const given = mapping.get(key);
    const mapped = given === undefined ? remembered.get(key) : given;
    // A category that an earlier mapping named may not exist any more.
    if (mapped === null || (mapped !== undefined && slugs.has(mapped))) return mapped;
    const slug = slugsByKey.get(key) ?? null;
    if (slug === null) stats.countUnmappedCategory(raw.trim());
    return slug;
  };
  return {
    resolve: (raw) => [...new Set(raw.map(pick).filter((slug) => slug !== null))].sort(),
    add,
    has: (slug) => slugs.has(slug),
  };
}

function checkTargets(mapping: FeedMapping['categories'], slugs: ReadonlySet<string>): void {
  for (const [key, slug] of mapping) {
    if (slug === null || slugs.has(slug)) continue;
    throw new OptionsError(
      `The mapping's categories."${key}" says "${slug}", and there is no such category; there are: ${[...slugs].join(', ')}.`,
    );
  }
}

type Categories = FeedMapping['categories'];

const noteSchema = z.record(z.string(), z.string().nullable());

/**
 * The operator's mapping of a source's categories together with those of earlier imports of that source; saves both for
 * the next one. The newest mapping has precedence.
 */
async function rememberCategories(
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
