import type { OfferQuery } from '../source';
import type { ItemId } from '../types';

/** A query of a source whose ids are those of rows. */
export type RowQuery<Query> = Omit<Query, 'categoryId' | 'brandId'> & {
  categoryId?: number;
  brandId?: number;
};

/** Rows count from 1, and an id of the port may be a text: no row has such an id. */
const NO_ROW = 0;

export function toRowId(id: ItemId): number {
  return typeof id === 'number' ? id : NO_ROW;
}

export function toRowQuery<Query extends Pick<OfferQuery, 'categoryId' | 'brandId'>>(
  query: Query,
): RowQuery<Query> {
  const { categoryId, brandId } = query;
  return {
    ...query,
    categoryId: categoryId === undefined ? undefined : toRowId(categoryId),
    brandId: brandId === undefined ? undefined : toRowId(brandId),
  };
}
