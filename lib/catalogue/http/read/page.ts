import { z } from 'zod';
import type { Page } from '../../types';
import type { Paging } from '../paging';
import { count, listOf, optionalId } from './values';

const object = z.record(z.string(), z.unknown());

const paging = z.object({
  total: count.nullable().catch(null),
  total_pages: count.nullable().catch(null),
  page_size: optionalId,
});

/** What a body holds in `data`, or the body itself where it has no such envelope. Throws ZodError if it is no object. */
export function getData(body: unknown): unknown {
  const fields = object.parse(body);
  return 'data' in fields ? fields.data : fields;
}

/**
 * One page of a list in either shape of spec §3: named in an envelope (`{data: {brand_list, total, page_size}}`), or
 * bare (`{data: […], total, total_pages}`). Items that cannot be read are left out; the page is the one asked for.
 * Throws ZodError where there is no list.
 */
export function readPage<T>(body: unknown, name: string, item: z.ZodType<T>, asked: Paging): Page<T> {
  const outer = object.parse(body);
  const inner = object.safeParse(outer.data);
  const holder = inner.success ? inner.data : outer;
  const list = z
    .array(z.unknown())
    .nullable()
    .parse(name in holder ? holder[name] : holder.data);
  const told = paging.parse(holder);
  const pageSize = told.page_size ?? asked.pageSize;
  const total = told.total ?? estimateTotal(told.total_pages, list?.length ?? 0, asked.page, pageSize);
  return { items: listOf(item).parse(list), total, page: asked.page, pageSize };
}

/** How many items there are as far as one page shows: the last page is known, any before it is taken as full. */
function estimateTotal(totalPages: number | null, length: number, page: number, pageSize: number): number {
  if (totalPages !== null && page !== totalPages) return totalPages * pageSize;
  return length === 0 ? 0 : (page - 1) * pageSize + length;
}
