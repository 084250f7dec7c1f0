import type { SuggestionGroup } from './suggestion';

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
