import { parseText, type RawQuery } from './parse-query';
import { TEXT_PREFIX } from './path-parts.js';
import type { ListName } from './paths';

const LIST_NAMES: readonly ListName[] = ['brands', 'coupons', 'deals'];

/** The list a path segment names in any case, as Next matches it; coupons for anything else. */
export function parseListName(segment: string): ListName {
  return LIST_NAMES.find((name) => name === segment.toLowerCase()) ?? 'coupons';
}

/** A path segment as text; malformed escapes are kept as they are. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The text of a search from an internal path. */
export function parsePathText(segment: string): string {
  return parseText(decodeSegment(segment).slice(TEXT_PREFIX.length));
}

/** The parameters that further segments of an internal list path stand for: 'sort-az' is { sort: 'az' }. */
export function parsePathChoices(segments: string[] = []): RawQuery {
  return Object.fromEntries(
    segments.map((segment) => {
      const [name = '', ...value] = segment.split('-');
      return [name, value.join('-')];
    }),
  );
}
