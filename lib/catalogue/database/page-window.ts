import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageQuery } from '../source';

export type PageWindow = { page: number; pageSize: number; offset: number };

/** Beyond any list there can be, and its offsets are still exact integers. */
const MAX_PAGE = 2 ** 40;

/** The rows a page asks for: page from 1, size from 1 to MAX_PAGE_SIZE, whatever was given. */
export function toPageWindow({ page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): PageWindow {
  const safePage = clamp(page, MAX_PAGE);
  const safeSize = clamp(pageSize, MAX_PAGE_SIZE);
  return { page: safePage, pageSize: safeSize, offset: (safePage - 1) * safeSize };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value) || 1, 1), max);
}
