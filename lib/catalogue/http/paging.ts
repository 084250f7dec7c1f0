import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageQuery } from '../source';

/** A page as it is asked of a host. */
export type Paging = { page: number; pageSize: number };

/** The largest page that hosts can be asked for: a 32-bit integer. Past the end of any list there can be. */
const MAX_PAGE = 2_147_483_647;

/** Which page to ask for: page from 1, size from 1 to MAX_PAGE_SIZE, whatever was given. */
export function toPaging({ page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): Paging {
  return { page: clamp(page, MAX_PAGE), pageSize: clamp(pageSize, MAX_PAGE_SIZE) };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value) || 1, 1), max);
}
