import { z } from 'zod';
import { RELATED_LIMIT } from '../source';
import type { Page } from '../types';

/** What every list says beside its items (docs/specification.md §3.7). */
export const apiPaging = z.object({
  total: z.int().min(0).describe('How many items the whole list holds'),
  page: z.int().min(1).describe('This page, from 1'),
  page_size: z.int().min(1).describe('How many items a full page holds'),
});

/** The paging fields of a page, without its items. */
export function pickPaging({ total, page, pageSize }: Omit<Page<unknown>, 'items'>) {
  return { total, page, pageSize };
}

/** A short list that has no further pages, as its only page. */
export function toWholePage<T>(items: T[]): Page<T> {
  return { items, total: items.length, page: 1, pageSize: RELATED_LIMIT };
}
