import { OptionsError } from '../feed';
import type { FeedMapping } from './feed-mapping';
import { describePlace, isUndecided, parseMappingFile } from './mapping-file';
import { toMappingKey } from './to-mapping-key';

/**
 * The operator's mapping file: {"brands": {"<feed id or name>": "<unique name>"}, "categories": {"<feed category>":
 * "<slug>" or null}}. What begins with "?" is not decided yet, and as if it were not there. Throws OptionsError that
 * names the place and the key of what is wrong.
 */
export function parseFeedMapping(text: string): FeedMapping {
  const { brands, categories } = parseMappingFile(text);
  return { brands: foldKeys('brands', brands), categories: foldKeys('categories', categories) };
}

function foldKeys<T extends string | null>(
  section: string,
  entries: Record<string, T>,
): ReadonlyMap<string, T> {
  const folded = new Map<string, T>();
  for (const [key, value] of Object.entries(entries)) {
    if (isUndecided(value)) continue;
    const word = toMappingKey(key);
    if (folded.has(word) && folded.get(word) !== value) {
      throw new OptionsError(`${describePlace([section, key])} stands there twice, with different values.`);
    }
    folded.set(word, value);
  }
  return folded;
}
