import { z } from 'zod';
import type { CatalogueWriter } from '@/lib/catalogue';
import { OptionsError } from '../feed';
import { toMappingKey, type FeedMapping } from '../mapping/feed-mapping';
import type { ImportStats } from './import-stats';

export type CategoryResolver = {
  /**
   * Slugs of those that the catalogue has, each once and in a stable order; the rest is counted as unmapped, of one offer
   * or of `offers`.
   */
  resolve(categories: readonly string[], offers?: number): string[];
  add(category: { name: string; slug: string }): void;
  has(slug: string): boolean;
};

/**
 * Finds categories by slug, by the operator's mapping of this or an earlier import of the source, or by name. Throws
 * OptionsError if the mapping names one that is not there, for a category or for a brand.
 */
export async function createCategoryResolver(
  writer: CatalogueWriter,
  source: string,
  { categories: mapping, brandCategories }: Pick<FeedMapping, 'categories' | 'brandCategories'>,
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
  const moved = await writer.listMoved('category');
  for (const [old, present] of moved) {
    const key = toMappingKey(old);
    if (!slugsByKey.has(key)) slugsByKey.set(key, present);
  }
  checkTargets('categories', mapping, slugs);
  checkTargets('brandCategories', brandCategories, slugs);
  const remembered = await rememberCategories(writer, source, mapping);

  const pick = (raw: string, offers?: number): string | null => {
    if (slugs.has(raw)) return raw;
    const key = toMappingKey(raw);
    if (key === '') return null;
    const given = mapping.get(key);
    const known = given === undefined ? remembered.get(key) : given;
    const mapped = moved.get(known ?? '') ?? known;
    // A category that an earlier mapping named may not exist any more.
    if (mapped === null || (mapped !== undefined && slugs.has(mapped))) return mapped;
    const slug = slugsByKey.get(key) ?? null;
    if (slug === null) stats.countUnmappedCategory(raw.trim(), offers);
    return slug;
  };
  return {
    resolve: (raw, offers) =>
      [...new Set(raw.map((name) => pick(name, offers)).filter((slug) => slug !== null))].sort(),
    add,
    has: (slug) => slugs.has(slug) || moved.has(slug),
  };
}

function checkTargets(
  section: keyof FeedMapping,
  mapping: ReadonlyMap<string, string | readonly string[] | null>,
  slugs: ReadonlySet<string>,
): void {
  for (const [key, targets] of mapping) {
    const wrong = [targets].flat().find((slug) => slug !== null && !slugs.has(slug));
    if (wrong === undefined) continue;
    throw new OptionsError(
      `The mapping's ${section}."${key}" says "${wrong}", and there is no such category; there are: ${[...slugs].join(', ')}.`,
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
