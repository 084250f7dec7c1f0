import { z } from 'zod';
import type { Brand, CatalogueSource } from '@/lib/catalogue';
import { apiBrand, apiBrandList, toApiBrand, toApiBrandList, toWholePage } from '@/lib/catalogue/wire';
import { defineGet } from '../endpoint';
import { requireFound } from '../responses';
import { BRAND_SORT, CATEGORY_ID, FEATURED, ID, LETTER, NAME, PAGING, SEARCH } from '../parameters';

export const listBrands = defineGet({
  id: 'listBrands',
  path: '/brands',
  summary: 'List brands',
  parameters: z.object({
    ...PAGING,
    featured: FEATURED,
    category_id: CATEGORY_ID,
    search: SEARCH,
    letter: LETTER,
    sort: BRAND_SORT,
  }),
  response: apiBrandList,
  load: async (source, { page_size: pageSize, featured, category_id: categoryId, ...same }) =>
    toApiBrandList(
      await source.listBrands({ ...same, pageSize, featured: featured || undefined, categoryId }),
    ),
});

export const getBrand = defineGet({
  id: 'getBrand',
  path: '/brands/{id}',
  summary: 'Get a brand by its id',
  parameters: z.object({ id: ID }),
  response: apiBrand,
  load: async (source, { id }) => toApiBrand(await requireBrand(source, id)),
});

export const listRelatedBrands = defineGet({
  id: 'listRelatedBrands',
  path: '/brands/{id}/related',
  summary: 'List brands that share most categories with a brand',
  parameters: z.object({ id: ID }),
  response: apiBrandList,
  load: async (source, { id }) => {
    await requireBrand(source, id);
    return toApiBrandList(toWholePage(await source.listRelatedBrands(id)));
  },
});

/** The brand of that id. Throws ApiError 404 where there is none. */
export async function requireBrand(source: CatalogueSource, id: Brand['id']): Promise<Brand> {
  return requireFound(await source.getBrand(id), `brand with the id ${id}`);
}

export const getBrandByUniqueName = defineGet({
  id: 'getBrandByUniqueName',
  path: '/brands/name/{unique_name}',
  summary: 'Get a brand by its unique name',
  parameters: z.object({ unique_name: NAME }),
  response: apiBrand,
  load: async (source, { unique_name: uniqueName }) =>
    toApiBrand(
      requireFound(
        await source.getBrandByUniqueName(uniqueName),
        `brand with the unique name "${uniqueName}"`,
      ),
    ),
});
