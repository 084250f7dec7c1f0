import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../../source';
import type { Page } from '../../types';
import type { PageWindow } from '../../page-window';
import type { Reading } from './reading';
import { count, listOf, MAX_COUNT, optionalId } from './values';

export type PageReading<T> = Reading<Page<T>> & {
  /** How many items were sent, whatever is read of them. */
  sent: number;
};

const object = z.record(z.string(), z.unknown());

/** How many items a host says that its pages hold; null where that is more than a page may. */
export const toldPageSize = optionalId.transform((size) =>
  size !== null && size <= MAX_PAGE_SIZE ? size : null,
);

const paging = z.object({
  total: count.nullable().catch(null),
  total_pages: count.nullable().catch(null),
  page: optionalId,
  page_size: toldPageSize,
});

/** What a body holds in `data`, or the body itself where it has no such envelope. Throws ZodError if it is no object. */
export function getData(body: unknown): unknown {
  const fields = object.parse(body);
  return 'data' in fields ? fields.data : fields;
}

/**
 * One page of a list in either shape of spec §3: named in an envelope (`{data: {brand_list, total, page_size}}`), or
 * bare (`{data: […], total, total_pages}`). Items that cannot be read are left out, and those beyond the size of the
 * page; the page is the one asked for. Doubtful is one of which less than half can be read, and an empty one whose
 * total says that it is not. Throws ZodError where there is no list, Error where one is null and the rest does not say
 * that it is empty.
 */
export function readPage<T>(
  body: unknown,
  name: string,
  item: z.ZodType<T>,
  asked: Omit<PageWindow, 'offset'>,
): PageReading<T> {
  const outer = object.parse(body);
  const inner = object.safeParse(outer.data);
  const holder = inner.success ? inner.data : outer;
  const list = z
    .array(z.unknown())
    .nullable()
    .parse(name in holder ? holder[name] : holder.data);
  const told = paging.parse(holder);
  const { page } = asked;
  const pageSize = told.page_size ?? asked.pageSize;
  if (list === null && !isToldEmpty(told, page, pageSize)) throw new Error(`its ${name} is null`);
  const sent = list?.length ?? 0;
  const taken = Math.min(sent, pageSize);
  const items = listOf(item, pageSize).parse(list);
  // A total of less than this page holds is none.
  const total =
    told.total !== null && told.total >= taken
      ? told.total
      : estimateTotal(told.total_pages, taken, page, pageSize);
  const isDoubtful = taken === 0 ? total > (page - 1) * pageSize : items.length < taken / 2;
  return { value: { items, total, page, pageSize }, isDoubtful, sent };
}

/**
 * Whether null stands for an empty page: the host tells of a page, and no total of items that it would have. `{data:null}`
 * alone is what a broken host says, too.
 */
function isToldEmpty(told: z.output<typeof paging>, page: number, pageSize: number): boolean {
  const isPage = Object.values(told).some((value) => value !== null);
  const isWithin = told.total === null ? (told.total_pages ?? 0) >= page : told.total > (page - 1) * pageSize;
  return isPage && !isWithin;
}

/** How many items there are as far as one page shows: the last page is known, any before it is taken as full. */
function estimateTotal(totalPages: number | null, length: number, page: number, pageSize: number): number {
  const isLast = totalPages === null || totalPages === 0 || page === totalPages;
  if (!isLast && totalPages * pageSize <= MAX_COUNT) return totalPages * pageSize;
  return length === 0 ? 0 : (page - 1) * pageSize + length;
}
