import { decodeSegment } from './parse-path';
import { buildTabHref } from './paths';

/** The tab that a brand's or a category's page opens with; its address does not name it. */
const DEFAULT_TABS = new Map([
  ['brands', 'coupons'],
  ['categories', 'brands'],
]);
const TABS = ['brands', 'coupons', 'deals'];

/**
 * Takes the segments of a public path and a query that asks for page 1, and answers the address that page really has:
 * without the number, with a tab in the hash, and with all else as it was.
 */
export function buildFirstPageHref(segments: string[], query: URLSearchParams): string {
  const path = segments.filter(Boolean).map((segment) => `/${encodeURIComponent(decodeSegment(segment))}`);
  const rest = new URLSearchParams(query);
  rest.delete('page');
  const tab = rest.get('tab') ?? '';
  const defaultTab = DEFAULT_TABS.get(segments.at(-2) ?? '');
  const hasTab = defaultTab !== undefined && TABS.includes(tab);
  if (hasTab) rest.delete('tab');
  const search = rest.size === 0 ? '' : `?${rest.toString()}`;
  const href = (path.join('') || '/') + search;
  return hasTab ? buildTabHref(href, tab, defaultTab) : href;
}
