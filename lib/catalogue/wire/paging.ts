import { z } from 'zod';
import type { Page } from '../types';

/** What every list says beside its items (spec §3). */
export const apiPaging = z.object({
  total: z.int().min(0).describe('How many items the whole list holds'),
  page: z.int().min(1).describe('This page, from 1'),
  page_size: z.int().min(1).describe('How many items a full page holds'),
});

export type ApiPaging = z.infer<typeof apiPaging>;

/** The paging fields of a page, as they go over the wire. */
export function toApiPaging(page: Omit<Page<unknown>, 'items'>): ApiPaging {
  return { total: page.total, page: page.page, page_size: page.pageSize };
}
