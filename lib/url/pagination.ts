export type PageWindowItem = number | 'ellipsis';

const SHOWN_WHOLE = 7;
const EDGE_LENGTH = 5;
const NEAR_EDGE = 4;

/** How many pages a list has; at least 1. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page links to show around the current page (docs/specification.md §9.8). Pages count from 1. */
export function buildPageWindow(current: number, pageCount: number): PageWindowItem[] {
  if (pageCount <= SHOWN_WHOLE) return range(1, pageCount);
  const lastTwo = range(pageCount - 1, pageCount);
  if (current <= NEAR_EDGE) return [...range(1, EDGE_LENGTH), 'ellipsis', ...lastTwo];
  if (current >= pageCount - NEAR_EDGE + 1) {
    return [1, 2, 'ellipsis', ...range(pageCount - EDGE_LENGTH + 1, pageCount)];
  }
  return [1, 2, 'ellipsis', ...range(current - 1, current + 1), 'ellipsis', ...lastTwo];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
