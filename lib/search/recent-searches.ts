import { createStoredValue } from '@/lib/browser/storage/stored-value';
import type { SuggestionGroup } from './build-suggestions';

/** How many searches the browser remembers. */
export const RECENT_SEARCH_LIMIT = 5;
const MAX_TEXT_CHARS = 200;

/**
 * The searches with a text put first: trimmed, once whatever its case, the oldest dropped. Blank text changes nothing.
 */
export function addRecentSearch(recent: string[], text: string): string[] {
  const added = text.trim().slice(0, MAX_TEXT_CHARS);
  if (added === '') return recent;
  const others = recent.filter((known) => known.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, RECENT_SEARCH_LIMIT);
}

/** Whatever was stored in, sound searches out, newest first. */
export function parseRecentSearches(json: unknown): string[] {
  if (!Array.isArray(json)) return [];
  const texts = json.filter((item): item is string => typeof item === 'string');
  return texts.slice(0, RECENT_SEARCH_LIMIT).reduceRight(addRecentSearch, []);
}

/** What was searched for in this browser. */
export const recentSearches = createStoredValue('recent-searches', parseRecentSearches);

/** Puts a text that was searched for first; blank text is not remembered. */
export function rememberSearch(text: string): void {
  if (text.trim() !== '') recentSearches.write(addRecentSearch(recentSearches.read(), text));
}

/** What was searched for before, newest first, as a group to choose from. */
export function buildRecentGroup(searches: string[]): SuggestionGroup {
  return {
    kind: 'recent',
    items: searches.map((title, index) => ({
      key: `recent-${index}`,
      title,
      note: null,
      href: null,
      tile: null,
    })),
  };
}
