import { z } from 'zod';
import type { Category, Page } from '../types';
import { encode } from './encode';
import { id, proseOrEmpty, requiredKey, requiredText } from './fields';
import { apiPaging, pickPaging } from './page';

/** A category (docs/specification.md §3.1). It has no optional fields, so one schema reads and writes. */
export const apiCategory = z
  .object({
    id,
    name: requiredText,
    slug: requiredKey.describe('Its part of the address /categories/{slug}'),
    icon: proseOrEmpty.describe('The name of an icon'),
  })
  .describe('A category that brands and offers belong to');

export const apiCategoryList = z
  .object({ category_list: z.array(apiCategory), ...apiPaging.shape })
  .describe('A page of categories');

export type ApiCategory = z.infer<typeof apiCategory>;
export type ApiCategoryList = z.infer<typeof apiCategoryList>;

/** A category as it goes over the wire (docs/specification.md §3.1). */
export function toApiCategory(category: Category): ApiCategory {
  return encode(apiCategory, category);
}

/** A page of categories as it goes over the wire. */
export function toApiCategoryList(page: Page<Category>): ApiCategoryList {
  return encode(apiCategoryList, { categoryList: page.items, ...pickPaging(page) });
}
