import { z } from 'zod';
import type { Example } from './example';

const EXAMPLES = z.array(
  z.object({
    markdown: z.string(),
    html: z.string(),
    section: z.string().default(''),
    example: z.number().int().optional(),
  }),
);

/** Reads the examples of a specification from their JSON form. Throws Error on JSON that is none, or another. */
export function parseSpecJson(text: string): Example[] {
  const parsed = EXAMPLES.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data.map(({ example, ...rest }, index) => ({ ...rest, number: example ?? index + 1 }));
}
