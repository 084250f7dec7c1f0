import type { ListFilter } from '../lists';
import { all, exact, inColumns } from './match';

/** Matches what is in all of the filter's lists, each of which is a word of the `scopes` column; "" for no filter. */
export function matchScopes({ featured, categoryId, brandId }: ListFilter): string {
  const scopes = [
    ...(featured ? ['f'] : []),
    ...(categoryId === undefined ? [] : [`c${categoryId}`]),
    ...(brandId === undefined ? [] : [`b${brandId}`]),
  ];
  return scopes.length === 0 ? '' : inColumns(['scopes'], all(scopes.map(exact)));
}
