import { z } from 'zod';
import type { PageWindow } from '../rules/page-window';
import { MAX_PAGE_SIZE } from '../source';
import type { Page } from '../types';
import { listOf, MAX_COUNT, optionalCount, optionalId } from '../wire/fields';

/** What a response says, and whether a failing host says that as well: then a kept response is not replaced by it. */
export type Reading<T> = { value: T; isSuspect: boolean };

export type PageReading<T> = Reading<Page<T>> & {
  /** How many items were sent, whatever is read of them. */
  sent: number;
};

const object = z.record(z.string(), z.unknown());

/** How many items a host says that its pages hold; null where that is more than a page may. */
export const hostPageSize = optionalId.transform((size) =>
  size !== null && size <= MAX_PAGE_SIZE ? size : null,
);

const hostPaging = z.object({
  total: optionalCount,
  total_pages: optionalCount,
  page: optionalId,
  page_size: hostPageSize,
});

/** What a body holds in `data`, or the body itself where it has no such envelope. Throws ZodError if it is no object. */
export function getData(body: unknown): unknown {
  const fields = object.parse(body);
  return 'data' in fields ? fields.data : fields;
}

/**
 * One page of a list in either shape of docs/specification.md §3.7: named in an envelope (`{data: {brand_list, total,
 * page_size}}`), or bare (`{data: […], total, total_pages}`). Items that cannot be read are left out, and those beyond
 * the size of the page; the page is the requested one. Suspect is one of which less than half can be read, and an empty
 * one whose total says that it is not. Throws ZodError where there is no list, Error where one is null and the rest does
 * not say that it is empty.
 */
export function readPage<T>(
  body: unknown,
  name: string,
  item: z.ZodType<T>,
  { page, pageSize: requestedSize }: Omit<PageWindow, 'offset'>,
): PageReading<T> {
  const outer = object.parse(body);
  const inner = object.safeParse(outer.data);
  const holder = inner.success ? inner.data : outer;
  const list = z
    .array(z.unknown())
    .nullable()
    .parse(name in holder ? holder[name] : holder.data);
  const paging = hostPaging.parse(holder);
  const pageSize = paging.page_size ?? requestedSize;
  if (list === null && !saysEmpty(paging, page, pageSize)) throw new Error(`its ${name} is null`);
  const sent = list?.length ?? 0;
  const taken = Math.min(sent, pageSize);
  const items = listOf(item, pageSize).parse(list);
  // A total of less than this page holds is none.
  const total =
    paging.total !== null && paging.total >= taken
      ? paging.total
      : estimateTotal(paging.total_pages, taken, page, pageSize);
  const isSuspect = taken === 0 ? total > (page - 1) * pageSize : items.length < taken / 2;
  return { value: { items, total, page, pageSize }, isSuspect, sent };
}

/**
 * Whether null stands for an empty page: the host says something of a page, and no total of items that it would have.
 * `{data:null}` alone is what a broken host says, too.
 */
function saysEmpty(paging: z.output<typeof hostPaging>, page: number, pageSize: number): boolean {
  const isPage = Object.values(paging).some((value) => value !== null);
  const isWithin =
    paging.total === null ? (paging.total_pages ?? 0) >= page : paging.total > (page - 1) * pageSize;
  return isPage && !isWithin;
}

/** How many items there are as far as one page shows: the last page is known, any before it is taken as full. */
function estimateTotal(totalPages: number | null, length: number, page: number, pageSize: number): number {
  const isLast = totalPages === null || totalPages === 0 || page === totalPages;
  if (!isLast && totalPages * pageSize <= MAX_COUNT) return totalPages * pageSize;
  return length === 0 ? 0 : (page - 1) * pageSize + length;
}
