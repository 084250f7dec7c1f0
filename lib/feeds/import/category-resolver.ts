import type { CatalogueWriter } from '@/lib/catalogue/writer';
import { OptionsError } from '../feed';
import type { FeedMapping } from '../mapping/feed-mapping';
import { toMappingKey } from '../mapping/to-mapping-key';
import { rememberCategories } from './category-memory';
import type { ImportStats } from './import-stats';

export type CategoryResolver = {
  /** Slugs of those that the catalogue has, each once and in a lasting order; the rest is counted as unmapped. */
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
    const said = mapping.get(key);
    const mapped = said === undefined ? remembered.get(key) : said;
    // What an earlier import was told may not be there any more.
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
