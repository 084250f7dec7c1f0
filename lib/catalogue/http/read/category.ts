import { z } from 'zod';
import type { Category } from '../../types';
import { proseOrEmpty, requiredKey, requiredText } from './texts';
import { id } from './values';

/** A category as a host may send it (spec §3). */
export const hostCategory: z.ZodType<Category> = z.object({
  id,
  name: requiredText,
  slug: requiredKey,
  icon: proseOrEmpty,
});
