/** What Next hands a page as search parameters. */
export type RawQuery = Record<string, string | string[] | undefined>;

const MAX_TEXT_LENGTH = 200;
const MAX_PAGE = 999_999;

/**
 * A page number from a query or a path: an integer from 1, else 1 (docs/specification.md §5.3); beyond every list it is
 * the highest.
 */
export function parsePageNumber(value: string | string[] | undefined): number {
  const text = getFirst(value) ?? '';
  if (!/^[1-9]\d*$/.test(text)) return 1;
  return Math.min(Number(text), MAX_PAGE);
}

/**
 * Free text of a search: trimmed, white space and control characters folded, cut at 200 characters; '' where there is
 * none.
 */
export function parseText(value: string | string[] | undefined): string {
  const text = (getFirst(value) ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...text].slice(0, MAX_TEXT_LENGTH).join('').trim();
}

/** What the address of a search says. Without a text there are no results, so that any page is the first. */
export function parseSearchQuery(query: RawQuery): { text: string; page: number } {
  const text = parseText(query.q);
  return { text, page: text === '' ? 1 : parsePageNumber(query.page) };
}

/** A category slug from a query, undefined where there is none. */
export function parseCategorySlug(value: string | string[] | undefined): string | undefined {
  return getFirst(value)?.trim() || undefined;
}

/** One of the values a parameter can have, undefined for anything else. */
export function parseChoice<T extends string>(
  values: readonly T[],
  value: string | string[] | undefined,
): T | undefined {
  const text = getFirst(value);
  return values.find((known) => known === text);
}

function getFirst(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
