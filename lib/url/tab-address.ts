import { decodeSegment } from './parse-path';
import { parsePageNumber } from './parse-query';
import { buildTabHref } from './paths';

const TAB = 'tab';
const PAGE = 'page';

/** The tab that a brand's or a category's page opens with; its address does not name it. */
const DEFAULT_TABS = new Map([
  ['brands', 'coupons'],
  ['categories', 'brands'],
]);
const TABS = ['brands', 'coupons', 'deals'];

/** What an address says about tabs; null where it names none. */
export type TabAddress = { tab: string | null; page: number };

/** Takes the query and the hash of an address and returns the tab and its page. Reads what buildTabHref writes. */
export function parseTabAddress({ search, hash }: { search: string; hash: string }): TabAddress {
  const query = new URLSearchParams(search);
  const page = parsePageNumber(query.get(PAGE) ?? undefined);
  const pagedTab = page > 1 ? query.get(TAB) : null;
  const tab = hash.slice(1) || pagedTab;
  return { tab, page: tab !== null && tab === pagedTab ? page : 1 };
}

/**
 * Takes the present address and the one of a tab, and returns the path, query and hash of that tab, with what else the
 * present query holds.
 */
export function buildTabAddress(present: string, href: string): string {
  const from = new URL(present);
  const to = new URL(href, from);
  for (const [name, value] of from.searchParams) {
    if (name !== TAB && name !== PAGE) to.searchParams.append(name, value);
  }
  return to.pathname + to.search + to.hash;
}

/**
 * Takes the segments of a public path and a query that asks for page 1 or has white space around its text, and returns
 * the address that page really has: without those, the tab of a first page in the hash, and with all else as it was.
 */
export function buildTidyHref(segments: string[], query: URLSearchParams): string {
  const path = segments.filter(Boolean).map((segment) => `/${encodeURIComponent(decodeSegment(segment))}`);
  const rest = new URLSearchParams(query);
  const text = rest.get('q');
  if (text !== null) rest.set('q', text.trim());
  const isFirst = rest.getAll('page').includes('1');
  if (isFirst) rest.delete('page');
  const tab = rest.get('tab') ?? '';
  const defaultTab = DEFAULT_TABS.get(segments.at(-2) ?? '');
  const hasTab = isFirst && defaultTab !== undefined && TABS.includes(tab);
  if (hasTab) rest.delete('tab');
  const search = rest.size === 0 ? '' : `?${rest.toString()}`;
  const href = (path.join('') || '/') + search;
  return hasTab ? buildTabHref(href, tab, defaultTab) : href;
}
