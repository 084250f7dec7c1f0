import { z } from 'zod';
import { apiStats, toApiStats } from '@/lib/catalogue/wire/stats';
import { defineGet } from '../endpoint';

export const getStats = defineGet({
  id: 'getStats',
  path: '/stats',
  summary: 'Count the brands, coupons and deals of the catalogue',
  parameters: z.object({}),
  answer: apiStats,
  load: async (source) => toApiStats(await source.getStats()),
});
