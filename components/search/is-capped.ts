import { MAX_SEARCH_TOTAL } from '@/lib/catalogue/source';

/** Whether a total of a search only says that there are at least MAX_SEARCH_TOTAL matches. */
export function isCapped(total: number): boolean {
  return total >= MAX_SEARCH_TOTAL;
}
