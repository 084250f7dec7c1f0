import { z } from 'zod';
import type { Category, Page } from '../types';
import { apiPaging, toApiPaging } from './paging';

export const apiCategory = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    slug: z.string().describe('Its part of the address /categories/{slug}'),
    icon: z.string().describe('The name of an icon'),
  })
  .describe('A category that brands and offers belong to');

export const apiCategoryList = z
  .object({ category_list: z.array(apiCategory), ...apiPaging.shape })
  .describe('A page of categories');

export type ApiCategory = z.infer<typeof apiCategory>;
export type ApiCategoryList = z.infer<typeof apiCategoryList>;

/** A category as it goes over the wire (spec §3). */
export function toApiCategory(category: Category): ApiCategory {
  return { id: category.id, name: category.name, slug: category.slug, icon: category.icon };
}

/** A page of categories as it goes over the wire (spec §3). */
export function toApiCategoryList(page: Page<Category>): ApiCategoryList {
  return { category_list: page.items.map(toApiCategory), ...toApiPaging(page) };
}
