import { parsePageNumber } from './parse-query';

const TAB = 'tab';
const PAGE = 'page';

/** What an address says about tabs; null where it names none. */
export type TabAddress = { tab: string | null; page: number };

/** Takes the query and the hash of an address and answers the tab and its page. Reads what buildTabHref writes. */
export function parseTabAddress({ search, hash }: { search: string; hash: string }): TabAddress {
  const query = new URLSearchParams(search);
  const page = parsePageNumber(query.get(PAGE) ?? undefined);
  const pagedTab = page > 1 ? query.get(TAB) : null;
  const tab = hash.slice(1) || pagedTab;
  return { tab, page: tab !== null && tab === pagedTab ? page : 1 };
}

/**
 * Takes the present address and the one of a tab, and answers the path, query and hash of that tab, with what else the
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
