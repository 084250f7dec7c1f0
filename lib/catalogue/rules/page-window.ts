import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type PageQuery, type SearchQuery } from '../source';
import type { SearchResult } from '../types';

/** Which rows of a list a page holds: `page` from 1, `offset` from 0. */
export type PageWindow = { page: number; pageSize: number; offset: number };

/** The largest page number: a 32-bit integer, which every API host can read. Past the end of any list. */
export const MAX_PAGE = 2_147_483_647;

/** The window of a page query. Clamps any number: page to 1..MAX_PAGE, size to 1..MAX_PAGE_SIZE; what is no number is 1. */
export function toWindow({ page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): PageWindow {
  const safePage = clamp(page, MAX_PAGE);
  const safeSize = clamp(pageSize, MAX_PAGE_SIZE);
  return { page: safePage, pageSize: safeSize, offset: (safePage - 1) * safeSize };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value) || 1, 1), max);
}

/** A search that found nothing: for white space, and for a page whose catalogue fails (docs/specification.md §8.1). */
export function buildEmptyResult({
  query,
  type = 'all',
  page = 1,
  pageSize = DEFAULT_PAGE_SIZE,
}: SearchQuery): SearchResult {
  const section = { total: 0, items: [] };
  return { query, type, page, pageSize, total: 0, brands: section, coupons: section, deals: section };
}
