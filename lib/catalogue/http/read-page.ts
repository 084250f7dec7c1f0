import { z } from 'zod';
import type { PageWindow } from '../rules/page-window';
import { MAX_PAGE_SIZE } from '../source';
import type { Page } from '../types';
import { MAX_COUNT, optionalCount, optionalPositive } from '../wire/fields';

/** The rows of a page: how many there are, how many of them cannot be read, and the first field why. */
export type RowCounts = { rows: number; unread: number; field: string };

/** What a response says, and whether a failing host says that as well: then a kept one is not replaced by it. */
export type Reading<T> = { value: T; isSuspect: boolean; counts?: RowCounts };

export type PageReading<T> = Reading<Page<T>> & {
  /** How many items were sent, whatever is read of them. */
  sent: number;
};

const object = z.record(z.string(), z.unknown());

/** How many items a host says that its pages hold; null where that is more than a page may. */
export const hostPageSize = optionalPositive.transform((size) =>
  size !== null && size <= MAX_PAGE_SIZE ? size : null,
);

const hostPaging = z.object({
  total: optionalCount,
  total_pages: optionalCount,
  page: optionalPositive,
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
 * the size of the page, and counted; the page is the requested one. Suspect is one of which less than half can be read,
 * and an empty one whose total says that it is not. Throws ZodError where there is no list, Error where one is null and
 * the rest does not say that it is empty.
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
  // Null beside a total that is a text is what a host of wrong types sends.
  const isEmpty = typeof holder.total !== 'string' && saysEmpty(paging, page, pageSize);
  if (list === null && !isEmpty) throw new Error(`its ${name} is null`);
  const sent = list?.length ?? 0;
  const taken = Math.min(sent, pageSize);
  const { items, counts } = readRows(list?.slice(0, taken) ?? [], item);
  // A total of less than this page holds is none.
  const total =
    paging.total !== null && paging.total >= taken
      ? paging.total
      : estimateTotal(paging.total_pages, taken, page, pageSize);
  const isSuspect = taken === 0 ? total > (page - 1) * pageSize : isMostlyUnread(counts);
  return { value: { items, total, page, pageSize }, isSuspect, counts, sent };
}

/** Whether more than half of the rows cannot be read. */
export function isMostlyUnread({ rows, unread }: RowCounts): boolean {
  return unread > rows / 2;
}

function readRows<T>(rows: unknown[], item: z.ZodType<T>): { items: T[]; counts: RowCounts } {
  const results = rows.map((row) => item.safeParse(row));
  const items = results.flatMap(({ success, data }) => (success ? [data] : []));
  const error = results.find(({ success }) => !success)?.error;
  const field = error?.issues[0]?.path.join('.') || 'the row itself';
  return { items, counts: { rows: rows.length, unread: rows.length - items.length, field } };
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
