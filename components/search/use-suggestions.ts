import { useEffect, useState } from 'react';
import { buildCategoriesKey, buildSuggestionsKey } from '@/lib/browser/data/keys';
import { getPreloadedCategories } from '@/lib/browser/data/preloaded-data';
import { useResource } from '@/lib/browser/data/use-resource';
import type { ApiCategoryList } from '@/lib/catalogue/wire/category';
import type { ApiSearchResult } from '@/lib/catalogue/wire/search-result';
import type { CategoryDictionary } from '@/lib/i18n/category-name';
import type { Locale } from '@/lib/i18n/locales';
import { buildSuggestions, SUGGESTION_LIMIT, type SuggestionGroup } from '@/lib/search/build-suggestions';

/** How long nobody types before the API is asked. */
export const SUGGEST_DELAY_MS = 150;
const MIN_TEXT_CHARS = 2;
/** What was found for a text is not asked for again. */
const ONCE = { revalidateIfStale: false };

export type SuggestedGroups = {
  /** What they were found for. */
  text: string;
  groups: SuggestionGroup[];
};

/**
 * What to suggest for what is being typed. The earlier suggestions stay while others are fetched; there are none for
 * a single letter, or when the API fails.
 */
export function useSuggestions(
  typed: string,
  locale: Locale,
  dictionary: CategoryDictionary,
): SuggestedGroups | null {
  const text = typed.trim();
  const isLongEnough = text.length >= MIN_TEXT_CHARS;
  const hasPaused = useDebounced(text, SUGGEST_DELAY_MS) === text;
  const found = useFound(isLongEnough && hasPaused ? text : null, isLongEnough);
  const [preloaded] = useState(getPreloadedCategories);
  const categories = useResource<ApiCategoryList>(isLongEnough ? buildCategoriesKey() : null, {
    ...ONCE,
    fallbackData: preloaded,
  });
  const [now] = useState(() => new Date());
  if (found === null) return null;
  const items = { ...found, categories: categories.data?.category_list ?? [], dictionary };
  return { text: found.text, groups: buildSuggestions(locale, items, now) };
}

type Found = { text: string; result: ApiSearchResult };

/** The last result, until there is another, a call fails, or results are not wanted any more. */
function useFound(asked: string | null, isWanted: boolean): Found | null {
  const key = asked === null ? null : buildSuggestionsKey(asked, SUGGESTION_LIMIT);
  const { data, error, isValidating } = useResource<ApiSearchResult>(key, ONCE);
  const [found, setFound] = useState<Found | null>(null);
  const hasFailed = error !== undefined && !isValidating;
  if (!isWanted || hasFailed) {
    if (found !== null) setFound(null);
  } else if (asked !== null && data && data !== found?.result) {
    setFound({ text: asked, result: data });
  }
  return found;
}

/** The value once it has stayed the same for so long. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
