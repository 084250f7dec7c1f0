import { z } from 'zod';
import type { Category } from '../../types';
import { id, requiredText, textOrEmpty } from './values';

/** A category as a host may send it (spec §3). */
export const hostCategory: z.ZodType<Category> = z.object({
  id,
  name: requiredText,
  slug: requiredText,
  icon: textOrEmpty,
});
