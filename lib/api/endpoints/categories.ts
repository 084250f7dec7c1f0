import { z } from 'zod';
import { apiCategoryList, toApiCategoryList } from '@/lib/catalogue/wire/category';
import { defineGet } from '../endpoint';
import { PAGING } from '../parameters';

export const listCategories = defineGet({
  id: 'listCategories',
  path: '/categories',
  summary: 'List categories',
  parameters: z.object(PAGING),
  answer: apiCategoryList,
  load: async (source, { page, page_size: pageSize }) =>
    toApiCategoryList(await source.listCategories({ page, pageSize })),
});
