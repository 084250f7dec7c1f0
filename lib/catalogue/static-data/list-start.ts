import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageQuery } from '../source';
import type { Page } from '../types';

/** Spec §5: static data is used only for pages 1 to 5. */
export const MAX_STATIC_PAGE = 5;

/** The first items of a list, null where one is left out, and how many the whole list holds. */
export type ListStart<T> = { items: (T | null)[]; total: number };

/** The page that is asked for, where the start of the list holds all of it; else null. */
export function pickPage<T>(start: ListStart<T> | null, query: PageQuery): Page<T> | null {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  if (start === null || !isWithin(page, MAX_STATIC_PAGE) || !isWithin(pageSize, MAX_PAGE_SIZE)) return null;
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  if (start.items.length < Math.min(to, start.total)) return null;
  const items = start.items.slice(from, to).flatMap((item) => (item === null ? [] : [item]));
  return { items, total: start.total, page, pageSize };
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
